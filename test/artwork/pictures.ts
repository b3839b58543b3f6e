// Logos, pictures and their packages, for tests of artwork.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encode } from 'fast-png';
import { ArtworkError } from '../../src/compose/artwork/clean-svg.ts';
import { pictureTypeOf } from '../../src/model/picture-type.ts';
import { createPictureCodecs, createSvgRenderer } from '../../src/package/picture-codecs.ts';
import { type DecodedPicture, decodePicture } from '../../src/raster/picture-decoder.ts';
import { type ExportBody, exportPackage } from '../../src/service/index.ts';
import { pixelAt, readPng } from '../package/read-png.ts';

export interface Logo {
  readonly body: string;
  readonly width?: number;
  readonly height?: number;
  readonly left?: number;
  readonly top?: number;
}

/** Public logos by name. */
export const LOGOS: { readonly icons: Readonly<Record<string, Logo>> } & Required<
  Pick<Logo, 'width' | 'height'>
> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../node_modules/@iconify-json/logos/icons.json'), 'utf8'),
);

export const svg = (content: string, viewBox = '0 0 24 24'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`;

/** The SVG document of a public logo. */
export const logo = (name: string): string => {
  const { body, width = LOGOS.width, height = LOGOS.height, left = 0, top = 0 } = LOGOS.icons[name] as Logo;
  return svg(body, `${left} ${top} ${width} ${height}`);
};

/** Exports a package. `findings` are level and id, such as `info full-square`; `pixelOf` returns `#rrggbbaa`. */
export const packageOf = async (body: ExportBody) => {
  const { files, report, head } = await exportPackage(body);
  const bytesOf = (path: string) => files.find(file => file.path === path)?.bytes ?? new Uint8Array();
  return {
    files,
    head,
    paths: files.map(({ path }) => path),
    findings: report.findings.map(({ level, id }) => `${level} ${id}`),
    find: (id: string) => report.findings.find(finding => finding.id === id),
    textOf: (path: string) => new TextDecoder().decode(bytesOf(path)),
    pixelOf: (path: string, x: number, y: number) => pixelAt(readPng(bytesOf(path)), x, y),
  };
};

/** Function that returns red, green, blue and alpha of a pixel, 0 to 255. */
export type PixelAt = (x: number, y: number) => readonly [number, number, number, number];

/** A PNG file with the pixels of `pixelAt`. */
export const pngOf = (width: number, height: number, pixelAt: PixelAt): Uint8Array => {
  const data = new Uint8Array(4 * width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data.set(pixelAt(x, y), 4 * (y * width + x));
  return encode({ width, height, data, channels: 4, depth: 8 });
};

export const dataUrl = (bytes: Uint8Array, type = 'image/png'): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

/** A PNG of one pixel whose header declares another size. */
export const pngHeader = (width: number, height: number, interlace = 0): Uint8Array => {
  const bytes = Buffer.from(pngOf(1, 1, () => [1, 2, 3, 255]));
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes[28] = interlace;
  return new Uint8Array(bytes);
};

const fonts = join(import.meta.dirname, '..', '..', 'data', 'fonts');
const codecs = createPictureCodecs(fonts, createSvgRenderer(fonts));

/** Decodes a PNG, JPEG, WebP or GIF file. Throws an ArtworkError. */
export const decode = async (bytes: Uint8Array): Promise<DecodedPicture> => {
  const type = pictureTypeOf(bytes);
  if (!type) throw new ArtworkError('The artwork is no picture.');
  await codecs.load(type);
  return decodePicture(bytes, type, codecs);
};

/** A white disc on a full square of one color, like an app icon. */
export const appIcon = (color: string): string =>
  svg(`<path fill="${color}" d="M0 0h24v24H0z"/><circle cx="12" cy="12" r="4" fill="#fff"/>`);

/** A disc of one color on a transparent background. */
export const disc = (side: number, [red, green, blue]: readonly [number, number, number]): Uint8Array =>
  pngOf(side, side, (x, y) =>
    Math.hypot(x + 0.5 - side / 2, y + 0.5 - side / 2) <= side / 4 ? [red, green, blue, 255] : [0, 0, 0, 0],
  );
