// Added libraries: any icon set in Iconify's JSON format, from an npm package or a folder.
import { type LibrarySource, SourceError } from '../source.ts';
import { readSetIcons } from './iconify-icons.ts';
import type { IconifySet } from './iconify-set.ts';
import { licenseRefusal, standardLicenseText } from './licenses.ts';
import { openPackage, type PackageFiles } from './package-files.ts';

interface IconifyInfo {
  readonly name: string;
  readonly version?: string;
  readonly author?: { readonly name: string; readonly url?: string };
  readonly license?: { readonly title: string; readonly spdx?: string; readonly url?: string };
  readonly palette?: boolean;
}

/** A set of the whole collection that is not taken, and why. */
export interface RefusedSet {
  readonly slug: string;
  readonly reason: string;
}

/**
 * The libraries that a specifier stands for:
 *
 *     @iconify-json/mdi    one set from its own package (or ./folder, with the same icons.json and info.json)
 *     @iconify/json#mdi    one set out of the package that holds them all
 *     @iconify/json        every set in it that may be used and whose slug is not among `taken`
 *
 * Throws a SourceError for a package that is not installed and for one set that may not be used; sets of the whole
 * collection are listed in `refused` instead.
 */
export const findIconifySets = (
  specifier: string,
  taken: ReadonlySet<string> = new Set(),
): { readonly sources: readonly LibrarySource[]; readonly refused: readonly RefusedSet[] } => {
  const [packageName, slug] = splitSpecifier(specifier);
  const files = openPackage(packageName);
  if (files.has('icons.json')) return { sources: [singleSet(files, specifier)], refused: [] };
  if (!files.has('collections.json'))
    throw new SourceError(`${packageName} holds no icon set in Iconify's format`);
  const collections = files.json('collections.json') as Record<string, IconifyInfo>;
  if (slug !== undefined) {
    if (!Object.hasOwn(collections, slug)) throw new SourceError(`${packageName} holds no set ${slug}`);
    return { sources: [collectionSet(files, slug, collections[slug] as IconifyInfo)], refused: [] };
  }
  const sets = Object.entries(collections).map(([prefix, info]) => ({
    slug: prefix,
    info,
    reason: taken.has(prefix) ? 'the catalog already has a library of that name' : refusal(info),
  }));
  return {
    sources: sets
      .filter(set => !set.reason)
      .map(set => ({ ...collectionSet(files, set.slug, set.info), optional: true })),
    refused: sets.flatMap(set => (set.reason ? [{ slug: set.slug, reason: set.reason }] : [])),
  };
};

/** `package#set` → [package, set]; the set is undefined if none is named. */
export const splitSpecifier = (specifier: string): [packageName: string, slug: string | undefined] => {
  const [packageName = '', slug] = specifier.split('#');
  return [packageName, slug];
};

const singleSet = (files: PackageFiles, specifier: string): LibrarySource => {
  const info = files.json('info.json') as IconifyInfo & { readonly prefix?: string };
  const set = () => ({
    ...(files.has('metadata.json') ? (files.json('metadata.json') as Partial<IconifySet>) : {}),
    ...(files.json('icons.json') as IconifySet),
  });
  return toSource(info.prefix ?? set().prefix ?? specifier, info, set);
};

const collectionSet = (files: PackageFiles, slug: string, info: IconifyInfo): LibrarySource =>
  toSource(slug, info, () => files.json(`json/${slug}.json`) as IconifySet);

const toSource = (slug: string, info: IconifyInfo, load: () => IconifySet): LibrarySource => {
  const reason = refusal(info);
  if (reason) throw new SourceError(`${slug} cannot be added: ${reason}`);
  return { slug, read: async () => ({ slug, ...toTerms(info), ...readSetIcons(load()) }) };
};

const refusal = ({ license, palette }: IconifyInfo): string | undefined =>
  licenseRefusal(license?.spdx) ??
  (palette ? 'it is drawn in several colours, and a favicon here is drawn in one ink' : undefined);

/** Name, license and attribution, as far as the set tells them. */
const toTerms = ({ name, version, author, license }: IconifyInfo) => {
  const spdx = license?.spdx ?? '';
  const holder = [author?.name ?? name, author?.url && `<${author.url}>`].filter(Boolean).join(' ');
  const title = version ? `${name} ${version}` : name;
  const source = license?.url ? `, license at ${license.url}` : '';
  return {
    name,
    license: spdx,
    attributionNote: `${title} (${spdx}), © ${author?.name ?? name}${source}; recoloured and recomposed here. Keep the license notice when you pass the icons on. Brand icons are trademarks of their owners.`,
    licenseText: `${title}\nby ${holder}\nLicense: ${spdx}${source}\n\n${standardLicenseText(spdx, holder)}`,
  };
};
