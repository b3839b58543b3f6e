// Sites in folders: built site, project or unpacked package.
import { inferBasePath, referencesOf } from './base-path.ts';
import { parseHead } from './parse-head.ts';
import {
  FOLDER_ORIGIN,
  type HeadTag,
  iconLinks,
  MISSING,
  type Site,
  type SiteFile,
  type SitePage,
  shortened,
  type Unread,
} from './site.ts';

/** Reads a file by a path with slashes. Returns undefined if the file is missing. */
export type ReadFile = (path: string) => Promise<Uint8Array | Unread | undefined>;

interface FolderOptions {
  /** Path of the page to check. Default: one of the usual pages. */
  readonly page?: string | undefined;
  /** Paths of further HTML files. */
  listPages?(): Promise<readonly string[]>;
  readonly sources: ProjectSources;
}

/** Project files that link icons. */
export interface ProjectSources {
  /** Paths of templates whose markup contains head elements. */
  readonly templates: readonly string[];
  /** Files that a framework links because of their names, with the relations of these links. */
  readonly linkedByName: readonly { readonly path: string; readonly rel: string }[];
}

const PUBLIC_FOLDERS = ['public/', 'static/', 'src/', 'app/', 'src/app/'];

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

const OUTPUT_PAGES = OUTPUT_FOLDERS.map(folder => `${folder}index.html`);

const EXTENSIONS = ['js', 'mjs', 'cjs', 'ts', 'mts', 'cts'];
const configurationsOf = (names: readonly string[]) =>
  names.flatMap(name => EXTENSIONS.map(extension => `${name}.${extension}`));

/** Configuration files of build tools, whose plugins may add elements to pages. */
const BUILD_CONFIGURATIONS = configurationsOf(
  ['vite', 'astro', 'svelte', 'nuxt', 'next', 'webpack', 'rspack', 'rsbuild', 'rollup', 'rolldown'].map(
    name => `${name}.config`,
  ),
);

