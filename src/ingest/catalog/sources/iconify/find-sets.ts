// Icon sets in Iconify's JSON format, in npm packages and folders.
import { assertLine, assertSlug, assertWebUrl, isLine, isSlug, quotePrintable } from '../../sanitize.ts';
import { type LibrarySource, SourceError } from '../../source.ts';
import { openPackage, type PackageFiles } from '../package-files.ts';
import { plainStyle } from './aliases.ts';
import { readSet } from './format.ts';
import { readSetIcons } from './icons.ts';

/** An unusable set of a collection. `reason` starts with the slug of the set. */
export interface RefusedSet {
  readonly slug: string;
  readonly reason: string;
}

export type FoundSets = ReturnType<typeof allSets>;

/**
 * Finds the sets that a specifier names:
 *
 *     @iconify-json/mdi    the set of a package with one set. Or ./folder, with the same icons.json and info.json
 *     @iconify/json#mdi    one set of the package that contains all sets
 *     @iconify/json        each usable set of that package whose slug is not in `taken`
 *
 * Throws a SourceError if the package is not installed, or if a single set cannot be used. `root` is the folder whose
 * `node_modules` contains the packages.
 */
export const findIconifySets = (
  specifier: string,
  { taken = new Set(), root }: { readonly taken?: ReadonlySet<string>; readonly root?: string } = {},
): FoundSets => {
  const [packageName, slug] = splitSpecifier(specifier);
  const files = openPackage(packageName, root);
  if (files.has('icons.json')) return { sources: [singleSet(files, specifier)], refused: [] };
  if (!files.has('collections.json'))
    throw new SourceError(`${packageName} contains no icon set in Iconify's format`);
  const collections = files.json<Record<string, unknown>>('collections.json');
  if (slug === undefined) return allSets(files, collections, taken);
  if (!isSlug(slug) || !Object.hasOwn(collections, slug))
    throw new SourceError(`${packageName} contains no set ${quotePrintable(slug)}`);
  return { sources: [collectionSet(files, slug, collections[slug])], refused: [] };
};

export const splitSpecifier = (specifier: string): [packageName: string, slug: string | undefined] => {
  const [packageName = '', slug] = specifier.split('#');
  return [packageName, slug];
};

const allSets = (
  files: PackageFiles,
  collections: Readonly<Record<string, unknown>>,
  taken: ReadonlySet<string>,
) => {
  const sources: LibrarySource[] = [];
  const refused: RefusedSet[] = [];
  for (const [slug, info] of Object.entries(collections)) {
    try {
      if (taken.has(slug)) throw new SourceError(`${slug}: the catalog already has a library with this slug`);
      sources.push({ ...collectionSet(files, slug, info), optional: true });
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      refused.push({ slug, reason: error.message });
    }
  }
  return { sources, refused };
};

const singleSet = (files: PackageFiles, specifier: string): LibrarySource => {
  const info = files.json<Record<string, unknown> | null>('info.json');
  const metadata = files.has('metadata.json') ? files.json<object>('metadata.json') : {};
  const set = () => ({ ...metadata, ...files.json<{ prefix?: unknown }>('icons.json') });
  return toSource(info?.prefix ?? set().prefix, specifier, info, set);
};

const collectionSet = (files: PackageFiles, slug: string, info: unknown): LibrarySource =>
  toSource(slug, files.name, info, () => files.json(`json/${slug}.json`));

const toSource = (prefix: unknown, origin: string, json: unknown, load: () => unknown): LibrarySource => {
  const slug = assertSlug(`${origin}: the prefix of the icon set`, prefix);
  const info = readInfo(slug, json);
  return {
    slug,
    read: async () => {
      const set = readSet(slug, load());
      const hasPrefixes = Object.keys(set.prefixes ?? {}).length > 0;
      const iconify = { prefix: slug, author: info.author.name, plain: plainStyle(set), hasPrefixes };
      return { slug, ...toTerms(info), ...readSetIcons(set), iconify };
    },
  };
};

