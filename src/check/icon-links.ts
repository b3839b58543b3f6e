// Icon links of a page by role, and icons in data URLs.
import { ICO, PNG, SVG } from './file-format.ts';
import type { Resource } from './site.ts';

/** A `link`, `meta` or `base` element of a page. */
export interface HeadTag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

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
export const dataResource = (url: string): Resource | undefined => {
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
