// Head elements with base path and version in their URLs.
import type { PackageFile } from '../model/package-file.ts';
import { DEFAULT_APP_ID } from '../package/documents.ts';
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

/**
 * The files of a favicon for a site at `base`. The manifest gets `base` as its `id`, unless `base` is relative or the
 * design sets another one.
 */
export const filesAt = ({ files }: Favicon, base: string): readonly PackageFile[] =>
  files.map(file => {
    if (file.path !== 'site.webmanifest' || base === '/') return file;
    const { id, ...manifest } = JSON.parse(new TextDecoder().decode(file.bytes));
    if (id !== DEFAULT_APP_ID) return file;
    const json = { ...manifest, ...(/^\/(?!\/)/.test(base) && { id: base }) };
    return { ...file, bytes: new TextEncoder().encode(`${JSON.stringify(json, null, 2)}\n`) };
  });

/** Adds head.html to the files of a favicon, for bundlers that write no pages. */
export const filesWithHead = (favicon: Favicon, base: string): readonly PackageFile[] => [
  ...filesAt(favicon, base),
  {
    path: 'head.html',
    mediaType: 'text/html',
    bytes: new TextEncoder().encode(toHtml(headElementsAt(favicon, { base }))),
  },
];