/** Licenses that permit commercial use and modification, and do not extend to a site that uses the favicon. */
const ALLOWED = new Set(
  'MIT MIT-0 ISC Apache-2.0 BSD-2-Clause BSD-3-Clause 0BSD Unlicense CC0-1.0 CC-BY-3.0 CC-BY-4.0'.split(' '),
);

const REFUSALS: readonly (readonly [RegExp, string])[] = [
  [/-NC\b/, 'it forbids commercial use'],
  [/-ND\b/, 'it forbids modified versions, and a favicon is one'],
  [/-SA\b/, 'a favicon would have to carry the same license'],
  [/^(L|A)?GPL/, 'a favicon would have to carry the same license, with its source'],
  [/^MPL/, 'modified files stay under it, with their source'],
  [/^OFL/, 'drawings taken from a font stay under it'],
];

/** Explains why icons under a license cannot be added. Undefined for an allowed license. */
export const licenseRefusal = (spdx: unknown): string | undefined => {
  if (typeof spdx !== 'string') return 'the set names no license';
  if (ALLOWED.has(spdx)) return undefined;
  const reason =
    REFUSALS.find(([pattern]) => pattern.test(spdx))?.[1] ??
    'it is not among the licenses known to permit use as a favicon';
  return `its license is ${isLine(spdx) ? spdx : quotePrintable(spdx)}: ${reason}`;
};

export const standardLicenseText = (spdx: string, holder: string): string => {
  const { licenseText } = openPackage('spdx-license-list').json<{ licenseText?: string }>(
    `licenses/${spdx}.json`,
  );
  if (licenseText === undefined)
    throw new SourceError(`spdx-license-list contains no text of the license ${spdx}`);
  let named = false;
  return licenseText.replace(/^Copyright \(c\).*\n?/gim, () => {
    if (named) return '';
    named = true;
    return `Copyright (c) ${holder}\n`;
  });
};

const readInfo = (slug: string, json: unknown) => {
  const { name, version, author, license, palette } = asObject(slug, 'info', json);
  const { spdx, url: licenseUrl } = asObject(slug, 'license', license ?? {});
  const { name: authorName, url: authorUrl } = asObject(slug, 'author', author ?? {});
  const refusal = licenseRefusal(spdx);
  if (refusal) throw new SourceError(`${slug}: ${refusal}`);
  if (palette) throw new SourceError(`${slug}: it has several colors, but a favicon has one ink color`);
  const setName = assertLine(`${slug}: name`, name);
  return {
    name: setName,
    version: optional(assertLine, `${slug}: version`, version),
    author: {
      name: optional(assertLine, `${slug}: author.name`, authorName) ?? setName,
      url: optional(assertWebUrl, `${slug}: author.url`, authorUrl),
    },
    license: { spdx: String(spdx), url: optional(assertWebUrl, `${slug}: license.url`, licenseUrl) },
  };
};

const asObject = (slug: string, field: string, value: unknown): Readonly<Record<string, unknown>> => {
  if (typeof value === 'object' && value !== null) return { ...value };
  throw new SourceError(`${slug}: ${field} of the icon set must be an object`);
};

/** Parses an optional field. Published sets omit such fields or set them to null or an empty string. */
const optional = (
  assert: (field: string, value: unknown) => string,
  field: string,
  value: unknown,
): string | undefined =>
  value === undefined || value === null || value === '' ? undefined : assert(field, value);

const toTerms = ({ name, version, author, license: { spdx, url } }: ReturnType<typeof readInfo>) => {
  const holder = author.url ? `${author.name} <${author.url}>` : author.name;
  const title = version ? `${name} ${version}` : name;
  const source = url ? `, license at ${url}` : '';
  return {
    name,
    license: spdx,
    attributionNote: `${title} (${spdx}), © ${author.name}${source}; recolored and recomposed here. Keep the license notice when you redistribute the icons. Brand icons are trademarks of their owners.`,
    licenseText: `${title}\nby ${holder}\nLicense: ${spdx}${source}\n\n${standardLicenseText(spdx, holder)}`,
  };
};
