// Text files of a package: one row per file.
import type { ThemeColor } from '../compose/theme-color.ts';
import { DESIGN_FILE, writeDesign } from '../contract/design.ts';
import type { ExportRequest } from '../contract/export/export-request.ts';
import type { Part } from '../contract/export/field.ts';
import type { Library } from '../model/icon.ts';
import { MANIFEST_FILE, mediaTypeOf, type PackageFile } from '../model/package-file.ts';
import type { DocumentData } from './document-data.ts';
import { rootOf } from './install/place.ts';
import { type ImageFile, licenseFileName } from './plan.ts';
import { readme } from './readme.ts';

/** The documents of a package, with their readers. */
const DOCUMENTS: readonly {
  readonly path: string;
  readonly part?: Part;
  readonly readers?: string;
  readonly render: (data: DocumentData) => string;
}[] = [
  {
    path: MANIFEST_FILE,
    part: 'app',
    readers: 'browsers that install the site as an app; optional',
    render: ({ manifest }) => manifest,
  },
  {
    path: 'head.html',
    readers: 'you: the elements for the <head> of each page',
    render: ({ head }) => head,
  },
  { path: 'README.txt', render: data => readme(data, documentsIn(data)) },
  {
    path: 'report.json',
    readers: 'you and your tools: findings about the design',
    render: ({ report }) => `${JSON.stringify(report, null, 2)}\n`,
  },
  {
    path: DESIGN_FILE,
    readers: 'you: the design; keep it, an export of this file makes the same package',
    render: ({ settings, sources }) => writeDesign(settings, sources),
  },
];

const documentsIn = ({ request: { site } }: DocumentData) =>
  DOCUMENTS.filter(({ part }) => part === undefined || site.parts.includes(part));

/** Renders the documents in table order, then the license of the library. */
export const renderDocuments = (data: DocumentData): readonly PackageFile[] => [
  ...documentsIn(data).map(({ path, render }) => textFile(path, render(data))),
  ...(data.iconSource ? [licenseFile(data.iconSource.library)] : []),
];

/** License files by text. Packages share the bytes, so that `zipFiles` compresses them only once. */
const licenseFiles = new Map<string, PackageFile>();

const licenseFile = (library: Library): PackageFile => {
  const { licenseText } = library;
  const file = licenseFiles.get(licenseText) ?? textFile(licenseFileName(library), licenseText);
  licenseFiles.set(licenseText, file);
  return { ...file, path: licenseFileName(library) };
};

const textFile = (path: string, text: string): PackageFile => ({
  path,
  mediaType: mediaTypeOf(path),
  bytes: new TextEncoder().encode(text),
});

/** The member `id` of manifests for requests without `app_id`. */
export const DEFAULT_APP_ID = '/';

const SHORT_NAME_LENGTH = 12;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The manifest as JSON text. `colors` are the light theme color and, with dark mode, the dark one. `url` returns the URL
 * of an icon. By default, all URLs except `id` are relative: the package then also works below a path. Icons for `any` and `maskable` are
 * separate entries, because one image cannot serve both. (Decision 064)
 * Sources: W3C Web Application Manifest and its pull request 1207 (`color_scheme_dark`). Chromium installs an app
 * only with name, start_url, display and icons of 192 and 512 px.
 */
export const webManifest = (
  { siteName, manifest, site }: Pick<ExportRequest, 'siteName' | 'manifest' | 'site'>,
  [light, dark]: readonly [ThemeColor, ...ThemeColor[]],
  { images, url }: { readonly images: readonly ImageFile[]; readonly url: (path: string) => string },
): string => {
  const { lang, id, startUrl, display, description, orientation, categories } = manifest;
  const root = rootOf(site.path);
  return `${JSON.stringify(
    {
      name: siteName,
      short_name: shortName(siteName),
      ...(description !== undefined && { description }),
      ...(lang !== undefined && { lang }),
      id: id ?? DEFAULT_APP_ID,
      start_url: startUrl ?? root,
      scope: root,
      display,
      ...(orientation !== undefined && { orientation }),
      ...(categories && { categories }),
      ...manifestColors(light),
      ...(dark && { color_scheme_dark: manifestColors(dark) }),
      icons: images.flatMap(({ path, purpose, pixels: [side] }) =>
        purpose ? [{ src: url(path), sizes: `${side}x${side}`, type: mediaTypeOf(path), purpose }] : [],
      ),
    },
    null,
    2,
  )}\n`;
};

const manifestColors = ({ hex, splash = hex }: ThemeColor) => ({
  theme_color: hex,
  background_color: splash,
});

/**
 * The leading words that fit into 12 characters: `Acme Rockets Ltd` → `Acme Rockets`. Hyphens also separate words. Cuts
 * a longer first word after 12 characters.
 */
export const shortName = (name: string): string => {
  // Grapheme clusters have at least one UTF-16 code unit each.
  if (name.length <= SHORT_NAME_LENGTH) return name;
  const characters = firstCharacters(name, SHORT_NAME_LENGTH + 1);
  if (characters.length <= SHORT_NAME_LENGTH) return name;
  const head = characters.slice(0, SHORT_NAME_LENGTH).join('');
  const cutsWord = /[^\s\-–—_]/u.test(characters[SHORT_NAME_LENGTH] ?? '');
  const words = cutsWord ? head.replace(/(?<![\s\-–—_])[\s\-–—_]+[^\s\-–—_]*$/u, '') : head;
  return words.replace(/[\s\-–—_:;,&|·/(]+$/u, '') || head;
};

/** The first `count` grapheme clusters. Stops early, because segmenting a name of 15 kB takes 100 ms. */
const firstCharacters = (text: string, count: number): readonly string[] => {
  const characters: string[] = [];
  for (const { segment } of graphemes.segment(text)) {
    characters.push(segment);
    if (characters.length === count) break;
  }
  return characters;
};
