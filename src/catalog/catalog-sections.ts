// Catalog sections of the catalog file: ready-made items, and the tables that find them.
import type { Icon } from '../model/icon.ts';
import type { Library } from '../model/library.ts';
import { toBytes, writeStrings } from './sorted-strings.ts';

/** Section names, each with what it holds; positions are icon positions, name numbers count over all libraries. */
export const SECTIONS = {
  /** JSON: StoredLibrary[]. */
  libraries: 'catalog/libraries',
  /** The IconItem JSON objects one behind the other. */
  items: 'catalog/items',
  /** uint32 per position, and one at the end. */
  itemOffsets: 'catalog/item-offsets',
  /** Sorted strings: every library's names. */
  names: 'catalog/names',
  /** uint32 per name, and one at the end: the position of its first style. */
  namePositions: 'catalog/name-positions',
  /** Sorted strings: every library's aliases that stand for one name. */
  aliases: 'catalog/aliases',
  /** uint32 per alias: the number of the name. */
  aliasNames: 'catalog/alias-names',
  /** One byte per position: the place of its style in its library's list. */
  styles: 'catalog/styles',
} as const;

/** A library with its shares of the name and alias tables, as [from, end). */
export interface StoredLibrary extends Library {
  readonly names: readonly [number, number];
  readonly aliases: readonly [number, number];
}

interface ListedIcon extends Icon {
  readonly styleRank: number;
  readonly aliases: readonly string[];
}

/** Writes the sections for icons in canonical order. */
export const writeCatalogSections = (
  libraries: readonly Library[],
  icons: readonly ListedIcon[],
): ReadonlyMap<string, Uint8Array> => {
  const names: string[] = [];
  const namePositions: number[] = [];
  const aliases: string[] = [];
  const aliasNames: number[] = [];
  const stored: StoredLibrary[] = [];
  let position = 0;
  for (const library of libraries) {
    const [firstName, firstAlias] = [names.length, aliases.length];
    const own = icons.slice(position, position + library.iconCount);
    own.forEach(({ name }, index) => {
      if (own[index - 1]?.name === name) return;
      names.push(name);
      namePositions.push(position + index);
    });
    for (const [alias, name] of unambiguousAliases(own)) {
      aliases.push(alias);
      aliasNames.push(names.indexOf(name, firstName));
    }
    position += library.iconCount;
    stored.push({ ...library, names: [firstName, names.length], aliases: [firstAlias, aliases.length] });
  }
  namePositions.push(position);
  return new Map([
    [SECTIONS.libraries, Buffer.from(JSON.stringify(stored))],
    ...writeItems(libraries, icons),
    ...writeStrings(SECTIONS.names, names),
    [SECTIONS.namePositions, toBytes(Uint32Array.from(namePositions))],
    ...writeStrings(SECTIONS.aliases, aliases),
    [SECTIONS.aliasNames, toBytes(Uint32Array.from(aliasNames))],
    [SECTIONS.styles, Uint8Array.from(icons, icon => icon.styleRank)],
  ]);
};

/** Alias → name, sorted: those that are no icon's own name and stand for one name only. */
const unambiguousAliases = (icons: readonly ListedIcon[]): [string, string][] => {
  const own = new Set(icons.map(icon => icon.name));
  const targets = new Map<string, Set<string>>();
  for (const { name, aliases } of icons) {
    for (const alias of aliases) targets.set(alias, (targets.get(alias) ?? new Set()).add(name));
  }
  return [...targets]
    .flatMap(([alias, names]): [string, string][] => {
      const [name] = names;
      return name !== undefined && names.size === 1 && !own.has(alias) ? [[alias, name]] : [];
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));
};

const writeItems = (libraries: readonly Library[], icons: readonly Icon[]): [string, Uint8Array][] => {
  const libraryBySlug = new Map(libraries.map(library => [library.slug, library]));
  const itemOf = (icon: Icon) => JSON.stringify(toItem(icon, libraryBySlug.get(icon.library)));
  const offsets = new Uint32Array(icons.length + 1);
  icons.forEach((icon, position) => {
    offsets[position + 1] = offsets[position] + Buffer.byteLength(itemOf(icon));
  });
  const items = Buffer.alloc(offsets[icons.length]);
  icons.forEach((icon, position) => {
    items.write(itemOf(icon), offsets[position]);
  });
  return [
    [SECTIONS.items, items],
    [SECTIONS.itemOffsets, toBytes(offsets)],
  ];
};

/** The IconItem of the specification. */
const toItem = ({ id, name, style, tags, library, svg }: Icon, of: Library | undefined) => ({
  id,
  name,
  style,
  tags,
  library,
  library_name: of?.name,
  license: of?.license,
  svg,
  attribution_note: of?.attributionNote,
});
