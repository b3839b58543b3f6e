// Existing site name and web app manifest in a project.
import { basename, dirname, join } from 'node:path/posix';
import { EXPORT_FIELDS } from '../../contract/export/export-fields.ts';
import { MANIFEST_FILE, type PackageFile } from '../../model/package-file.ts';
import { isObject } from '../../model/unknown-value.ts';
import { DEFAULT_APP_ID } from '../../package/documents.ts';
import type { Framework } from '../../package/install/framework.ts';
import type { HeadElement } from '../../package/install/head-elements.ts';
import { elementText, headTags, lineSetting, TITLE_FILES } from '../../package/install/head-links.ts';
import { leadsToShareOrDevice, tryTo } from '../project-files.ts';
import { readJson, readText } from '../write-files.ts';
import { findConfiguration, findEditFile, pagesOf, readManifest } from './project.ts';
import { configuredString } from './script-edit.ts';

export interface ExistingSite {
  /** Name from the manifest, the title of the first page, the site settings or package.json. */
  readonly name: string | undefined;
  readonly manifest: Manifest | undefined;
}

type Manifest = Readonly<Record<string, unknown>>;

/** Whether the site serves a file of the package: an image, the manifest or a license. */
export const isServed = ({ path }: PackageFile): boolean =>
  /^[^/]+\.(svg|ico|png|webmanifest)$|^LICENSE-/.test(path);

/** Adds the name of the site to a design without a name, or with the default name, which favsmith.json contains. */
export const withSiteName = <Fields extends { readonly site_name?: string | undefined }>(
  fields: Fields,
  name: string | undefined,
): Fields => {
  const { default: unnamed } = EXPORT_FIELDS.site_name;
  return name === undefined || (fields.site_name ?? unnamed) !== unnamed
    ? fields
    : { ...fields, site_name: name };
};

/**
 * In a build, reads only the first page, and no manifest that an earlier build may have written. `path` is the field of
 * the design, in whose folder an earlier installation may have written the manifest.
 */
export const readSite = (
  folder: string,
  framework: Framework,
  {
    isBuild = false,
    path = '',
  }: { readonly isBuild?: boolean; readonly path?: string | null | undefined } = {},
): ExistingSite => {
  const first = findEditFile(folder, framework.edits[0]);
  const paths = [...(first === undefined ? [] : [first]), ...(isBuild ? [] : pagesOf(folder, framework))];
  const pages = paths.map(path => readText(join(folder, path)) ?? '');
  const own = [...new Set([join('/', path ?? '', MANIFEST_FILE).slice(1), MANIFEST_FILE])];
  const names = isBuild ? [] : [...own, 'manifest.webmanifest', 'manifest.json'];
  const manifest = manifestIn(folder, framework, { pages, names });
  const settings = TITLE_FILES.map(path => readText(join(folder, path)) ?? '');
  const titles = [
    ...pages.map(page => elementText(page, 'title')),
    ...configuredTitles(folder, framework, first),
    ...settings.map(text => lineSetting(text, 'title')),
  ];
  const candidates = [manifest?.name, manifest?.short_name, ...titles, packageName(folder)];
  return { name: candidates.map(siteNameOf).find(text => text !== undefined), manifest };
};

