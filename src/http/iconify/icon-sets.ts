// Icon sets in the catalog, by Iconify's prefixes and icon names.
import type { Catalog } from '../../catalog/catalog.ts';
import type { Icon, IconifyNames, Library } from '../../model/icon.ts';

export type IconSet = ReturnType<typeof openSet>;

export const openIconSets = (catalog: Catalog): ReadonlyMap<string, IconSet> =>
  new Map(
    catalog.libraries.flatMap(library =>
      library.iconify ? [[library.iconify.prefix, openSet(catalog, library, library.iconify)]] : [],
    ),
  );

const openSet = (catalog: Catalog, library: Library, iconify: IconifyNames) => {
  const { plain, hasPrefixes } = iconify;
  const nameOf = ({ name, style }: Pick<Icon, 'name' | 'style'>): string =>
    style === plain ? name : hasPrefixes ? `${style}-${name}` : `${name}-${style}`;
  const affixes = library.styles
    .map(style => ({ style, affix: nameOf({ name: '', style }) }))
    .sort((one, other) => other.affix.length - one.affix.length);
  let folded: ReadonlyMap<string, string> | undefined;
  const unfold = (name: string): string => {
    folded ??= new Map(catalog.spellingsOf(library.slug).map(each => [fold(each), each]));
    return folded.get(fold(name)) ?? '';
  };
  /** The catalog position of an icon, by its Iconify name or an alias. */
  const find = (iconifyName: string): number | undefined => {
    for (const { style, affix } of affixes) {
      if (!(hasPrefixes ? iconifyName.startsWith(affix) : iconifyName.endsWith(affix))) continue;
      const [from, end] = hasPrefixes ? [affix.length] : [0, iconifyName.length - affix.length];
      const name = iconifyName.slice(from, end);
      const key = { library: library.slug, style };
      const found =
        catalog.findPosition({ ...key, name }) ?? catalog.findPosition({ ...key, name: unfold(name) });
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return { library, iconify, nameOf, find };
};

const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const ORDINALS = new Map(Object.entries({ first: '1st', second: '2nd', third: '3rd', twenty: '2' }));

/** Removes differences in spelling. Iconify's `3d-move` is `three-d-move` in Hugeicons. */
const fold = (name: string): string =>
  name
    .split('-')
    .map(word => (DIGITS.includes(word) ? DIGITS.indexOf(word) : (ORDINALS.get(word) ?? word)))
    .join('');
