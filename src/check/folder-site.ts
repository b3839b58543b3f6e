// Site in a folder: a built site, a project, or an unpacked package.
import {
  baseUrlOf,
  type HeadTag,
  iconLinks,
  MISSING,
  type Page,
  type Resource,
  type Site,
  type Unread,
} from './site.ts';

/**
 * Reads the file at a path below a folder, with slashes between names. Returns undefined if it is missing, and an Unread
 * if it exists but is not read.
 */
export type ReadFile = (path: string) => Promise<Uint8Array | Unread | undefined>;

export interface FolderOptions {
  /** Returns the `link`, `meta` and `base` elements of HTML. */
  parseTags(html: string): readonly HeadTag[];
  /** Paths of HTML files other than the usual ones. */
  listPages?(): Promise<readonly string[]>;
  /** Paths of framework templates that contain the elements of the head as markup. */
  readonly templates?: readonly string[];
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

/** Files by which a folder is a project, in which the public folders have their meaning. */
const PROJECT_FILES = [
  'package.json',
  ...['vite', 'astro', 'svelte', 'nuxt', 'next'].flatMap(name =>
    ['js', 'mjs', 'ts'].map(extension => `${name}.config.${extension}`),
  ),
  'deno.json',
  'angular.json',
  'hugo.toml',
  'artisan',
  'manage.py',
  'bin/rails',
];

/** Metadata files of the app router of Next.js and the links that they become. */
const NEXT_FILES: readonly (readonly [pattern: readonly string[], rel: string])[] = [
  [['favicon.ico'], 'icon'],
  [['ico', 'jpg', 'jpeg', 'png', 'svg'].map(extension => `icon.${extension}`), 'icon'],
  [['jpg', 'jpeg', 'png'].map(extension => `apple-icon.${extension}`), 'apple-touch-icon'],
  [['manifest.json', 'manifest.webmanifest'], 'manifest'],
];

/** Any origin: only its path counts. */
const ORIGIN = 'http://site';

export const openFolderSite = async (
  readFile: ReadFile,
  { parseTags, listPages = async () => [], templates = [] }: FolderOptions,
): Promise<Site> => {
  const isProject = (await firstFile(readFile, PROJECT_FILES)) !== undefined;
  const isTemplate = (path: string) => isProject && (templates.includes(path) || path === 'src/index.html');
  const readPage = async (path: string): Promise<Page | undefined> => {
    const bytes = await readFile(path);
    if (!bytes || 'problem' in bytes) return undefined;
    const text = new TextDecoder().decode(bytes);
    // Frameworks serve the page of a project at the root, wherever its template is.
    const url = urlOf(isTemplate(path) ? '' : path);
    return isDocument(path, text) ? { name: path, url, tags: parseTags(text) } : undefined;
  };
  const page = await firstPage(readPage, isProject ? templates : undefined);
  const pageRoot = page && !isTemplate(page.name) ? page.name.slice(0, rootLength(page.name)) : '';
  const roots = [...new Set([pageRoot, '', ...(isProject ? PUBLIC_FOLDERS : [])])];
  const folder: Folder = { readFile, page, isProject, roots };
  const basePath = page ? await inferBasePath(page, url => findFile(folder, url)) : '/';
  const others = (await listPages()).filter(path => path !== page?.name);
  return {
    page: page ?? (await nextPage(readFile, isProject)),
    otherPages: (await Promise.all(others.map(readPage))).filter(other => other !== undefined),
    basePath,
    linksAreKnown: page !== undefined || !isProject,
    load: (url, base) => loadFile(folder, { url, base, basePath }),
  };
};

interface Folder {
  readonly readFile: ReadFile;
  readonly page: Page | undefined;
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
): Promise<Resource | Unread> => {
  const absolute = absoluteUrl(url, basesOf(folder, base)[0]);
  if (absolute === undefined) return MISSING;
  if (!absolute.startsWith(`${ORIGIN}/`))
    return { level: 'info', problem: 'is on another site, which the check of a folder does not load' };
  const inner = absolute.startsWith(ORIGIN + basePath)
    ? `${ORIGIN}/${absolute.slice(ORIGIN.length + basePath.length)}`
    : absolute;
  const found = (await findFile(folder, url, base)) ?? (await findFile(folder, inner, ORIGIN));
  if (!found) return MISSING;
  return 'problem' in found.content
    ? found.content
    : { name: found.name, url: absolute, bytes: found.content };
};

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
  readPage: (path: string) => Promise<Page | undefined>,
  templates: readonly string[] | undefined,
): Promise<Page | undefined> => {
  const isProject = templates !== undefined;
  const sources = ['index.html', ...(templates ?? []), 'src/app.html', 'src/index.html'];
  const outputs = OUTPUT_FOLDERS.map(folder => `${folder}index.html`);
  let first: Page | undefined;
  for (const path of [...sources, 'head.html', 'public/index.html', ...(isProject ? outputs : [])]) {
    const page = await readPage(path);
    first ??= page;
    // A template without icon links takes them from another file.
    if (page && (!isProject || iconLinks(page.tags).icons.length > 0)) return page;
  }
  return first && (!isProject || first.name.endsWith('.html')) ? first : undefined;
};

/** Links by file name of a Next.js project, which has no page. */
const nextPage = async (readFile: ReadFile, isProject: boolean): Promise<Page | undefined> => {
  const tags: HeadTag[] = [];
  for (const folder of isProject ? ['app/', 'src/app/'] : [])
    for (const [names, rel] of NEXT_FILES) {
      const file = await firstFile(
        readFile,
        names.map(name => folder + name),
      );
      if (file) tags.push({ name: 'link', attributes: { rel, href: `/${file.name.slice(folder.length)}` } });
    }
  return tags.length > 0 ? { name: 'app', url: `${ORIGIN}/`, tags } : undefined;
};

/** Parts of pages, such as components, link nothing by themselves. */
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
 * A site below a path links its files with that path, which the folder does not contain: all links from the root then
 * start with one name, and their files exist without it.
 */
const inferBasePath = async ({ tags }: Page, find: (url: string) => Promise<unknown>): Promise<string> => {
  const paths = tags.flatMap(({ name, attributes: { href = '' } }) =>
    name === 'link' && /^\/[^/]/.test(href) ? [href] : [],
  );
  const [first = ''] = paths;
  const prefix = /^\/[^/?#]+\//.exec(first)?.[0];
  if (prefix === undefined || !paths.every(path => path.startsWith(prefix))) return '/';
  const sample = paths.slice(0, 10);
  for (const path of sample) if (await find(path)) return '/';
  for (const path of sample) if (await find(path.slice(prefix.length - 1))) return prefix;
  return '/';
};

const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** Step out of the folder, which the URL parser does not resolve if its slash is encoded. */
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

/** Build tools replace a variable for the root of the site, such as %PUBLIC_URL%. */
const withoutVariable = (url: string): string => url.replace(/^%[A-Za-z][\w.]*%\/?/, '/');
