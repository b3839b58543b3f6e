// The public API, as far as the studio uses it.
import { type Glyph, glyphFromOutline } from '../../compose/glyph/glyph.ts';
import { outlineOf } from '../../compose/glyph/letterforms.ts';
import type { Design } from '../state/design.ts';
import type { IconItem, IconPage, LibraryItem, PackageItem } from './answers.ts';
import { type Call, createTransport, type Send } from './transport.ts';

export interface IconQuery {
  readonly q: string;
  readonly library: string;
  readonly style: string;
}

export interface Api {
  /** Absolute address of the export operation, for commands that are run elsewhere. */
  readonly exportAddress: string;
  searchIcons(
    query: IconQuery,
    page: { offset: number; limit: number },
    signal: AbortSignal,
  ): Promise<IconPage>;
  findIcon(icon: { library: string; name: string; style?: string }, signal: AbortSignal): Promise<IconItem>;
  listLibraries(): Promise<readonly LibraryItem[]>;
  initialsGlyph(text: string, signal: AbortSignal): Promise<Glyph>;
  exportZip(design: Design, signal: AbortSignal): Promise<{ fileName: string; zip: Blob }>;
  exportJson(design: Design, signal: AbortSignal): Promise<PackageItem>;
}

/** The API below `base`, the address of the version's root with a slash at its end. */
export const createApi = (base: URL): Api => {
  const send = createTransport(base);
  return {
    exportAddress: new URL('export', base).href,
    searchIcons: (query, page, signal) => json(send, 'icons', { query: { ...query, ...page }, signal }),
    findIcon: ({ library, name, style }, signal) =>
      json(send, `icons/${encodeURIComponent(library)}/${encodeURIComponent(name)}`, {
        query: { style },
        signal,
      }),
    listLibraries: async () =>
      (await json<{ libraries: readonly LibraryItem[] }>(send, 'libraries', {})).libraries,
    initialsGlyph: async (text, signal) => {
      // Without a plate the answer holds one path, which is the letters' outline in the units of their font.
      const response = await send('preview.svg', { query: { text, shape: 'none' }, signal });
      return glyphFromOutline(outlineOf(pathIn(await response.text())));
    },
    exportZip: async (design, signal) => {
      const response = await send('export', exportCall(design, 'application/zip', signal));
      return { fileName: fileNameOf(response), zip: await response.blob() };
    },
    exportJson: (design, signal) => json(send, 'export', exportCall(design, 'application/json', signal)),
  };
};

const json = async <T>(send: Send, path: string, call: Call): Promise<T> =>
  (await (await send(path, call)).json()) as T;

const exportCall = (design: Design, accept: string, signal: AbortSignal): Call => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Accept: accept },
  body: JSON.stringify(design),
  signal,
});

const fileNameOf = (response: Response): string =>
  /filename="?([^";]+)/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? 'favicon.zip';

const pathIn = (svg: string): string => {
  const path = new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('path')?.getAttribute('d');
  if (!path) throw new TypeError('the preview of initials holds no path');
  return path;
};
