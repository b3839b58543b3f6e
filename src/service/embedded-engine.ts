// Embedded engine: search, export and preview without a server.
import { join } from 'node:path';
import { catalogFileOf, EMOJI_FILE, readCatalogFile } from '../catalog/catalog-file.ts';
import type {
  EmojiItem,
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
import {
  type ExportRequest,
  ICON_NAME_FORM,
  type IconKey,
  parseIconName,
} from '../contract/export/export-request.ts';
import { parsePreviewBody } from '../contract/export/preview-query.ts';
import { contactSheetCost, IDEAS_COST, type QuotaClass } from '../contract/limits.ts';
import { ProblemError, quote } from '../contract/problems.ts';
import { searchQueryOf } from '../contract/search-query.ts';
import { createShaper } from '../package/fonts/shaper.ts';
import { zipFiles } from '../package/zip.ts';
import {
  type CatalogIndex,
  emojiQuery,
  listLibraries,
  openCatalogIndex,
  openEmoji,
  requireIcon,
  requireIndex,
  unavailable,
} from './catalog-use-cases.ts';
import { createExporter, type Packages, type Preview } from './exporter.ts';
import { findIdeas } from './ideas.ts';
import { buildPackage, preview, type RenderOptions, type RenderPorts } from './render-use-cases.ts';

/** Filters and paging of a search. */
export type SearchOptions = Omit<SearchIconsParameters, 'q'>;

/** Fields of an export, with the size and the color scheme of the image. */
export type PreviewBody = ExportBody & Pick<GetPreviewPngParameters, 'size' | 'scheme'>;

/** Image format. If the favicon has dark mode, an SVG adapts to the color scheme. */
export type PreviewFormat = 'svg' | 'png';

/**
 * The interface of all use cases. The library implements it in this process, the MCP server within the quotas of a
 * client, and the command line with a remote server. Parameters and results have the shapes of the API; errors are
 * ProblemErrors with the codes of the API. The library renders in the calling thread.
 */
export type Engine = ReturnType<typeof engineOf>;

/** A package as files and as an archive. Reading `zip` for the first time writes the archive. */
export type ExportedPackage = Packages['files'] & Packages['zip'];

export interface EngineOptions {
  /** Folder that contains the catalog file, the emoji file and `fonts`. */
  readonly dataFolder: string;
}

/**
 * Creates an engine. It reads the catalog on first use, and has no threads, timers or open files.
 *
 * @example
 * ```js
 * import { createEngine } from 'favsmith';
 *
 * const engine = createEngine({ dataFolder: 'data' });
 * const { total } = await engine.search('rocket');
 * console.log(total > 10); // true
 * ```
 */
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
  return inLibraryWords(engineOf(ports));
};

/** Counts the calls of use cases. */
interface Meter {
  /** Counts a call before it runs. Rejects if it exceeds a quota. */
  count(quota: QuotaClass, cost?: number): Promise<void>;
  /** Runs a rendering that was counted. */
  run<Result>(call: MeteredCall, render: (options: RenderOptions) => Promise<Result>): Promise<Result>;
}

interface MeteredCall {
  readonly quota: 'export' | 'preview';
  /** Default: 1. */
  readonly cost?: number;
  readonly favicon?: ExportRequest;
}

const UNMETERED: Meter = { count: async () => {}, run: (_call, render) => render({}) };

/** The engine on the ports of a process. */
export const engineOf = (ports: RenderPorts, { count, run }: Meter = UNMETERED) => ({
  /** Finds icons by name, by meaning or by a word of another language, best first. An empty text lists all icons. */
  search: async (text: string, options: SearchOptions = {}): Promise<IconSearchResponse> => {
    await count('search');
    const { total, items, members } = requireIndex(ports).search.results(searchQueryOf(text, options));
    return { total, icons: items as readonly IconItem[], ...members };
  },
  /** Finds emoji for the export field `emoji`. */
  searchEmoji: async (
    text: string,
    options: Omit<SearchEmojiParameters, 'q'> = {},
  ): Promise<EmojiSearchResponse> => {
    await count('search');
    const { search } = await ports.emoji();
    const { total, items, members } = search.results(emojiQuery(searchQueryOf(text, options)));
    return { total, emoji: items as readonly EmojiItem[], ...members };
  },
  /** Suggests six finished designs for the words of a brand. */
  findIdeas: async (text: string, options: Omit<FindIdeasParameters, 'q'> = {}): Promise<IdeasResponse> => {
    await count('search', IDEAS_COST);
    return findIdeas(ports, searchQueryOf(text, options));
  },
  /** Finds an icon by key, or by `library/name` or `library/name/style`. */
  getIcon: async (icon: IconKey | string): Promise<IconItem> => {
    await count('lookup');
    const { catalog, position } = requireIcon(ports, iconKeyOf(icon));
    return catalog.item(position);
  },
  /** Lists the libraries with their styles and licenses. */
  listLibraries: async (): Promise<readonly Library[]> => listLibraries(ports),
  /** Exports a package. In the same version of this library on Node.js, equal bodies give equal bytes. */
  exportPackage: async (body: ExportBody): Promise<ExportedPackage> => {
    await count('export');
    const favicon = parseExportBody(body, await ports.shaper());
    const exported = await run({ quota: 'export', favicon }, options =>
      buildPackage(ports, favicon, { form: 'files', ...options }),
    );
    return withArchive(exported);
  },
  /** Renders one image of `size` pixels. Default: 180. */
  preview: async (body: PreviewBody, format: PreviewFormat = 'png'): Promise<Preview> => {
    await count('preview');
    const parsed = parsePreviewBody({ ...body }, await ports.shaper());
    return run({ quota: 'preview', favicon: parsed.request }, options =>
      preview(ports, parsed, { format, ...options }),
    );
  },
  /** Renders up to 99 icons in one PNG, numbered from 1. */
  contactSheet: async (icons: readonly Pick<IconItem, 'svg'>[]): Promise<Preview> => {
    const cost = contactSheetCost(icons.length);
    await count('preview', cost);
    return run({ quota: 'preview', cost }, ({ signal }) => ports.exporter.contactSheet(icons, { signal }));
  },
});

/** Parses an icon key given as text. Throws a ProblemError. */
const iconKeyOf = (icon: IconKey | string): IconKey => {
  const key = typeof icon === 'string' ? parseIconName(icon) : icon;
  if (key) return key;
  throw new ProblemError('invalid_json', `The icon must be ${ICON_NAME_FORM}, got ${quote(icon)}.`);
};

/** Adds `zip`, which writes the archive on first use. Most callers need only the files. */
const withArchive = (exported: Packages['files']): ExportedPackage => {
  let zip: Uint8Array | undefined;
  return {
    ...exported,
    get zip() {
      zip ??= zipFiles(exported.files);
      return zip;
    },
  };
};

type Call = (...parameters: unknown[]) => Promise<unknown>;

/** Replaces the hints in problems by hints for users of the library. */
const inLibraryWords = (engine: Engine): Engine => {
  const calls = Object.entries(engine as unknown as Record<string, Call>).map(([name, call]) => {
    const callInWords: Call = (...parameters) =>
      call(...parameters).catch(error => {
        if (!(error instanceof ProblemError)) throw error;
        throw Object.assign(error, { hint: error.hintFor('library') });
      });
    return [name, callInWords];
  });
  return Object.fromEntries(calls);
};

const openIndexFile = (path: string): CatalogIndex => {
  try {
    return openCatalogIndex(readCatalogFile(path));
  } catch (cause) {
    throw unavailable('The icon index is', cause);
  }
};
