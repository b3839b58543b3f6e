// Embedded engine: search, export and preview without a server.
import { join } from 'node:path';
import { type Catalog, type IconKey, openCatalog } from '../catalog/catalog.ts';
import { readCatalogFile } from '../catalog/catalog-file.ts';
import { libraryItem, requirePosition } from '../catalog/unknown-names.ts';
import type {
  ExportBody,
  GetPreviewPngParameters,
  IconItem,
  IconSearchResponse,
  Library,
  SearchIconsParameters,
} from '../client/api-types.ts';
import { parseExportBody } from '../contract/export/export-body.ts';
import { ICON_NAME_FORM, parseIconName } from '../contract/export/export-request.ts';
import { parsePreviewBody } from '../contract/export/preview-query.ts';
import { ProblemError, quote } from '../contract/problems.ts';
import { parseSearchQuery, type QueryParameters } from '../contract/search-query.ts';
import { createShaper } from '../package/fonts/shaper.ts';
import { openSearch, type SearchEngine } from '../search/search.ts';
import { createExporter, type ExportedPackage, type Preview } from './exporter.ts';
import { fieldPorts, iconSourceOf } from './request-source.ts';

/** Filters and page of a search. */
export type SearchOptions = Omit<SearchIconsParameters, 'q'>;

/** Fields of an export, and size and color scheme of the image. */
export type PreviewBody = ExportBody & Pick<GetPreviewPngParameters, 'size' | 'scheme'>;

/** Image to render: `svg` adapts to the color scheme if the favicon has dark mode. */
export type PreviewFormat = 'svg' | 'png';

/**
 * Parameters and results have the shapes of the API; errors are ProblemErrors with its codes. Rendering runs in the calling
 * thread: a package takes about 50 ms.
 */
export interface Engine {
  search(text: string, options?: SearchOptions): Promise<IconSearchResponse>;
  /** Finds an icon by its key, or by `library/name` or `library/name/style`. */
  getIcon(icon: IconKey | string): Promise<IconItem>;
  listLibraries(): Promise<readonly Library[]>;
  /** Exports a package: equal bodies and versions give equal bytes. */
  exportPackage(body: ExportBody): Promise<ExportedPackage>;
  /** Renders one image of `size` pixels, 180 by default. */
  preview(body: PreviewBody, format?: PreviewFormat): Promise<Preview>;
  /** Renders up to 99 icons as one PNG, numbered from 1. */
  contactSheet(icons: readonly Pick<IconItem, 'svg'>[]): Promise<Preview>;
}

export interface EngineOptions {
  /** Folder with `catalog.bin` and `fonts`, as `npm run build` writes it. */
  readonly dataFolder: string;
}

interface Index {
  readonly catalog: Catalog;
  readonly search: SearchEngine;
}

/** Creates an engine. It reads the catalog on first use and has no threads, timers or open files. */
export const createEngine = ({ dataFolder }: EngineOptions): Engine => {
  const fontDirectory = join(dataFolder, 'fonts');
  const exporter = createExporter({ fontDirectory, threads: 0 });
  const shaper = createShaper(fontDirectory);
  let opened: Index | undefined;
  const requireIndex = (): Index => {
    opened ??= openIndex(join(dataFolder, 'catalog.bin'));
    return opened;
  };
  const requireCatalog = () => requireIndex().catalog;
  const ports = fieldPorts(shaper, requireCatalog);
  return inLibraryWords({
    search: async (text, options = {}) => {
      const { segments } = requireIndex().search.page(parseSearchQuery(queryOf(text, options)));
      return JSON.parse(Buffer.concat(segments).toString());
    },
    getIcon: async icon => {
      const key = typeof icon === 'string' ? parseIconName(icon) : icon;
      if (!key)
        throw new ProblemError('invalid_json', `The icon must be ${ICON_NAME_FORM}, got ${quote(icon)}.`);
      const catalog = requireCatalog();
      return JSON.parse(Buffer.from(catalog.itemJson(requirePosition(catalog, key))).toString());
    },
    listLibraries: async () => requireCatalog().libraries.map(libraryItem),
    exportPackage: async body => {
      const request = parseExportBody(body, ports);
      return exporter.exportPackage(request, iconSourceOf(request.source, requireCatalog));
    },
    preview: async (body, format = 'png') => {
      const { request, ...options } = parsePreviewBody({ ...body }, ports);
      return exporter.preview(request, iconSourceOf(request.source, requireCatalog), { format, ...options });
    },
    contactSheet: async icons => exporter.contactSheet(icons),
  });
};

/** Gives problems the hints of the library. */
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

const openIndex = (path: string): Index => {
  try {
    const file = readCatalogFile(path);
    const catalog = openCatalog(file);
    return { catalog, search: openSearch(catalog, file) };
  } catch (cause) {
    const problem = new ProblemError('index_unavailable', 'The icon index is missing or cannot be read.');
    throw Object.assign(problem, { cause });
  }
};

const queryOf = (text: string, options: SearchOptions): QueryParameters => {
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(given.map(([name, value]) => [name, String(value)])), q: text };
};
