// Site in a folder: a built site, a project, or an unpacked package.
import {
  baseUrlOf,
  type HeadTag,
  iconLinks,
  MISSING,
  type Site,
  type SiteFile,
  type SitePage,
  shortened,
  type Unread,
} from './site.ts';

/**
 * Reads the file at a path below a folder, with slashes between names. Returns undefined if it is missing, and an Unread
 * if it exists but is not read.
 */
export type ReadFile = (path: string) => Promise<Uint8Array | Unread | undefined>;

interface FolderOptions {
  /** Returns the `link`, `meta` and `base` elements of HTML. */
  parseTags(html: string): readonly HeadTag[];
  /** Path of the page to check; by default one of the usual pages. */
  readonly page?: string | undefined;
  /** Paths of HTML files other than the usual ones. */
  listPages?(): Promise<readonly string[]>;
  readonly sources?: ProjectSources;
}

/** Files of frameworks that link icons. */
export interface ProjectSources {
  /** Paths of templates that contain the elements of the head as markup. */
  readonly templates: readonly string[];
  /** Files that a framework links by their names, and the relations of the links. */
  readonly linkedByName: readonly { readonly path: string; readonly rel: string }[];
}

/** Folders whose files frameworks serve at the root of the site. */
const PUBLIC_FOLDERS = ['public/', 'static/', 'src/', 'app/', 'src/app/'];

/** Folders into which frameworks build the site. */
const OUTPUT_FOLDERS = [
  'dist/client/',
  'dist/',
  'build/client/',
  'build/',
  'out/',
  '.output/public/',
  '.vercel/output/static/',
  '_site/',
  'www/',
];

/** Configuration of build tools, whose plugins may add elements to pages. */
const BUILD_CONFIGURATIONS = ['vite', 'astro', 'svelte', 'nuxt', 'next'].flatMap(name =>
  ['js', 'mjs', 'ts'].map(extension => `${name}.config.${extension}`),
);

/** Files that identify a folder as a project. Only a project has public folders. */
const PROJECT_FILES = [
  ...BUILD_CONFIGURATIONS,
  'package.json',
  'deno.json',
  'angular.json',
  'hugo.toml',
  'artisan',
  'manage.py',
  'bin/rails',
];

/** Placeholder for the unknown origin of the site. */
const ORIGIN = 'http://site';

export const openFolderSite = async (
  readFile: ReadFile,
  {
    parseTags,
    page: wanted,
    listPages = async () => [],
    sources: { templates, linkedByName } = { templates: [], linkedByName: [] },
  }: FolderOptions,
): Promise<Site> => {
  const projectFile = await firstFile(readFile, PROJECT_FILES);
  const isProject = projectFile !== undefined;
  const isTemplate = (path: string) => isProject && (templates.includes(path) || path === 'src/index.html');
  const readPage = async (path: string): Promise<SitePage | undefined> => {
    const bytes = await readFile(path);
    if (!bytes || 'problem' in bytes) return undefined;
    const text = new TextDecoder().decode(bytes);
    // Frameworks serve the page of a project at the root, wherever its template is.
    const url = urlOf(isTemplate(path) ? '' : path);
    return isDocument(path, text) ? { name: path, url, tags: parseTags(text) } : undefined;
  };
  const page = await (wanted === undefined
    ? firstPage(readPage, isProject ? templates : undefined)
    : readPage(wanted));
  const pageRoot = page && !isTemplate(page.name) ? page.name.slice(0, rootLength(page.name)) : '';
  const roots = [...new Set([pageRoot, '', ...(isProject ? PUBLIC_FOLDERS : [])])];
  const folder: Folder = { readFile, page, isProject, roots };
  const basePath = page ? await inferBasePath(page, url => findFile(folder, url)) : '/';
  const others = (await listPages()).filter(path => path !== page?.name);
  return {
    page: page ?? (isProject ? await namedLinks(readFile, linkedByName) : undefined),
    otherPages: (await Promise.all(others.map(readPage))).filter(other => other !== undefined),
    basePath,
    linksAreKnown: projectFile === undefined || (page !== undefined && isComplete(page, projectFile.name)),
    load: (url, base) => loadFile(folder, { url, base, basePath }),
  };
};

