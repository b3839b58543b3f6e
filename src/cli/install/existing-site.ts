// Existing site name and web app manifest in a project.
import { join } from 'node:path/posix';
import { EXPORT_FIELDS } from '../../contract/export/export-fields.ts';
import type { PackageFile } from '../../model/package-file.ts';
import { DEFAULT_APP_ID, DEFAULT_START_URL } from '../../package/documents.ts';
import type { Framework } from '../../package/install/framework.ts';
import { elementText, headTags, TITLE_FILES, titleSetting } from '../../package/install/head-links.ts';
import { leadsToShareOrDevice, tryTo } from '../project-files.ts';
import { readJson, readText } from '../write-files.ts';
import { findEditFile, pagesOf, readManifest } from './project.ts';

export interface ExistingSite {
  /** Name from the manifest, the title of the first page, the site settings or package.json. */
  readonly name: string | undefined;
  readonly manifest: Manifest | undefined;
}

type Manifest = Readonly<Record<string, unknown>>;

export const MANIFEST_FILE = 'site.webmanifest';

/** Whether the site serves a file of the package: an image, the manifest or a license. */
export const isServed = ({ path }: PackageFile): boolean =>
  /\.(svg|ico|png|webmanifest)$|^LICENSE-/.test(path);

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

/** In a build, reads only the first page, and no manifest that an earlier build may have written. */
export const readSite = (folder: string, framework: Framework, { isBuild = false } = {}): ExistingSite => {
  const first = findEditFile(folder, framework.edits[0]);
  const paths = [...(first === undefined ? [] : [first]), ...(isBuild ? [] : pagesOf(folder, framework))];
  const pages = paths.map(path => readText(join(folder, path)) ?? '');
  const names = isBuild ? [] : [MANIFEST_FILE, 'manifest.webmanifest', 'manifest.json'];
  const manifest = manifestIn(folder, framework, { pages, names });
  const settings = TITLE_FILES.map(path => readText(join(folder, path)) ?? '');
  const titles = [...pages.map(page => elementText(page, 'title')), ...settings.map(titleSetting)];
  const packageName = String(readManifest(folder).name ?? '').replace(/^@[^/]*\//, '');
  const candidates = [manifest?.name, manifest?.short_name, ...titles, packageName];
  return { name: candidates.map(siteNameOf).find(text => text !== undefined), manifest };
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
  const paths = [
    ...served.filter(name => !/\.\.|^[a-z]+:/i.test(name)).map(name => join(publicFolder, name)),
    ...linkedByName.filter(({ rel }) => rel === 'manifest').map(({ path }) => path),
  ];
  return (
    paths
      .filter(path => !leadsToShareOrDevice(path, folder))
      .map((path): Manifest => Object(tryTo(() => readJson(join(folder, path)))))
      // An extension of a browser also has a manifest.json.
      .filter(json => !('manifest_version' in json))
      .find(json => ['name', 'short_name', 'icons', 'start_url'].some(key => key in json))
  );
};

/**
 * Merges the manifest of a package into that of the site. Replaces names, colors and members that the design sets.
 * Replaces icons only if the package has icons for their purpose. Keeps everything else.
 * Adds no `id` unless the design sets one: without `id`, `start_url` identifies the app, and the site may be below
 * a path.
 */
export const mergeManifest = (existing: Manifest | undefined, bytes: Uint8Array): Uint8Array => {
  const { id, ...own } = JSON.parse(new TextDecoder().decode(bytes));
  const icons: readonly { readonly purpose?: string }[] = Array.isArray(existing?.icons)
    ? existing.icons
    : [];
  const purposes = own.icons.map(({ purpose }: { readonly purpose: string }) => purpose);
  const isOther = ({ purpose = 'any' }: { readonly purpose?: string }) =>
    !purpose.split(' ').some(each => purposes.includes(each));
  const hasName = existing?.name === own.name && typeof existing?.short_name === 'string';
  const merged = {
    ...own,
    ...existing,
    ...(id !== DEFAULT_APP_ID && { id }),
    ...(own.lang !== undefined && { lang: own.lang }),
    ...(own.start_url !== DEFAULT_START_URL && { start_url: own.start_url }),
    name: own.name,
    short_name: hasName ? existing?.short_name : own.short_name,
    theme_color: own.theme_color,
    background_color: own.background_color,
    color_scheme_dark: own.color_scheme_dark,
    icons: [...own.icons, ...icons.filter(icon => isOther(Object(icon)))],
  };
  return Buffer.from(`${JSON.stringify(merged, null, 2)}\n`);
};
