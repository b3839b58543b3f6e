// Pictures and sites in memory, for tests of the check.
import { encode } from 'fast-png';
import { openFolderSite } from '../../src/check/folder-site.ts';
import { isUnread, type Site, type SiteFile } from '../../src/check/site.ts';
import { PROJECT_SOURCES } from '../../src/package/install/frameworks.ts';

/** A PNG. `colorAt` returns the color of each pixel. */
export const png = (
  width: number,
  height: number,
  colorAt: (x: number, y: number) => readonly number[],
): Uint8Array => {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data.set(colorAt(x, y), (y * width + x) * 4);
  return encode({ width, height, depth: 8, channels: 4, data });
};
export const RED = [255, 0, 0, 255];
const WHITE = [255, 255, 255, 255];
/** A red square with a white square inside. */
export const square = (side: number): Uint8Array =>
  png(side, side, (x, y) =>
    Math.max(Math.abs(2 * x - side), Math.abs(2 * y - side)) < side / 2 ? WHITE : RED,
  );

/** Directory of an ICO whose images have no bytes. */
export const icoOf = (...sides: readonly number[]): Uint8Array =>
  new Uint8Array([
    ...[0, 0, 1, 0, sides.length, 0],
    ...sides.flatMap(side => [side, side, ...new Array<number>(14).fill(0)]),
  ]);

export const MARK = '<path fill="red" d="M0 0h9v9z"/>';
export const svg = (content = MARK, attributes = 'viewBox="0 0 9 9"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

export const fileOf = (bytes: Uint8Array | string, name = 'file'): SiteFile => ({
  name,
  url: `http://site/${name}`,
  bytes: Buffer.from(bytes as string),
});

export type Files = Readonly<Record<string, string | Uint8Array>>;

/** Opens a folder with these files, of which all that end in .html are pages. `mediaTypes` are those of a server. */
export const openFiles = async (
  files: Files,
  mediaTypes: Readonly<Record<string, string>> = {},
): Promise<Site> => {
  const site = await openFolderSite(
    async path => (path in files ? Buffer.from(files[path] as string) : undefined),
    {
      sources: PROJECT_SOURCES,
      listPages: async () => Object.keys(files).filter(path => path.endsWith('.html')),
    },
  );
  return {
    ...site,
    load: async address => {
      const file = await site.load(address);
      const mediaType = isUnread(file) ? undefined : mediaTypes[file.name];
      return mediaType === undefined ? file : { ...(file as SiteFile), mediaType };
    },
  };
};
