// Site in a folder: a built site, a project, or an unpacked package.
import type { HeadTag } from './icon-links.ts';
import type { Resource, Site } from './site.ts';

/** Reads the file at a path below a folder, with slashes between names. Returns undefined if it is missing. */
export type ReadFile = (path: string) => Promise<Uint8Array | undefined>;

export interface FolderOptions {
  /** Returns the `link` and `meta` elements of HTML. */
  parseTags(html: string): readonly HeadTag[];
}

const PAGES = ['index.html', 'src/app.html', 'src/index.html', 'head.html', 'public/index.html'];

/** Folders that frameworks serve at the root of the site. Without package.json, the names have no special meaning. */
const PUBLIC_FOLDERS = ['public/', 'static/'];

export const openFolderSite = async (readFile: ReadFile, { parseTags }: FolderOptions): Promise<Site> => {
  const page = await firstFile(readFile, PAGES);
  const isProject = (await readFile('package.json')) !== undefined;
  const roots = ['', ...(isProject ? PUBLIC_FOLDERS : [])];
  // Frameworks serve the page of a project at the root of the site, wherever its template is.
  const pages = [page?.name ?? '', ...(isProject ? [''] : [])];
  return {
    page: page && { name: page.name, tags: parseTags(new TextDecoder().decode(page.bytes)) },
    load: async (url, base = '') => {
      const paths = pages.flatMap(name => resolvePath(url, [name, base]) ?? []);
      return firstFile(
        readFile,
        paths.flatMap(path => roots.map(root => root + path)),
      );
    },
  };
};

const firstFile = async (readFile: ReadFile, paths: readonly string[]): Promise<Resource | undefined> => {
  for (const name of paths) {
    const bytes = await readFile(name);
    if (bytes) return { name, bytes };
  }
  return undefined;
};

/** Any origin: only its path counts. */
const ORIGIN = 'http://site';

/** Step out of the folder, which the URL parser does not resolve if its slash is encoded. */
const PARENT = /(^|[\\/])\.\.([\\/]|$)/;

/** Resolves a URL against base URLs, each relative to the previous one. Returns undefined for other sites. */
const resolvePath = (url: string, bases: readonly string[]): string | undefined => {
  try {
    const target = [...bases, url].reduce((base, next) => new URL(withoutVariable(next), base).href, ORIGIN);
    const { origin, pathname } = new URL(target);
    const path = decodeURIComponent(pathname.slice(1));
    return origin === ORIGIN && !PARENT.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
};

/** Build tools replace a variable for the root of the site, such as %PUBLIC_URL%. */
const withoutVariable = (url: string): string => url.replace(/^%[A-Za-z][\w.]*%/, '');
