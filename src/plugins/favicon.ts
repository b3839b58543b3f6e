// Favicon of a project, cached by design and by Favsmith version. (Decision 120)
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isServed, mergeManifest, readSite, withSiteName } from '../cli/install/existing-site.ts';
import { detectedFramework } from '../cli/install/project.ts';
import { artworkPaths, assertNoSource, readArtworkFiles, tryTo } from '../cli/project-files.ts';
import { planFiles, writeFiles } from '../cli/write-files.ts';
import type { ExportBody, ExportBodyFields } from '../client/api-types.ts';
import { DESIGN_FILE, parseDesign, variantOf } from '../contract/design.ts';
import { textOfBytes } from '../contract/export/artwork-data.ts';
import { unknownFields } from '../contract/export/read-fields.ts';
import { printable } from '../contract/printable.ts';
import { FAVSMITH_VERSION } from '../contract/version.ts';
import { isPackageFileName, MANIFEST_FILE, type PackageFile } from '../model/package-file.ts';
import { DEFAULT_APP_ID } from '../package/documents.ts';
import type { Framework } from '../package/install/framework.ts';
import { FRAMEWORKS } from '../package/install/frameworks.ts';
import { elementsAt, type HeadElement, toHtml } from '../package/install/head-elements.ts';
import { folderOf, sitePathOf, withVersionOf } from '../package/install/place.ts';
import {
  type ParsedOptions,
  PluginError,
  type PluginInput,
  parseOptions,
  toPluginError,
} from './plugin-options.ts';

/** Path of the design file. Undefined if the options contain icon, initials, emoji or artwork. */
const designPath = (root: string, { design, hasSource }: ParsedOptions): string | undefined =>
  design === undefined && hasSource ? undefined : resolve(root, design ?? DESIGN_FILE);

const readDesign = (root: string, options: ParsedOptions): ExportBodyFields => {
  const path = designPath(root, options);
  const design = path && readArtworkFiles(parseFile(path, root, options), dirname(path)).fields;
  return { ...design, ...readArtworkFiles(options.body, root).fields };
};

const parseFile = (path: string, root: string, { design, variant }: ParsedOptions): ExportBodyFields => {
  const name = relative(root, path).replaceAll(sep, '/');
  const bytes = tryTo(() => readFileSync(path));
  if (!bytes)
    throw new PluginError(
      design === undefined
        ? `Name an icon with the option icon, for example { icon: 'lucide/rocket' }, or save a design as ${DESIGN_FILE} in the folder of the project.`
        : `The design ${name} cannot be read.`,
    );
  const { body: fields, variants } = parseDesign(textOfBytes(bytes));
  const body = { ...fields, ...variantOf(variants, variant) };
  const [unknown] = unknownFields(body);
  if (unknown !== undefined) throw new PluginError(`${name} has an unknown field: "${unknown}".`);
  return body as ExportBodyFields;
};

type Manifest = ReturnType<typeof readSite>['manifest'];

/** Opens the cache of a project in node_modules. Without that folder, caches nothing. */
const openCache = (root: string) => {
  const folder = cacheFolder(root);
  const pathOf = (key: string) => join(folder ?? '', `${key}.json`);
  return {
    read: (key: string) =>
      folder === undefined ? undefined : tryTo(() => parse(readFileSync(pathOf(key), 'utf8'))),
    // Ignores a read-only folder or a file that another program has open: the next build renders again.
    write: (key: string, favicon: Favicon) =>
      tryTo(() => {
        if (folder === undefined) return;
        const files = favicon.files.map(({ bytes, ...file }) => ({
          ...file,
          base64: Buffer.from(bytes).toString('base64'),
        }));
        // Renames atomically, because several builds may run at the same time.
        const temporary = `${pathOf(key)}.${process.pid}`;
        mkdirSync(folder, { recursive: true });
        writeFileSync(temporary, JSON.stringify({ ...favicon, files }));
        renameSync(temporary, pathOf(key));
      }),
  };
};

const cacheFolder = (root: string): string | undefined => {
  if (existsSync(join(root, 'node_modules'))) return join(root, 'node_modules', '.cache', 'favsmith');
  return dirname(root) === root ? undefined : cacheFolder(dirname(root));
};

const parse = (text: string): Favicon | undefined => {
  const favicon = JSON.parse(text);
  const files: readonly PackageFile[] = favicon.files.map(
    ({ base64, ...file }: { base64: string; path: string; mediaType: string }) => ({
      ...file,
      bytes: Buffer.from(base64, 'base64'),
    }),
  );
  return files.every(({ path }) => isPackageFileName(path)) ? { ...favicon, files } : undefined;
};

/** Files and head elements for a site. */
export interface Favicon {
  /** Files for the site root: images, manifest and the license of the icon. */
  readonly files: readonly PackageFile[];
  readonly elements: readonly HeadElement[];
  readonly warnings: readonly string[];
  /** The first digits of the cache key, which change with the design. */
  readonly version: string;
}

export type FaviconSource = ReturnType<typeof openFavicon>;