/**
 * Whether a page has all links of the site. A template with icon links has all of them. A template without icon links
 * may get them from code or from a plugin of the build tool.
 */
const isComplete = ({ name, tags }: SitePage, projectFile: string): boolean =>
  iconLinks(tags).icons.length > 0 ||
  rootLength(name) > 0 ||
  (/^(?:src\/)?index\.html$/.test(name) && !BUILD_CONFIGURATIONS.includes(projectFile));

interface Folder {
  readonly readFile: ReadFile;
  readonly page: SitePage | undefined;
  readonly isProject: boolean;
  /** Prefixes of the files that the site serves at its root, in order of preference. */
  readonly roots: readonly string[];
}

/** The URL of a file of the folder. */
const urlOf = (path: string): string => {
  const folder = [...OUTPUT_FOLDERS, ...PUBLIC_FOLDERS].find(name => path.startsWith(name)) ?? '';
  return new URL(encodePath(path.slice(folder.length)), `${ORIGIN}/`).href;
};

const loadFile = async (
  folder: Folder,
  { url, base, basePath }: { url: string; base: string | undefined; basePath: string },
): Promise<SiteFile | Unread> => {
  const absolute = absoluteUrl(url, basesOf(folder, base)[0]);
  if (absolute === undefined) return MISSING;
  if (!absolute.startsWith(`${ORIGIN}/`))
    return { level: 'info', problem: 'is on another site, which the check of a folder does not load' };
  const isInside = absolute.startsWith(ORIGIN + basePath);
  const inner = isInside ? `${ORIGIN}/${absolute.slice(ORIGIN.length + basePath.length)}` : absolute;
  const found = (await findFile(folder, url, base)) ?? (await findFile(folder, inner, ORIGIN));
  // The URL of the page lacks the base path. Relative URLs are therefore inside of the site.
  if (!isInside && /^\/(?!\/)/.test(url)) return outside(basePath, found !== undefined);
  if (!found) return MISSING;
  return 'problem' in found.content
    ? found.content
    : { name: found.name, url: absolute, bytes: found.content };
};

/** The result for a URL of the same host that is outside of the base path. */
const outside = (basePath: string, isInFolder: boolean): Unread => ({
  level: isInFolder ? 'error' : 'info',
  problem: `is outside of the site at ${shortened(basePath)}`,
  fix: isInFolder
    ? `Start the URL with ${shortened(basePath)}.`
    : 'Check the URL of the site, which shows whether the file is there.',
});

/** The first existing file that a URL may name. */
const findFile = (folder: Folder, url: string, base?: string) =>
  firstFile(
    folder.readFile,
    basesOf(folder, base).flatMap(from => {
      const path = localPath(url, from);
      return path === undefined ? [] : folder.roots.map(root => root + path);
    }),
  );

const basesOf = ({ page, isProject }: Folder, base: string | undefined): readonly [string, ...string[]] => {
  if (base !== undefined) return [base];
  if (!page) return [`${ORIGIN}/`];
  // Bundlers resolve relative URLs from the template, frameworks from the root.
  return isProject ? [baseUrlOf(page), `${ORIGIN}/${encodePath(page.name)}`] : [baseUrlOf(page)];
};

const firstPage = async (
  readPage: (path: string) => Promise<SitePage | undefined>,
  templates: readonly string[] | undefined,
): Promise<SitePage | undefined> => {
  const isProject = templates !== undefined;
  const sources = ['index.html', ...(templates ?? []), 'src/app.html', 'src/index.html'];
  const outputs = OUTPUT_FOLDERS.map(folder => `${folder}index.html`);
  let first: SitePage | undefined;
  for (const path of [...sources, 'head.html', 'public/index.html', ...(isProject ? outputs : [])]) {
    const page = await readPage(path);
    first ??= page;
    // A template without icon links takes them from another file.
    if (page && (!isProject || iconLinks(page.tags).icons.length > 0)) return page;
  }
  return first && (!isProject || first.name.endsWith('.html')) ? first : undefined;
};

