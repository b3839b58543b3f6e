// Site to check: its pages, the icons that they link, and findings about them.
import { withoutUserInfo } from '../contract/printable.ts';
import { ICO, PNG, SVG } from './file-format.ts';

/** `error`: the favicon does not work somewhere. `warning`: it looks wrong somewhere. `info`: it can be better. */
type Level = 'error' | 'warning' | 'info';

export interface SiteFinding {
  readonly level: Level;
  readonly subject: string;
  readonly message: string;
  readonly fix: string;
}

/** Constructors of findings about one subject, by level. */
export const findingsAbout = (subject: string) => {
  const at =
    (level: Level) =>
    (message: string, fix: string): SiteFinding => ({
      level,
      subject: shortened(subject),
      message,
      fix,
    });
  return { error: at('error'), warning: at('warning'), info: at('info') };
};

/** The findings among the results of conditions. */
export const compact = (...results: readonly (SiteFinding | false)[]): readonly SiteFinding[] =>
  results.filter(result => result !== false);

const MAXIMUM_QUOTE = 100;

/** A text of a site for a message, without passwords: URLs and values can have megabytes. */
export const shortened = (text: string): string => {
  const shown = withoutUserInfo(text);
  return shown.length <= MAXIMUM_QUOTE ? shown : `${shown.slice(0, MAXIMUM_QUOTE - 1)}…`;
};

const LEVEL_WORDS = { error: 'error', warning: 'warning', info: 'remark' } as const;

/** Number of findings of each level, such as `1 error, 2 warnings, 0 remarks`. */
export const countsText = (findings: readonly SiteFinding[]): string =>
  Object.entries(LEVEL_WORDS)
    .map(([level, word]) => {
      const count = findings.filter(finding => finding.level === level).length;
      return `${count} ${word}${count === 1 ? '' : 's'}`;
    })
    .join(', ');

export interface SiteFile {
  /** URL or path for messages. */
  readonly name: string;
  /** Absolute URL, the base of the URLs in the file. */
  readonly url: string;
  readonly bytes: Uint8Array;
  /** Media type of the response without parameters; absent for files of a folder. */
  readonly mediaType?: string;
}

export interface Unread {
  readonly level: Level;
  /** Completes the sentence "the file …". */
  readonly problem: string;
  /** Advice as a sentence; by default, to copy the file or to remove the link. */
  readonly fix?: string;
}

export const MISSING: Unread = { level: 'error', problem: 'is missing' };

export const isUnread = (result: SiteFile | Unread): result is Unread => 'problem' in result;

export interface HeadTag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

export interface SitePage {
  readonly name: string;
  /** Absolute URL; folders have the origin http://site. */
  readonly url: string;
  readonly tags: readonly HeadTag[];
}

export interface Site {
  /** The page that links the icons; undefined if there is none. */
  readonly page: SitePage | undefined;
  readonly otherPages: readonly SitePage[];
  /** Path of the site on its host, with slashes at both ends: `/`, or for example `/project/` on GitHub Pages. */
  readonly basePath: string;
  /** Whether the page has all links. False for source code that may create more. */
  readonly linksAreKnown: boolean;
  readonly uncheckedPages?: number;
  /** The plugin that makes the favicon when the project is built, where it is used, and the folder of the result. */
  readonly plugin?: { readonly name: string; readonly file: string; readonly output: string | undefined };
  resolve(url: string, base: string): string | undefined;
  load(address: string): Promise<SiteFile | Unread>;
}

/** The base of relative URLs in a page: its URL, or the URL in its element `base`. */
export const baseUrlOf = ({ url, tags }: Pick<SitePage, 'url' | 'tags'>): string => {
  const href = tags.find(({ name, attributes }) => name === 'base' && attributes.href)?.attributes.href ?? '';
  return URL.canParse(href, url) ? new URL(href, url).href : url;
};

/** Maximum number of files that a check loads: a page can link thousands. */
export const MAXIMUM_FILES = 50;
const PARALLEL_LOADS = 6;

