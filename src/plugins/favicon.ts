// Favicon of a project, cached by design and version. (Decision 121)
import type { ExportBody, ExportBodyFields } from '../client/api-types.ts';
import type { HeadElement } from '../contract/install/head-elements.ts';
import type { PackageFile } from '../model/package-file.ts';
import { designPath, readDesign } from './design-source.ts';
import { cacheKey, openCache } from './favicon-cache.ts';
import { toPluginError } from './plugin-error.ts';
import { type PluginInput, parseOptions } from './plugin-options.ts';

/** Files and head elements of a site. */
export interface Favicon {
  /** Files for the root of the site: images, manifest and the license of the icon. */
  readonly files: readonly PackageFile[];
  readonly elements: readonly HeadElement[];
  /** Warnings of the report, one sentence each. */
  readonly warnings: readonly string[];
  /** First digits of the cache key: change with the design. */
  readonly version: string;
}

export interface FaviconSource {
  /** File to watch for changes; `undefined` if the options are the whole design. */
  readonly designFile: string | undefined;
  /** Reads the design and builds the favicon. Rejects with a PluginError of one sentence. */
  load(): Promise<Favicon>;
}

/** Opens the favicon of the project in the folder `root`. Throws a PluginError for unknown options. */
export const openFavicon = (root: string, input?: PluginInput): FaviconSource => {
  const options = parseOptions(input);
  const cache = openCache(root);
  return {
    designFile: designPath(root, options),
    load: async () => {
      const body = readDesign(root, options);
      const key = cacheKey(body);
      const cached = cache.read(key);
      if (cached) return cached;
      const favicon = { ...(await makeFavicon(body)), version: key.slice(0, 8) };
      cache.write(key, favicon);
      return favicon;
    },
  };
};

const makeFavicon = async (body: ExportBodyFields): Promise<Omit<Favicon, 'version'>> => {
  try {
    // Loaded on demand: a cached favicon needs neither catalog nor fonts.
    const { exportPackage } = await import('../engine/index.ts');
    // Engine and contract validate the fields.
    const { files, elements, report } = await exportPackage(body as ExportBody);
    return {
      files: files.filter(isPublic),
      elements,
      warnings: report.findings.filter(({ level }) => level === 'warning').map(({ message }) => message),
    };
  } catch (error) {
    throw toPluginError(error);
  }
};

const isPublic = ({ path }: PackageFile): boolean =>
  /\.(?:svg|ico|png|webmanifest)$/.test(path) || path.startsWith('LICENSE-');