const packageName = (folder: string): string =>
  String(readManifest(folder).name ?? '').replace(/^@[^/]*\//, '');

/** Name of a project that need not be a site: that of its package or folder. */
export const projectName = (folder: string): string | undefined =>
  [packageName(folder), folder.split(/[\\/]/).at(-1)].map(siteNameOf).find(text => text !== undefined);

/** The titles in the metadata of Next.js, in the file `first`, or in the configuration of the framework. */
const configuredTitles = (
  folder: string,
  { titles = [], configuration, edits: [{ placement }] }: Framework,
  first: string | undefined,
): readonly (string | undefined)[] => {
  const isMetadata = placement.kind === 'next-metadata';
  const path = isMetadata
    ? first && join(folder, first)
    : configuration && findConfiguration(folder, configuration);
  const text = (path && readText(path)) ?? '';
  return titles.map(title => configuredString(text, title, isMetadata ? 'next-metadata' : 'config'));
};

/** The site name in a text. Undefined for template syntax, which is computed at run time. */
const siteNameOf = (text: unknown): string | undefined => {
  if (typeof text !== 'string' || /[{}<>%$]/.test(text)) return undefined;
  const name = text.trim().replace(/\s+/g, ' ');
  return name === '' || name === EXPORT_FIELDS.site_name.default ? undefined : name;
};

/** The manifest that a page or the framework links, otherwise the first of the files with these names. */
const manifestIn = (
  folder: string,
  { publicFolder, linkedByName = [] }: Framework,
  { pages, names }: { readonly pages: readonly string[]; readonly names: readonly string[] },
): Manifest | undefined => {
  const linked = pages.flatMap(page =>
    headTags(page).flatMap(({ attributes: { rel, href } }) =>
      rel === 'manifest' && href !== undefined
        ? [(href.split(/[?#]/)[0] ?? '').replace(/^(%[^%]*%)?\/*/, '')]
        : [],
    ),
  );
  const served = [...linked, ...names];
  const files = [
    ...served
      .filter(name => !/\.\.|^[a-z]+:/i.test(name))
      .map(name => ({ path: join(publicFolder, name), url: name })),
    ...linkedByName
      .filter(({ rel }) => rel === 'manifest')
      .map(({ path }) => ({ path, url: basename(path) })),
  ];
  return files
    .filter(({ path }) => !leadsToShareOrDevice(path, folder))
    .map(({ path, url }) => ({ url, json: Object(tryTo(() => readJson(join(folder, path)))) as Manifest }))
    .filter(
      ({ json }) =>
        // An extension of a browser also has a manifest.json.
        !('manifest_version' in json) &&
        ['name', 'short_name', 'icons', 'start_url'].some(key => key in json),
    )
    .map(({ url, json }) => rebase(json, url))[0];
};

/** Members of a manifest with URLs. `*` stands for each item of a list. */
const URL_MEMBERS = [
  'start_url',
  'scope',
  'icons.*.src',
  'screenshots.*.src',
  'shortcuts.*.url',
  'shortcuts.*.icons.*.src',
  'share_target.action',
  'protocol_handlers.*.url',
  'file_handlers.*.action',
  'note_taking.new_note_url',
].map(member => member.split('.'));

/**
 * The manifest that was at `url`, below the site root, for the site root: its relative URLs lead to the same files.
 * `id` stays, because it is relative to the origin. (W3C Web Application Manifest, 1.14)
 */
const rebase = (manifest: Manifest, url: string): Manifest =>
  dirname(url) === '.' ? manifest : mapUrls(manifest, text => relocated(text, dirname(url)));

const mapUrls = (manifest: Manifest, map: (text: string) => string): Manifest =>
  URL_MEMBERS.reduce((json, member) => mapMember(json, member, map) as Manifest, manifest);

const mapMember = (
  json: unknown,
  [name, ...rest]: readonly string[],
  map: (text: string) => string,
): unknown => {
  if (name === undefined) return typeof json === 'string' ? map(json) : json;
  if (name === '*') return Array.isArray(json) ? json.map(item => mapMember(item, rest, map)) : json;
  if (!isObject(json) || !Object.hasOwn(json, name)) return json;
  return { ...json, [name]: mapMember(json[name], rest, map) };
};

/** A relative URL that is right in a manifest, for another manifest from which `folder` leads to the first one. */
const relocated = (text: string, folder: string): string => {
  if (text === '' || text.startsWith('/') || URL.canParse(text)) return text;
  const [path = ''] = /^[^?#]*/.exec(text) ?? [];
  return join(folder, path).replace(/^\.$/, './') + text.slice(path.length);
};

/** Members that a manifest of a package has only if the design sets them. */
const OPTIONAL_MEMBERS = ['lang', 'description', 'orientation', 'categories'];

const ABSENT_MEMBERS = { start_url: './', scope: './', display: EXPORT_FIELDS.display.default };

/**
 * Merges the manifest of a package into that of the site. Replaces names, colors and members that the design sets.
 * Replaces icons only if the package has icons for their purpose. Keeps everything else, and adds no other members.
 * A new manifest gets no `id` unless the design sets one: without `id`, `start_url` identifies the app, and the site
 * may be below a path. `start` is the site root, seen from the folder that the site serves. The manifest of the package
 * may be in another folder than that of the site: relative URLs then lead to the same files as before.
 */
export const mergeManifest = (existing: Manifest | undefined, bytes: Uint8Array, start = ''): Uint8Array => {
  // A server may send a manifest without these members.
  const { id, ...own } = { ...ABSENT_MEMBERS, ...JSON.parse(new TextDecoder().decode(bytes)) };
  const icons: readonly { readonly purpose?: string }[] = Array.isArray(existing?.icons)
    ? existing.icons
    : [];
  const purposes = own.icons.map(({ purpose }: { readonly purpose: string }) => purpose);
  const isOther = ({ purpose = 'any' }: { readonly purpose?: string }) =>
    !purpose.split(' ').some(each => purposes.includes(each));
  const hasName = existing?.name === own.name;
  const isDefaultStart = own.start_url === own.scope;
  const root = join(start, own.scope);
  const merged = {
    ...(existing
      ? mapUrls(existing, text => (own.scope === './' ? text : relocated(text, own.scope)))
      : { ...own, scope: root, ...(isDefaultStart && { start_url: root }) }),
    ...(id !== DEFAULT_APP_ID && { id }),
    ...Object.fromEntries(OPTIONAL_MEMBERS.filter(name => name in own).map(name => [name, own[name]])),
    ...(own.display !== EXPORT_FIELDS.display.default && { display: own.display }),
    ...(!isDefaultStart && { start_url: own.start_url }),
    name: own.name,
    short_name: hasName ? existing?.short_name : own.short_name,
    theme_color: own.theme_color,
    background_color: own.background_color,
    color_scheme_dark: own.color_scheme_dark,
    icons: [...own.icons, ...icons.filter(icon => isOther(Object(icon)))],
  };
  return Buffer.from(`${JSON.stringify(merged, null, 2)}\n`);
};

/** Elements whose title on home screens is the short name that the manifest of the site has. */
export const withHomeScreenTitle = (
  elements: readonly HeadElement[],
  manifest: Manifest | undefined,
): readonly HeadElement[] =>
  elements.map(element => {
    const { name, content } = element.attributes;
    const title = manifest?.short_name;
    // The title of a package is the start of its site name, which may be another one than that of the manifest.
    const isOfManifest = content !== undefined && String(manifest?.name ?? '').startsWith(content);
    return name === 'apple-mobile-web-app-title' && typeof title === 'string' && title !== '' && isOfManifest
      ? { ...element, attributes: { ...element.attributes, content: title } }
      : element;
  });
