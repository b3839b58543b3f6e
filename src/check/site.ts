// The site to check: pages, linked icons and findings.
import { withoutUserInfo } from '../contract/printable.ts';
import { ICO, PNG, SVG } from './file-format.ts';

/** `error`: the favicon does not work somewhere. `warning`: it looks wrong somewhere. `info`: it could be better. */
type Level = 'error' | 'warning' | 'info';

export interface SiteFinding {
  readonly level: Level;
  readonly subject: string;
  readonly message: string;
  readonly fix: string;
}

/** Functions that return one finding about a subject, by level. */
export const findingsAbout = (subject: string) => {
  const at =
    (level: Level) =>
    (message: string, fix: string): readonly SiteFinding[] => [
      { level, subject: shortened(subject), message, fix },
    ];
  return { error: at('error'), warning: at('warning'), info: at('info') };
};

/** The findings, without the conditions that are false. */
export const compact = (...results: readonly (readonly SiteFinding[] | false)[]): readonly SiteFinding[] =>
  results.flatMap(result => result || []);

const MAXIMUM_NAMES = 3;

/** Names at most three things, such as `a.html, b.html, c.html and 9 more pages`. */
export const namesOf = (names: readonly string[], noun: string): string => {
  const shown = names.slice(0, MAXIMUM_NAMES).map(shortened).join(', ');
  const more = names.length - MAXIMUM_NAMES;
  return more > 0 ? `${shown} and ${more} more ${noun}${more === 1 ? '' : 's'}` : shown;
};

const MAXIMUM_QUOTE = 100;

/** Prepares a text of a site for a message: hides passwords and shortens it, because values may have megabytes. */
export const shortened = (text: string): string => {
  const shown = withoutUserInfo(text);
  return shown.length <= MAXIMUM_QUOTE ? shown : `${shown.slice(0, MAXIMUM_QUOTE - 1)}…`;
};

const LEVEL_WORDS = { error: 'error', warning: 'warning', info: 'remark' } as const;

/** Number of findings per level, such as `1 error, 2 warnings, 0 remarks`. */
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
  /** Absolute URL, against which URLs in the file are resolved. */
  readonly url: string;
  readonly bytes: Uint8Array;
  /** Media type of the response, without parameters. Undefined for files in folders. */
  readonly mediaType?: string;
}

export interface Unread {
  readonly level: Level;
  /** Completes the sentence "the file …". */
  readonly problem: string;
  /** Advice as a sentence. Default: copy the file, or remove the link. */
  readonly fix?: string;
}

/** Maximum number of bytes of a file in a folder. No icon needs as many. */
export const MAXIMUM_FILE_BYTES = 4_000_000;

export const tooLarge = (maximum: number): Unread => ({
  level: 'warning',
  problem: `has more than ${maximum / 1e6} MB, too many for an icon`,
});

export const MISSING: Unread = { level: 'error', problem: 'is missing' };

export const isUnread = (result: SiteFile | Unread): result is Unread => 'problem' in result;

export interface HeadTag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

export interface SitePage {
  readonly name: string;
  /** Absolute URL. A folder has the origin `FOLDER_ORIGIN`. */
  readonly url: string;
  readonly tags: readonly HeadTag[];
  /** The header Content-Security-Policy of the response. */
  readonly policy?: string | undefined;
}

/** Origin of sites in folders and of pasted pages, whose host is unknown. */
export const FOLDER_ORIGIN = 'http://site';

export interface Site {
  /** The page that links the icons, if there is one. */
  readonly page: SitePage | undefined;
  readonly otherPages: readonly SitePage[];
  /** Path of the site on its host, with slashes at both ends, such as `/` or, on GitHub Pages, `/project/`. */
  readonly basePath: string;
  /** Whether the page has all its links. False for source code that may create more. */
  readonly linksAreKnown: boolean;
  readonly uncheckedPages?: number;
  /** The plugin that creates the favicon in the build, the file that uses the plugin, and the output folder. */
  readonly plugin?: { readonly name: string; readonly file: string; readonly output: string | undefined };
  resolve(url: string, base: string): string | undefined;
  load(address: string): Promise<SiteFile | Unread>;
}

/** Base of the relative URLs in a page: the URL in the element `base` or, without it, the URL of the page. */
export const baseUrlOf = ({ url, tags }: Pick<SitePage, 'url' | 'tags'>): string => {
  const href = tags.find(({ name, attributes }) => name === 'base' && attributes.href)?.attributes.href ?? '';
  return URL.canParse(href, url) ? new URL(href, url).href : url;
};

