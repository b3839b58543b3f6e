// Embedded engine: search, export and preview without a server.
import { join } from 'node:path';
import type { IconKey } from '../catalog/catalog.ts';
import { catalogFileOf, EMOJI_FILE, readCatalogFile } from '../catalog/catalog-file.ts';
import type {
  EmojiSearchResponse,
  ExportBody,
  FindIdeasParameters,
  GetPreviewPngParameters,
  IconItem,
  IconSearchResponse,
  IdeasResponse,
  Library,
  SearchEmojiParameters,
  SearchIconsParameters,
} from '../client/api-types.ts';
import { parseExportBody } from '../contract/export/export-body.ts';
import { ICON_NAME_FORM, parseIconName } from '../contract/export/export-request.ts';
import { parsePreviewBody } from '../contract/export/preview-query.ts';
import { ProblemError, quote } from '../contract/problems.ts';
import { searchQueryOf } from '../contract/search-query.ts';
import { createShaper } from '../package/fonts/shaper.ts';
import { zipFiles } from '../package/zip.ts';
import {
  type CatalogIndex,
  iconJson,
  listLibraries,
  openCatalogIndex,
  openEmoji,
  parseSegments,
  searchEmoji,
  searchIcons,
} from './catalog-use-cases.ts';
import { createExporter, type Packages, type Preview } from './exporter.ts';
import { findIdeas } from './ideas.ts';
import { contactSheet, exportPackage, preview } from './render-use-cases.ts';

/** Filters and paging of a search. */
export type SearchOptions = Omit<SearchIconsParameters, 'q'>;

/** Fields of an export, with size and color scheme of the image. */
export type PreviewBody = ExportBody & Pick<GetPreviewPngParameters, 'size' | 'scheme'>;

/** Image format. An SVG adapts to the color scheme if the favicon has dark mode. */
export type PreviewFormat = 'svg' | 'png';

/**
 * The one interface of the use cases. The library implements it in process, the MCP server with the quotas of a client,
 * and the command line with a remote server; each caller takes the operations it needs with `Pick`. Parameters and
 * results have the shapes of the API. Errors are ProblemErrors with the codes of the API. In the library, rendering
 * blocks the calling thread.
 */
export interface Engine {
  /** Finds icons by name, meaning or a word of another language, best first. An empty text lists all icons. */
  search(text: string, options?: SearchOptions): Promise<IconSearchResponse>;
  /** Finds emoji for the field `emoji` of an export. */
  searchEmoji(text: string, options?: Omit<SearchEmojiParameters, 'q'>): Promise<EmojiSearchResponse>;
  /** Finds six finished designs for the words of a brand. */
  findIdeas(text: string, options?: Omit<FindIdeasParameters, 'q'>): Promise<IdeasResponse>;
  /** Finds an icon by its key, or by `library/name` or `library/name/style`. */
  getIcon(icon: IconKey | string): Promise<IconItem>;
  /** Lists the libraries with their styles and licenses. */
  listLibraries(): Promise<readonly Library[]>;
  /** Exports a package. Equal bodies give equal bytes in the same version of this library on Node.js. */
  exportPackage(body: ExportBody): Promise<ExportedPackage>;
  /** Renders one image of `size` pixels, 180 by default. */
  preview(body: PreviewBody, format?: PreviewFormat): Promise<Preview>;
  /** Renders up to 99 icons as one PNG, numbered from 1. */
  contactSheet(icons: readonly Pick<IconItem, 'svg'>[]): Promise<Preview>;
}

/** A package as files and as an archive. The archive is written when `zip` is read for the first time. */
export type ExportedPackage = Packages['files'] & Packages['zip'];

export interface EngineOptions {
  /** Folder with the catalog file, the emoji file and `fonts`. */
  readonly dataFolder: string;
}

/** Creates an engine. It reads the catalog on first use and has no threads, timers or open files. */
export const createEngine = (options: EngineOptions): Engine => {
  const dataFolder: unknown = options?.dataFolder;
  if (typeof dataFolder !== 'string')
    throw new TypeError(
      'createEngine needs the option dataFolder: the folder with the catalog file and fonts.',
    );
  const fontDirectory = join(dataFolder, 'fonts');
  const shaper = createShaper(fontDirectory);
  let opened: CatalogIndex | undefined;
  const ports = {
    exporter: createExporter({ fontDirectory, threads: 0 }),
    shaper: async () => shaper,
    emoji: openEmoji(join(dataFolder, EMOJI_FILE)),
    index: () => {
      opened ??= openIndexFile(catalogFileOf(dataFolder));
      return opened;
    },
  };
  return inLibraryWords({
    search: async (text, options = {}) =>
      parseSegments(searchIcons(ports, searchQueryOf(text, options)).segments),
    searchEmoji: async (text, options = {}) =>
      parseSegments((await searchEmoji(ports, searchQueryOf(text, options))).segments),
    findIdeas: async (text, options = {}) => findIdeas(ports, searchQueryOf(text, options)),
    getIcon: async icon => parseSegments([iconJson(ports, iconKeyOf(icon))]),
    listLibraries: async () => listLibraries(ports),
    exportPackage: async body =>
      withArchive(await exportPackage(ports, lookups => parseExportBody(body, lookups), { form: 'files' })),
    preview: async (body, format = 'png') =>
      preview(ports, lookups => parsePreviewBody({ ...body }, lookups), { format }),
    contactSheet: async icons => contactSheet(ports, icons),
  });
};

/** Parses an icon that is given as text. Throws a ProblemError. */
export const iconKeyOf = (icon: IconKey | string): IconKey => {
  const key = typeof icon === 'string' ? parseIconName(icon) : icon;
  if (key) return key;
  throw new ProblemError('invalid_json', `The icon must be ${ICON_NAME_FORM}, got ${quote(icon)}.`);
};

/** Adds `zip`, which writes the archive on first use: most callers write the files and need no archive. */
export const withArchive = (exported: Packages['files']): ExportedPackage => {
  let zip: Uint8Array | undefined;
  return {
    ...exported,
    get zip() {
      zip ??= zipFiles(exported.files);
      return zip;
    },
  };
};

/** Replaces the hints of problems by hints for callers of the library. */
const inLibraryWords = (engine: Engine): Engine =>
  Object.fromEntries(
    Object.entries(engine).map(([name, call]: [string, (...parameters: unknown[]) => Promise<unknown>]) => [
      name,
      (...parameters: unknown[]) =>
        call(...parameters).catch(error => {
          throw error instanceof ProblemError
            ? Object.assign(error, { hint: error.hintFor('library') })
            : error;
        }),
    ]),
  ) as unknown as Engine;

const openIndexFile = (path: string): CatalogIndex => {
  try {
    return openCatalogIndex(readCatalogFile(path));
  } catch (cause) {
    const problem = new ProblemError('index_unavailable', 'The icon index is missing or cannot be read.');
    throw Object.assign(problem, { cause });
  }
};
