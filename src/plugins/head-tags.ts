// Head elements with base path and version in their URLs.
import type { PackageFile } from '../model/package-file.ts';
import { type HeadElement, toHtml } from '../package/install/head-elements.ts';
import type { Favicon } from './favicon.ts';

interface UrlOptions {
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

/** The files of a favicon for a site at `base`, which identifies the app in the manifest. A relative base cannot. */
export const filesAt = ({ files }: Favicon, base: string): readonly PackageFile[] =>
  files.map(file => {
    if (file.path !== 'site.webmanifest' || base === '/') return file;
    const { id: _, ...manifest } = JSON.parse(new TextDecoder().decode(file.bytes));
    const json = { ...manifest, ...(/^\/(?!\/)/.test(base) && { id: base }) };
    return { ...file, bytes: new TextEncoder().encode(`${JSON.stringify(json, null, 2)}\n`) };
  });

/** Removes icon links and theme colors with their lines: browsers use the last suitable icon of a page. */
export const withoutFavicon = (html: string): string => {
  let kept = '';
  let at = 0;
  // Each match ends where the next search begins, so the time is linear.
  for (const { 0: tag, index } of html.matchAll(/<(?:link|meta)\b[^>]*>?(?:\r?\n)?/gi)) {
    if (!ICON_LINK.test(tag) && !ICON_META.test(tag)) continue;
    let start = index;
    while (start > at && (html[start - 1] === ' ' || html[start - 1] === '\t')) start--;
    kept += html.slice(at, start);
    at = index + tag.length;
  }
  return kept + html.slice(at);
};

const ICON_LINK = /^<link\b.*?\brel\s*=\s*["']?(?:shortcut icon|icon|apple-touch-icon|manifest)["'\s>]/is;
const ICON_META = /^<meta\b.*?\bname\s*=\s*["']?(?:theme-color|apple-mobile-web-app-title)\b/is;

/** Adds head.html to the files of a favicon, for bundlers that write no pages. */
export const filesWithHead = (favicon: Favicon, base: string): readonly PackageFile[] => [
  ...filesAt(favicon, base),
  {
    path: 'head.html',
    mediaType: 'text/html',
    bytes: new TextEncoder().encode(toHtml(headElementsAt(favicon, { base }))),
  },
];