/** Maximum number of files that a check loads, because a page can link thousands. */
export const MAXIMUM_FILES = 50;
const PARALLEL_LOADS = 6;

export const TOO_MANY: Unread = {
  level: 'info',
  problem: `was not loaded: a check loads at most ${MAXIMUM_FILES} files`,
};

/** Limits the number of loads. Loads each file once. */
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

export type IconLinks = ReturnType<typeof iconLinks>;

export const iconLinks = (tags: readonly HeadTag[]) => {
  const linksOf = (relation: string) =>
    tags.filter(({ name, attributes }) => name === 'link' && relations(attributes.rel).includes(relation));
  const metasOf = (key: string) =>
    tags.filter(
      ({ name, attributes }) =>
        name === 'meta' && (attributes.name ?? attributes.property)?.toLowerCase() === key,
    );
  return {
    // An empty data URL has no icon: it only prevents the request for /favicon.ico.
    icons: linksOf('icon').filter(({ attributes }) => !/^data:[^,]*,\s*$/i.test(attributes.href ?? '')),
    touchIcons: [...linksOf('apple-touch-icon'), ...linksOf('apple-touch-icon-precomposed')],
    maskIcons: linksOf('mask-icon'),
    manifests: linksOf('manifest'),
    themeColors: metasOf('theme-color'),
    tileColors: metasOf('msapplication-tilecolor'),
    /** Pictures beside the icons, as links whose relation names them. */
    pictures: [
      ...linksOf(STARTUP_IMAGE).map(({ attributes: { href } }) => ({ rel: STARTUP_IMAGE, href })),
      ...PICTURES.flatMap(rel =>
        metasOf(rel.toLowerCase()).map(({ attributes: { content } }) => ({ rel, href: content })),
      ),
    ].flatMap(({ rel, href }): readonly HeadTag[] =>
      href ? [{ name: 'link', attributes: { rel, href } }] : [],
    ),
  };
};

const STARTUP_IMAGE = 'apple-touch-startup-image';

/** Names of `meta` elements with the URL of a picture. */
const PICTURES = [
  'msapplication-TileImage',
  'msapplication-square70x70logo',
  'msapplication-square150x150logo',
  'msapplication-wide310x150logo',
  'msapplication-square310x310logo',
  'og:image',
  'og:image:url',
  'og:image:secure_url',
  'twitter:image',
  'twitter:image:src',
];

const relations = (rel = ''): readonly string[] => rel.toLowerCase().split(/\s+/);

/** Whether a value contains a template expression, so that it is unknown before the page is rendered. */
export const isTemplate = (value: string): boolean => /[{}]|<[?%]|^%/.test(value);

const FORMATS = {
  ico: { path: /\.ico(?:[?#]|$)/i, mediaTypes: [...ICO.mediaTypes, 'image/ico', 'image/icon'] },
  svg: { path: /\.svgz?(?:[?#]|$)/i, mediaTypes: SVG.mediaTypes },
  png: { path: /\.png(?:[?#]|$)/i, mediaTypes: PNG.mediaTypes },
} as const;

/** Whether a linked icon has a format, judged by URL or declared type. */
export const isFormat = (
  { attributes: { href = '', type = '' } }: HeadTag,
  name: keyof typeof FORMATS,
): boolean => {
  const { path, mediaTypes } = FORMATS[name];
  const declared = (dataTypeOf(href) ?? type).trim().toLowerCase();
  return (!href.startsWith('data:') && path.test(href)) || mediaTypes.includes(declared);
};

const dataTypeOf = (url: string): string | undefined => /^data:([^;,]*)/i.exec(url)?.[1];

export const isData = (href: string): boolean => /^data:/i.test(href);

/** The file of a link; undefined for a data URL that cannot be decoded. `address` is the resolved URL. */
export const loadLinked = async (
  site: Site,
  href: string,
  address: string | undefined,
): Promise<SiteFile | Unread | undefined> => {
  if (isData(href)) return dataResource(href);
  return address === undefined ? MISSING : site.load(address);
};

/** Decodes a data URL. Returns undefined for invalid URLs and for others. */
export const dataResource = (url: string): SiteFile | undefined => {
  const comma = url.indexOf(',');
  if (!isData(url) || comma < 0) return undefined;
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
