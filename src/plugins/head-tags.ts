// Head elements for the pages of a site: addresses with base path and version.
import type { HeadElement } from '../contract/install/head-elements.ts';
import type { Favicon } from './favicon.ts';

export interface AddressOptions {
  /** Address of the site's root with a slash at its end, such as `/` or `/shop/`. */
  readonly base: string;
  /** Adds the version to each address, so that browsers load a changed icon. */
  readonly isVersioned?: boolean;
}

/** The elements of a favicon with addresses below `base`. */
export const headElementsAt = (
  { elements, version }: Favicon,
  { base, isVersioned = false }: AddressOptions,
): readonly HeadElement[] =>
  elements.map(({ tag, attributes }) => {
    const { href } = attributes;
    if (href === undefined) return { tag, attributes };
    return {
      tag,
      attributes: { ...attributes, href: `${base}${href.slice(1)}${isVersioned ? `?v=${version}` : ''}` },
    };
  });

/** Links and theme colors that a page must not have beside those of a favicon: the last icon of a page wins. */
export const withoutFavicon = (html: string): string => html.replace(FAVICON_ELEMENT, '');

const FAVICON_ELEMENT =
  /[ \t]*<(?:link\b[^>]*\brel\s*=\s*["']?(?:shortcut icon|icon|apple-touch-icon|manifest)["'\s>]|meta\b[^>]*\bname\s*=\s*["']?(?:theme-color|apple-mobile-web-app-title)\b)[^>]*>?(?:\r?\n)?/gi;
