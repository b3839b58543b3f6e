// Site to check: its pages and the files that they link.
import type { Level } from './finding.ts';
import type { HeadTag } from './icon-links.ts';

export interface Resource {
  /** URL or path for messages. */
  readonly name: string;
  /** Absolute URL, the base of the URLs in the file. */
  readonly url: string;
  readonly bytes: Uint8Array;
  /** Media type of the response without parameters; absent for files of a folder. */
  readonly mediaType?: string;
}

/** A file that could not be read. */
export interface Unread {
  readonly level: Level;
  /** Completes the sentence "the file …". */
  readonly problem: string;
}

export const MISSING: Unread = { level: 'error', problem: 'is missing' };

export const isUnread = (result: Resource | Unread): result is Unread => 'problem' in result;

export interface Page {
  readonly name: string;
  /** Absolute URL; folders have the origin http://site. */
  readonly url: string;
  readonly tags: readonly HeadTag[];
}

export interface Site {
  /** The page that links the icons; undefined if there is none. */
  readonly page: Page | undefined;
  readonly otherPages: readonly Page[];
  /** Path of the site on its host, with slashes at both ends: `/`, or for example `/project/` on GitHub Pages. */
  readonly basePath: string;
  /** Whether a page links the icons. False for source code that creates the links at run time. */
  readonly linksAreKnown: boolean;
  /** Loads the file at `url`, relative to `base` or else to the page. */
  load(url: string, base?: string): Promise<Resource | Unread>;
}

/** The base of relative URLs in a page: its URL, or that of the element `base`. */
export const baseUrlOf = ({ url, tags }: Pick<Page, 'url' | 'tags'>): string => {
  const href = tags.find(({ name, attributes }) => name === 'base' && attributes.href)?.attributes.href ?? '';
  return URL.canParse(href, url) ? new URL(href, url).href : url;
};

/** Maximum number of files that a check loads, and how many at a time: a page can link thousands. */
export const MAXIMUM_FILES = 50;
const PARALLEL_LOADS = 6;

export const TOO_MANY: Unread = {
  level: 'info',
  problem: `was not loaded: a check loads at most ${MAXIMUM_FILES} files`,
};

/** Bounds the number of loads, and loads each file once. */
export const limitLoads = (site: Site): Site => {
  const loads = new Map<string, Promise<Resource | Unread>>();
  const waiting: (() => void)[] = [];
  let active = 0;
  const loadInTurn = async (url: string, base: string | undefined) => {
    if (active === PARALLEL_LOADS) await new Promise<void>(resolve => waiting.push(resolve));
    else active++;
    try {
      return await site.load(url, base);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else active--;
    }
  };
  return {
    ...site,
    load: (url, base) => {
      const key = `${base ?? ''} ${url}`;
      const known = loads.get(key);
      if (known) return known;
      if (loads.size === MAXIMUM_FILES) return Promise.resolve(TOO_MANY);
      const load = loadInTurn(url, base);
      loads.set(key, load);
      return load;
    },
  };
};
