// Where the files of a package lie on a site: URLs in links, and paths below the site root.
import { crc32 } from '../../model/bytes.ts';
import { MANIFEST_FILE, type PackageFile } from '../../model/package-file.ts';
import type { HeadElement } from './head-elements.ts';

const ICO_FILE = 'favicon.ico';

export const isRelative = (folder: string): boolean => folder.startsWith('.');
export const isOtherHost = (folder: string): boolean => /^https?:/.test(folder);

/**
 * Crawlers and feed readers request /favicon.ico without reading a page. Browsers accept `start_url` and `scope` only of
 * the host that serves the manifest (W3C Web Application Manifest, 1.8).
 */
const isAtRoot = (path: string, folder: string): boolean =>
  (path === ICO_FILE && !isRelative(folder)) || (path === MANIFEST_FILE && isOtherHost(folder));

/** The URL of a file of the package whose files are in `folder`, the value of the field `path`. */
export const urlOf = (path: string, folder: string): string =>
  isAtRoot(path, folder) ? `/${path}` : folder + path;

/** The path of a file below the site root. Files for another host are at the root, too. */
export const sitePathOf = (path: string, folder: string): string =>
  isAtRoot(path, folder) || isOtherHost(folder) ? path : folder.replace(/^[./]*\//, '') + path;

/** The site root, seen from the manifest. */
export const rootOf = (folder: string): string =>
  '../'.repeat(sitePathOf(MANIFEST_FILE, folder).split('/').length - 1) || './';

/** The folder to which the links lead, without the base path of the site. */
export const folderOf = (elements: readonly HeadElement[]): string => {
  const urls = elements.flatMap(({ attributes: { href } }) => href?.split('?', 1)[0] ?? []);
  const isElsewhere = (url: string) => !url.endsWith(`/${ICO_FILE}`) && !url.endsWith(`/${MANIFEST_FILE}`);
  const [url = '/'] = [
    ...urls.filter(isElsewhere),
    ...urls.filter(url => !url.endsWith(`/${ICO_FILE}`)),
    ...urls,
  ];
  return url.slice(0, url.lastIndexOf('/') + 1);
};

const VERSION = '?v=';

/** The version of a file in URLs: its CRC-32 in eight hexadecimal digits. */
export const versionOf = (bytes: Uint8Array): string => VERSION + crc32(bytes).toString(16).padStart(8, '0');

/** The elements with the version of a file that has changed. Links without versions stay. */
export const withVersionOf = (
  elements: readonly HeadElement[],
  { path, bytes }: Pick<PackageFile, 'path' | 'bytes'>,
): readonly HeadElement[] =>
  elements.map(({ tag, attributes }) => {
    const [url = '', version] = attributes.href?.split(VERSION) ?? [];
    return version !== undefined && url.endsWith(`/${path}`)
      ? { tag, attributes: { ...attributes, href: url + versionOf(bytes) } }
      : { tag, attributes };
  });
