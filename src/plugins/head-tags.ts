// Head elements with base path and version in their URLs.
import type { HeadElement } from '../contract/install/head-elements.ts';
import type { Favicon } from './favicon.ts';

export interface UrlOptions {
  /** URL of the site's root with a trailing slash, such as `/` or `/shop/`. */
  readonly base: string;
  /** Adds the version to each URL, so that browsers load a changed icon. */
  readonly isVersioned?: boolean;
}

/** The elements of a favicon with URLs below `base`. */
export const headElementsAt = (
  { elements, version }: Favicon,
  { base, isVersioned = false }: UrlOptions,
): readonly HeadElement[] =>
  elements.map(({ tag, attributes }) => {
    const { href } = attributes;
    if (href === undefined) return { tag, attributes };
    return {
      tag,
      attributes: { ...attributes, href: `${base}${href.slice(1)}${isVersioned ? `?v=${version}` : ''}` },
    };
  });

/** Existing icon links and theme colors to remove: browsers use the last suitable icon of a page. */
export const withoutFavicon = (html: string): string => html.replace(FAVICON_ELEMENT, '');

const FAVICON_ELEMENT =
  /[ \t]*<(?:link\b[^>]*\brel\s*=\s*["']?(?:shortcut icon|icon|apple-touch-icon|manifest)["'\s>]|meta\b[^>]*\bname\s*=\s*["']?(?:theme-color|apple-mobile-web-app-title)\b)[^>]*>?(?:\r?\n)?/gi;
