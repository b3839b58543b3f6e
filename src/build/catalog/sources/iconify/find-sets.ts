// Lookup of icon sets in Iconify's JSON format, in npm packages and folders.
import { type LibrarySource, SourceError } from '../../source.ts';
import { assertSlug, isSlug, quotePrintable } from '../../untrusted-text.ts';
import { openPackage, type PackageFiles } from '../package-files.ts';
import { readSet } from './format.ts';
import { readSetIcons } from './icons.ts';
import { readInfo, toTerms } from './info.ts';

/** An unusable set of a collection; `reason` starts with its slug. */
export interface RefusedSet {
  readonly slug: string;
  readonly reason: string;
}

export interface FoundSets {
  readonly sources: readonly LibrarySource[];
  readonly refused: readonly RefusedSet[];
}

/**
 * Finds the libraries of a specifier:
 *
 *     @iconify-json/mdi    the set of a package with one set (or ./folder, with the same icons.json and info.json)
 *     @iconify/json#mdi    one set of the package that contains all sets
 *     @iconify/json        each usable set of that package whose slug is not in `taken`
 *
 * Throws a SourceError if the package is not installed, or if the specifier names a single set that cannot be used.
 * `root` is the folder whose `node_modules` contains the packages.
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
  const collections = files.json('collections.json') as Record<string, unknown>;
  if (slug === undefined) return allSets(files, collections, taken);
  if (!isSlug(slug) || !Object.hasOwn(collections, slug))
    throw new SourceError(`${packageName} contains no set ${quotePrintable(slug)}`);
  return { sources: [collectionSet(files, slug, collections[slug])], refused: [] };
};

/** `package#set` → [package, set]. */
export const splitSpecifier = (specifier: string): [packageName: string, slug: string | undefined] => {
  const [packageName = '', slug] = specifier.split('#');
  return [packageName, slug];
};

const allSets = (
  files: PackageFiles,
  collections: Readonly<Record<string, unknown>>,
  taken: ReadonlySet<string>,
): FoundSets => {
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
  const info = files.json('info.json') as Record<string, unknown> | null;
  const metadata = files.has('metadata.json') ? (files.json('metadata.json') as object) : {};
  const set = () => ({ ...metadata, ...(files.json('icons.json') as object) });
  return toSource(info?.prefix ?? (set() as { prefix?: unknown }).prefix, specifier, info, set);
};

const collectionSet = (files: PackageFiles, slug: string, info: unknown): LibrarySource =>
  toSource(slug, files.name, info, () => files.json(`json/${slug}.json`));

const toSource = (prefix: unknown, origin: string, json: unknown, load: () => unknown): LibrarySource => {
  const slug = assertSlug(`${origin}: the prefix of the icon set`, prefix);
  const info = readInfo(slug, json);
  return {
    slug,
    read: async () => ({ slug, ...toTerms(info), ...readSetIcons(readSet(slug, load())) }),
  };
};