export const TOO_MANY: Unread = {
  level: 'info',
  problem: `was not loaded: a check loads at most ${MAXIMUM_FILES} files`,
};

/** Bounds the number of loads, and loads each file once. */
export const limitLoads = (site: Site): Site => {
  const loads = new Map<string, Promise<SiteFile | Unread>>();
  const waiting: (() => void)[] = [];
  let active = 0;
  const loadInTurn = async (address: string) => {
    if (active === PARALLEL_LOADS) await new Promise<void>(resolve => waiting.push(resolve));
    else active++;
    try {
      return await site.load(address);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else active--;
    }
  };
  return {
    ...site,
    load: address => {
      const known = loads.get(address);
      if (known) return known;
      if (loads.size === MAXIMUM_FILES) return Promise.resolve(TOO_MANY);
      const load = loadInTurn(address);
      loads.set(address, load);
      return load;
    },
  };
};

export interface IconLinks {
  readonly icons: readonly HeadTag[];
  readonly touchIcons: readonly HeadTag[];
  readonly maskIcons: readonly HeadTag[];
  readonly manifests: readonly HeadTag[];
  readonly themeColors: readonly HeadTag[];
  readonly tileColors: readonly HeadTag[];
}

export const iconLinks = (tags: readonly HeadTag[]): IconLinks => {
  const linksOf = (relation: string) =>
    tags.filter(({ name, attributes }) => name === 'link' && relations(attributes.rel).includes(relation));
  const metasOf = (key: string) =>
    tags.filter(({ name, attributes }) => name === 'meta' && attributes.name?.toLowerCase() === key);
  return {
    // An empty data URL only stops the request for /favicon.ico.
    icons: linksOf('icon').filter(({ attributes }) => !/^data:[^,]*,\s*$/i.test(attributes.href ?? '')),
    touchIcons: [...linksOf('apple-touch-icon'), ...linksOf('apple-touch-icon-precomposed')],
    maskIcons: linksOf('mask-icon'),
    manifests: linksOf('manifest'),
    themeColors: metasOf('theme-color'),
    tileColors: metasOf('msapplication-tilecolor'),
  };
};

const relations = (rel = ''): readonly string[] => rel.toLowerCase().split(/\s+/);

/** Template expressions: the value is unknown until the page is rendered. */
export const isTemplate = (value: string): boolean => /[{}]|<[?%]|^%/.test(value);

const FORMATS = {
  ico: { path: /\.ico(?:[?#]|$)/i, mediaTypes: [...ICO.mediaTypes, 'image/ico', 'image/icon'] },
  svg: { path: /\.svgz?(?:[?#]|$)/i, mediaTypes: SVG.mediaTypes },
  png: { path: /\.png(?:[?#]|$)/i, mediaTypes: PNG.mediaTypes },
} as const;

/** Tests the format of a linked icon by its URL or declared type. */
export const isFormat = (
  { attributes: { href = '', type = '' } }: HeadTag,
  name: keyof typeof FORMATS,
): boolean => {
  const { path, mediaTypes } = FORMATS[name];
  const declared = (dataTypeOf(href) ?? type).trim().toLowerCase();
  return (!href.startsWith('data:') && path.test(href)) || mediaTypes.includes(declared);
};

const dataTypeOf = (url: string): string | undefined => /^data:([^;,]*)/i.exec(url)?.[1];

/** Decodes a data URL. Returns undefined for other URLs and for invalid ones. */
export const dataResource = (url: string): SiteFile | undefined => {
  const comma = url.indexOf(',');
  if (!/^data:/i.test(url) || comma < 0) return undefined;
  const header = url.slice('data:'.length, comma);
  try {
    const text = decodeURIComponent(url.slice(comma + 1).replace(/%(?![\da-f]{2})/gi, '%25'));
    const bytes = /;\s*base64\s*$/i.test(header)
      ? Uint8Array.from(atob(text), letter => letter.charCodeAt(0))
      : new TextEncoder().encode(text);
    const name = `the data URL of ${dataTypeOf(url) || 'an icon'}`;
    return { name, url: 'data:', bytes };
  } catch {
    return undefined;
  }
};