/** Files that may use a Favsmith plugin. Scripts that call esbuild have no fixed name, so common names are tried. */
const PLUGIN_FILES = [...BUILD_CONFIGURATIONS, ...configurationsOf(['esbuild.config', 'esbuild', 'build'])];
const PLUGIN = /['"](favsmith\/[a-z]+)['"]/;

/** Files that identify a folder as a project. Only projects have public folders. */
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

export const MAXIMUM_PAGES = 2000;
/** Number of pages whose URLs are used to infer the base path. */
const SAMPLED_PAGES = 20;

interface RawPage {
  readonly name: string;
  readonly tags: readonly HeadTag[];
  readonly html: string;
}

export const openFolderSite = async (
  readFile: ReadFile,
  { page: wanted, listPages = async () => [], sources: { templates, linkedByName } }: FolderOptions,
): Promise<Site> => {
  const projectFile = await firstFile(readFile, PROJECT_FILES);
  const isProject = projectFile !== undefined;
  const isTemplate = (path: string) => isProject && (templates.includes(path) || path === 'src/index.html');
  const readPage = async (name: string): Promise<RawPage | undefined> => {
    const bytes = await readFile(name);
    if (!bytes || 'problem' in bytes) return undefined;
    const html = new TextDecoder().decode(bytes);
    return isDocument(name, html) ? { name, html, tags: parseHead(html).map(onThisHost) } : undefined;
  };
  const first = await (wanted === undefined
    ? firstPage(readPage, isProject ? templates : undefined)
    : readPage(wanted));
  const pageRoot = first && !isTemplate(first.name) ? first.name.slice(0, rootLength(first.name)) : '';
  // Bundlers resolve relative URLs from the template, frameworks from the root.
  const templateRoot = first && isProject ? first.name.slice(0, first.name.lastIndexOf('/') + 1) : '';
  const roots = [...new Set([pageRoot, '', ...(isProject ? [...PUBLIC_FOLDERS, templateRoot] : [])])];
  const pathsOf = (path: string) => roots.map(root => root + path);
  const findFile = (path: string) => firstFile(readFile, pathsOf(path));
  const names = (await listPages()).filter(path => path !== first?.name);
  const others: RawPage[] = [];
  for (const name of names.slice(0, MAXIMUM_PAGES)) {
    const page = await readPage(name);
    // Drops the text of further pages, which would take too much memory.
    if (page && !isHeadFile(page)) others.push(others.length < SAMPLED_PAGES ? page : { ...page, html: '' });
  }
  const references = (first ? [first, ...others] : []).flatMap(({ html }) => referencesOf(html));
  const basePath = await inferBasePath(references, async path => {
    const file = decodedPath(`/${path}`);
    if (file === undefined) return false;
    const names = [file, `${file}.html`, `${file.replace(/\/$/, '')}/index.html`];
    return (await firstFile(readFile, names.flatMap(pathsOf))) !== undefined;
  });
  const toPage = ({ name, tags }: RawPage): SitePage => {
    // Frameworks serve the page of a project at the root, wherever the template is.
    const path = isTemplate(name) ? '' : name.slice(name.startsWith(pageRoot) ? pageRoot.length : 0);
    return { name, url: FOLDER_ORIGIN + basePath + path.split('/').map(encodeURIComponent).join('/'), tags };
  };
  const page = first ? toPage(first) : undefined;
  return {
    page: page ?? (isProject ? await namedLinks(readFile, linkedByName) : undefined),
    otherPages: others.map(toPage),
    uncheckedPages: Math.max(0, names.length - MAXIMUM_PAGES),
    basePath,
    linksAreKnown: projectFile === undefined || (page !== undefined && isComplete(page, projectFile.name)),
    ...(isProject && wanted === undefined && (await findPlugin(readFile))),
    resolve: absoluteUrl,
    load: address => loadFile(findFile, address, basePath),
  };
};

/** Removes the host that `base` names, which usually is the public URL of the site. */
const onThisHost = (tag: HeadTag): HeadTag => {
  const { href } = tag.attributes;
  if (tag.name !== 'base' || !href) return tag;
  return { ...tag, attributes: { href: href.replace(/^https?:\/\/[^/?#]*/i, '') || '/' } };
};

/** Whether a page is the head.html of an exported package. Its elements are meant for other pages. */
const isHeadFile = ({ name, html }: RawPage): boolean =>
  /(?:^|\/)head\.html$/.test(name) && !/<(?:!doctype|html|head|body)\b/i.test(html);

const findPlugin = async (readFile: ReadFile): Promise<Pick<Site, 'plugin'>> => {
  for (const file of PLUGIN_FILES) {
    const bytes = await readFile(file);
    const [, name] = (bytes && 'length' in bytes && PLUGIN.exec(new TextDecoder().decode(bytes))) || [];
    if (name === undefined) continue;
    const built = await firstFile(readFile, OUTPUT_PAGES);
    return { plugin: { name, file, output: built?.name.replace(/\/index\.html$/, '') } };
  }
  return {};
};

/** Whether a page has all icon links of its site. For a template, code or a plugin may add links. */
const isComplete = ({ name, tags }: SitePage, projectFile: string): boolean =>
  iconLinks(tags).icons.length > 0 ||
  rootLength(name) > 0 ||
  (/^(?:src\/)?index\.html$/.test(name) && !BUILD_CONFIGURATIONS.includes(projectFile));

const loadFile = async (
  findFile: (path: string) => ReturnType<typeof firstFile>,
  address: string,
  basePath: string,
): Promise<SiteFile | Unread> => {
  if (!address.startsWith(`${FOLDER_ORIGIN}/`))
    return { level: 'info', problem: 'is on another site, which the check of a folder does not load' };
  const { pathname } = new URL(address);
  const isInside = pathname.startsWith(basePath);
  const path = decodedPath(isInside ? pathname.slice(basePath.length - 1) : pathname);
  const found = path === undefined ? undefined : await findFile(path);
  if (!isInside)
    return {
      level: found ? 'error' : 'info',
      problem: `is outside of the site at ${shortened(basePath)}`,
      fix: found
        ? `Start the URL with ${shortened(basePath)}.`
        : 'Check the URL of the site, which shows whether the file is there.',
    };
  if (!found) return MISSING;
  return 'problem' in found.content
    ? found.content
    : { name: found.name, url: address, bytes: found.content };
};

const firstPage = async (
  readPage: (path: string) => Promise<RawPage | undefined>,
  templates: readonly string[] | undefined,
): Promise<RawPage | undefined> => {
  const isProject = templates !== undefined;
  const sources = ['index.html', ...(templates ?? []), 'src/app.html', 'src/index.html'];
  let first: RawPage | undefined;
  for (const path of [...sources, 'head.html', 'public/index.html', ...(isProject ? OUTPUT_PAGES : [])]) {
    const page = await readPage(path);
    first ??= page;
    // A template without icon links is not the page to check.
    if (page && (!isProject || iconLinks(page.tags).icons.length > 0)) return page;
  }
  return first && (!isProject || first.name.endsWith('.html')) ? first : undefined;
};

/** A page with the links that a framework creates because of file names. */
const namedLinks = async (
  readFile: ReadFile,
  linkedByName: ProjectSources['linkedByName'],
): Promise<SitePage | undefined> => {
  const present = await Promise.all(linkedByName.map(async row => ((await readFile(row.path)) ? [row] : [])));
  const tags = present.flat().map(({ path, rel }) => ({
    name: 'link',
    attributes: { rel, href: `/${path.slice(path.lastIndexOf('/') + 1)}` },
  }));
  return tags.length > 0 ? { name: 'app', url: `${FOLDER_ORIGIN}/`, tags } : undefined;
};

/** Whether a file is a page. Parts of pages, such as components, need no links. */
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

/** Matches a `..` segment with an encoded slash, which the URL parser does not resolve. */
const PARENT = /(?:^|[\\/])\.\.(?:[\\/]|$)/;

const absoluteUrl = (url: string, base: string): string | undefined => {
  const target = withoutVariable(url);
  const from = URL.canParse(base) ? base : new URL(withoutVariable(base), FOLDER_ORIGIN).href;
  return URL.canParse(target, from) ? new URL(target, from).href : undefined;
};

/** The decoded path without the first slash. Undefined if the path is malformed or leaves the folder. */
const decodedPath = (path: string): string | undefined => {
  try {
    const decoded = decodeURIComponent(path.slice(1));
    return PARENT.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
};

/** Replaces a variable for the site root by a slash, like build tools: `%PUBLIC_URL%/favicon.ico`. */
const withoutVariable = (url: string): string => url.replace(/^%[A-Za-z][\w.]*%\/?/, '/');
