// Base path of a site in a folder, inferred from the URLs in its pages.

/**
 * Kinds of URLs, the most reliable first. Build tools write the URLs of scripts. People write links and may forget the
 * base path. The URLs of icons are what the check doubts.
 */
const RANKS = ['resource', 'picture', 'link', 'icon'] as const;
type Rank = (typeof RANKS)[number];

export interface Reference {
  readonly path: string;
  readonly rank: Rank;
}

const TAG = /<([a-z][\w-]*)\s([^<>]*)/gi;
const ATTRIBUTE = /(?<=^|[\s"'])([a-z][\w:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
const RESOURCE_RELATION = /\b(?:stylesheet|modulepreload|preload|prefetch)\b/i;
const ICON_RELATION = /\b(?:icon|apple-touch-icon|apple-touch-icon-precomposed|mask-icon|manifest)\b/i;

const rankOf = (tag: string, rel = ''): Rank => {
  if (['a', 'area', 'form'].includes(tag)) return 'link';
  if (tag === 'script') return 'resource';
  if (tag !== 'link') return 'picture';
  if (RESOURCE_RELATION.test(rel)) return 'resource';
  return ICON_RELATION.test(rel) ? 'icon' : 'link';
};

const URL_ATTRIBUTES = new Set(['href', 'src', 'srcset', 'imagesrcset', 'poster', 'data', 'xlink:href']);
const MAXIMUM_REFERENCES = 500;

/** The root-relative URLs of a page. An element `base` makes relative URLs root-relative. */
export const referencesOf = (html: string): readonly Reference[] => {
  const references: Reference[] = [];
  let base: string | undefined;
  for (const [, name = '', attributes = ''] of html.matchAll(TAG)) {
    const values = new Map(
      [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', double, single, bare]) => [
        key.toLowerCase(),
        double ?? single ?? bare ?? '',
      ]),
    );
    const tag = name.toLowerCase();
    if (tag === 'base') {
      base ??= pathOf(values.get('href')?.replace(/^https?:\/\/[^/]*/i, '') ?? '', undefined);
      // The page is below its own base.
      if (base !== undefined)
        references.push({ path: new URL('index.html', HOST + base).pathname, rank: 'resource' });
      continue;
    }
    const rank = rankOf(tag, values.get('rel'));
    for (const [key, value] of values) {
      const isUrl = URL_ATTRIBUTES.has(key);
      // Web components have URLs in attributes of any name.
      if (!isUrl && !value.startsWith('/')) continue;
      const urls = key.endsWith('srcset')
        ? value.split(',').map(part => part.trim().split(/\s/)[0] ?? '')
        : [value];
      for (const url of urls) {
        const path = pathOf(url, isUrl ? base : undefined);
        if (path !== undefined) references.push({ path, rank });
      }
    }
    if (references.length >= MAXIMUM_REFERENCES) break;
  }
  return references;
};

const HOST = 'http://site';

/** The path of a URL on the host of the site. Undefined for other hosts, and for relative URLs without a base. */
const pathOf = (url: string, base: string | undefined): string | undefined => {
  const isRooted = /^\/(?![/\\])/.test(url);
  if (!isRooted && (base === undefined || /^(?:[a-z][\w+.-]*:|\/\/|#|$)/i.test(url))) return undefined;
  const target = HOST + (base ?? '/');
  return URL.canParse(url, target) ? new URL(url, target).pathname : undefined;
};

const SAMPLE = 20;
const MAXIMUM_DEPTH = 3;

/** The possible base paths of a URL: all its parent folders, starting with the root. */
const candidatesOf = (path: string): readonly string[] =>
  [...path.matchAll(/\//g)].slice(0, MAXIMUM_DEPTH + 1).map(({ index }) => path.slice(0, index + 1));

/**
 * Infers the base path: `/app/` if the site is at https://example.com/app/. URLs start with the base path, but the
 * folder does not contain it: `/app/main.js` is the file `main.js`. The most reliable URLs that name files decide by
 * majority. In a tie, the longer base path wins: URLs of a site below a path may lack the base path, but no URL has it
 * without reason.
 */
export const inferBasePath = async (
  references: readonly Reference[],
  exists: (path: string) => Promise<boolean>,
): Promise<string> => {
  for (const rank of RANKS) {
    const paths = new Set(references.filter(reference => reference.rank === rank).map(({ path }) => path));
    const votes = new Map<string, number>();
    for (const path of [...paths].slice(0, SAMPLE))
      for (const base of candidatesOf(path)) {
        const file = path.slice(base.length);
        // Ignores links to the start page, because every site has one.
        if (file === '' || (file === 'index.html' && rank === 'link') || !(await exists(file))) continue;
        votes.set(base, (votes.get(base) ?? 0) + 1);
        break;
      }
    const [winner] = [...votes].sort((a, b) => b[1] - a[1] || b[0].length - a[0].length);
    if (winner) return winner[0];
  }
  return '/';
};