/**
 * A page with the links that a framework creates for files with certain names. Undefined if there are no such files.
 */
const namedLinks = async (
  readFile: ReadFile,
  linkedByName: ProjectSources['linkedByName'],
): Promise<SitePage | undefined> => {
  const present = await Promise.all(linkedByName.map(async row => ((await readFile(row.path)) ? [row] : [])));
  const tags = present.flat().map(({ path, rel }) => ({
    name: 'link',
    attributes: { rel, href: `/${path.slice(path.lastIndexOf('/') + 1)}` },
  }));
  return tags.length > 0 ? { name: 'app', url: `${ORIGIN}/`, tags } : undefined;
};

/** Whether a file is a page. Parts of pages, such as components, link nothing by themselves. */
const isDocument = (path: string, text: string): boolean =>
  !/\.html?$/.test(path) || path === 'head.html' || /<(?:!doctype|html|head|body|link)\b/i.test(text);

const firstFile = async (
  readFile: ReadFile,
  paths: readonly string[],
): Promise<{ readonly name: string; readonly content: Uint8Array | Unread } | undefined> => {
  for (const name of new Set(paths)) {
    const content = name === '' || name.endsWith('/') ? undefined : await readFile(name);
    if (content) return { name, content };
  }
  return undefined;
};

const rootLength = (path: string): number =>
  [...OUTPUT_FOLDERS, 'public/', 'static/'].find(folder => path.startsWith(folder))?.length ?? 0;

/**
 * Infers the base path: `/app/` if the site is at https://example.com/app/. Its links start with the base path, but the
 * folder does not contain it: `/app/main.js` is the file `main.js`. Build tools add the base path to scripts and styles,
 * but not always to icons.
 */
const inferBasePath = async (
  { tags }: SitePage,
  find: (url: string) => Promise<unknown>,
): Promise<string> => {
  const { icons, touchIcons, maskIcons, manifests } = iconLinks(tags);
  const ofFavicon = new Set([...icons, ...touchIcons, ...maskIcons, ...manifests]);
  const isRooted = ({ name, attributes: { href = '' } }: HeadTag) => name === 'link' && /^\/[^/]/.test(href);
  const rooted = tags.filter(isRooted);
  const built = rooted.filter(tag => !ofFavicon.has(tag));
  const paths = (built.length > 0 ? built : rooted).map(({ attributes: { href = '' } }) => href);
  const prefix = /^\/[^/?#]+\//.exec(paths[0] ?? '')?.[0];
  if (prefix === undefined || !paths.every(path => path.startsWith(prefix))) return '/';
  const sample = paths.slice(0, 10);
  for (const path of sample) if (await find(path)) return '/';
  for (const path of sample) if (await find(path.slice(prefix.length - 1))) return prefix;
  return '/';
};

const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** A `..` segment with an encoded slash, which the URL parser does not resolve. */
const PARENT = /(?:^|[\\/])\.\.(?:[\\/]|$)/;

const absoluteUrl = (url: string, base: string): string | undefined => {
  const target = withoutVariable(url);
  const from = URL.canParse(base) ? base : new URL(withoutVariable(base), ORIGIN).href;
  return URL.canParse(target, from) ? new URL(target, from).href : undefined;
};

/** Resolves a URL. Returns undefined for other sites and for invalid paths. */
const localPath = (url: string, base: string): string | undefined => {
  const target = absoluteUrl(url, base);
  if (target === undefined || !target.startsWith(`${ORIGIN}/`)) return undefined;
  try {
    const path = decodeURIComponent(new URL(target).pathname.slice(1));
    return PARENT.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
};

/** Replaces a variable for the root of the site by a slash, as build tools do: `%PUBLIC_URL%/favicon.ico`. */
const withoutVariable = (url: string): string => url.replace(/^%[A-Za-z][\w.]*%\/?/, '/');