/** Opens the favicon of a project. `mode` is the mode of the build. Default: NODE_ENV. */
export const openFavicon = (root: string, input?: PluginInput, mode?: string) => {
  const options = parseOptions(input, mode);
  const cache = openCache(root);
  const design = designPath(root, options);
  const build = async (): Promise<Favicon> => {
    const fields = await readSavedDesign(root, options);
    const { name, manifest } = readSite(root, frameworkIn(root), { isBuild: true });
    const body = withSiteName(fields, name);
    // The order of fields does not matter.
    const sorted = Object.entries(body).sort(([one], [other]) => (one < other ? -1 : 1));
    const key = createHash('sha256')
      .update(JSON.stringify([FAVSMITH_VERSION, sorted, manifest]))
      .digest('hex');
    const cached = cache.read(key);
    const favicon = cached ?? { ...(await makeFavicon(body, manifest)), version: key.slice(0, 8) };
    if (!cached) cache.write(key, favicon);
    // Escapes warnings, because bundlers print them unescaped and another program may have changed the cache file.
    return { ...favicon, warnings: favicon.warnings.map(printable) };
  };
  const sourceFiles = (): readonly string[] => {
    const given = artworkPaths(options.body, root);
    if (design === undefined) return given;
    const fields = tryTo(() => parseFile(design, root, options)) ?? {};
    return [design, ...artworkPaths(fields, dirname(design)), ...given];
  };
  return {
    /** Files to watch: artwork, and the design file if options do not replace it. They may not exist yet. */
    sourceFiles,
    /** Throws a PluginError if a bundler that writes `files` to `folder` would replace one of these files. */
    assertNoSource: (folder: string, files: readonly PackageFile[]): void => {
      try {
        assertNoSource(
          folder,
          files.map(({ path }) => path),
          sourceFiles(),
        );
      } catch (error) {
        throw toPluginError(error);
      }
    },
    /** Reads the design and builds the favicon. Rejects with a PluginError whose message is one sentence. */
    load: (): Promise<Favicon> =>
      build().catch(error => {
        throw toPluginError(error);
      }),
  };
};

/** Reads a design. Tries again after a moment, because some editors empty a file before they save it. */
const readSavedDesign = async (root: string, options: ParsedOptions): Promise<ExportBodyFields> => {
  try {
    return readDesign(root, options);
  } catch {
    await setTimeout(SAVING_MS);
    return readDesign(root, options);
  }
};

const SAVING_MS = 100;

/** The framework whose page and public folder are assumed if none is detected. */
const USUAL = FRAMEWORKS.find(({ id }) => id === 'vite') ?? FRAMEWORKS[0];

const frameworkIn = (root: string): Framework => {
  const detected = detectedFramework(root);
  return detected === undefined || detected.id === 'html' ? USUAL : detected;
};

const makeFavicon = async (body: ExportBodyFields, manifest: Manifest): Promise<Omit<Favicon, 'version'>> => {
  // Imports on demand, because a cached favicon needs neither catalog nor fonts.
  const { exportPackage } = await import('../service/index.ts');
  // The engine validates the fields.
  const { files, elements, report } = await exportPackage(body as ExportBody);
  return {
    files: files
      .filter(isServed)
      .map(file =>
        manifest && file.path === MANIFEST_FILE
          ? { ...file, bytes: mergeManifest(manifest, file.bytes) }
          : file,
      ),
    elements,
    warnings: report.findings.filter(({ level }) => level === 'warning').map(({ message }) => message),
  };
};

/**
 * Head elements for a site at `base`, a URL with a trailing slash, such as `/shop/`. With `isVersioned`, URLs contain the
 * version, so that browsers load a changed icon.
 */
export const headElementsAt = (
  { elements, files, version }: Favicon,
  { base, isVersioned = false }: { readonly base: string; readonly isVersioned?: boolean },
): readonly HeadElement[] => {
  const manifest = files.find(({ path }) => path === MANIFEST_FILE);
  const linked = manifest ? withVersionOf(elements, manifestAt(manifest, base)) : elements;
  return elementsAt(linked, base, isVersioned ? `?v=${version}` : '');
};

/** The files for a site at `base`, with their paths below it. */
export const filesAt = ({ files, elements }: Favicon, base: string): readonly PackageFile[] => {
  const folder = folderOf(elements);
  return files.map(file => ({
    ...(file.path === MANIFEST_FILE ? manifestAt(file, base) : file),
    path: sitePathOf(file.path, folder),
  }));
};

/** The manifest of a site at `base`. Unless it is relative, `base` is the default `id`. */
const manifestAt = (file: PackageFile, base: string): PackageFile => {
  if (base === '/') return file;
  const { id, ...manifest } = JSON.parse(new TextDecoder().decode(file.bytes));
  if (id !== DEFAULT_APP_ID) return file;
  const json = { ...manifest, ...(/^\/(?!\/)/.test(base) && { id: base }) };
  return { ...file, bytes: new TextEncoder().encode(`${JSON.stringify(json, null, 2)}\n`) };
};

/** The files of a favicon with head.html, for bundlers that write no pages. */
export const filesWithHead = (favicon: Favicon, base: string): readonly PackageFile[] => [
  ...filesAt(favicon, base),
  {
    path: 'head.html',
    mediaType: 'text/html',
    bytes: new TextEncoder().encode(toHtml(headElementsAt(favicon, { base }))),
  },
];

/** Writes favicon files to a new folder, for frameworks that serve folders. Returns the path of the folder. */
export const writePublicFolder = (root: string, files: readonly PackageFile[]): string => {
  const name = `public-${createHash('sha256').update(root).digest('hex').slice(0, 8)}`;
  const folder = join(cacheFolder(root) ?? join(tmpdir(), 'favsmith'), name);
  rmSync(folder, { recursive: true, force: true });
  writeFavicon(folder, { files, sources: [] });
  return folder;
};

/** Writes favicon files to a folder. Does not touch unchanged files. Throws a PluginError, also for artwork as target. */
export const writeFavicon = (
  folder: string,
  { files, sources }: { readonly files: readonly PackageFile[]; readonly sources: readonly string[] },
): void => {
  try {
    mkdirSync(folder, { recursive: true });
    writeFiles(folder, planFiles(folder, files, { isOwn: true, sources }));
  } catch (error) {
    throw toPluginError(error);
  }
};
