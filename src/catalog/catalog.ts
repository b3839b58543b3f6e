// Open catalog: finds icons by name or position in the bytes of the catalog file.
import type { EmojiItem } from '../client/api-types.ts';
import { emojiName } from '../contract/export/drawn-text.ts';
import type { IconKey } from '../contract/export/export-request.ts';
import type { Icon, IconSource, Library } from '../model/icon.ts';
import { CATALOG_SECTIONS, type CatalogFile, type StoredLibrary } from './catalog-file.ts';

export type Catalog = ReturnType<typeof openCatalog>;

/** Opens a catalog. A position is the index of an icon, sorted by library, name and the library's style order. */
export const openCatalog = (catalogFile: CatalogFile) => {
  const stored: readonly StoredLibrary[] = JSON.parse(
    Buffer.from(catalogFile.section(CATALOG_SECTIONS.libraries)).toString(),
  );
  const names = openNames(catalogFile);
  const namePositions = catalogFile.uint32(CATALOG_SECTIONS.namePositions);
  const styles = catalogFile.section(CATALOG_SECTIONS.styles);
  const bySlug = new Map(stored.map(library => [library.slug, library]));
  const itemJson = openItems(catalogFile);

  const findPosition = ({ library: slug, name, style }: IconKey): number | undefined => {
    const library = bySlug.get(slug);
    const nameIndex = library && names.indexOf(name, library);
    if (library === undefined || nameIndex === undefined) return undefined;
    const first = namePositions[nameIndex];
    if (style === undefined) return first;
    const styleRank = library.styles.indexOf(style);
    const index = styles.subarray(first, namePositions[nameIndex + 1]).indexOf(styleRank);
    return index < 0 ? undefined : first + index;
  };

  const item = (position: number) => JSON.parse(Buffer.from(itemJson(position)).toString());
  const icon = (position: number): Icon => {
    const { id, library, name, style, tags, svg }: Icon = item(position);
    return { id, library, name, style, tags, svg };
  };

  return {
    libraries: stored.map(({ names: _names, aliases: _aliases, ...library }): Library => library),
    iconCount: styles.length,
    version: catalogFile.version,
    findPosition,
    /** Finds an icon by name or unambiguous alias. Without `style`, returns the first style of the icon. */
    findIcon: (key: IconKey): Icon | undefined => {
      const position = findPosition(key);
      return position === undefined ? undefined : icon(position);
    },
    icon,
    /** The styles in which the library has the icon at a position, in the library's order. */
    stylesAt: (position: number): readonly string[] => {
      const nameIndex = lastAtMost(namePositions, position);
      const library = stored.find(({ names: [first, end] }) => nameIndex >= first && nameIndex < end);
      const ranks = styles.subarray(namePositions[nameIndex], namePositions[nameIndex + 1]);
      return Array.from(ranks, rank => library?.styles[rank] ?? '');
    },
    /** The IconItem or EmojiItem. */
    item,
    /** The item as JSON. Callers must not modify the bytes, which are a view of the catalog file. */
    itemJson,
    namesOf: (slug: string): readonly string[] => names.ownOf(bySlug.get(slug)),
    spellingsOf: (slug: string): readonly string[] => names.listOf(bySlug.get(slug)),
  };
};

/** The drawing of an emoji, and its library. Undefined if the catalog has none. */
export const findEmoji = (catalog: Catalog, emoji: string): IconSource | undefined => {
  for (const library of catalog.libraries) {
    const position = catalog.findPosition({ library: library.slug, name: emojiName(emoji) });
    if (position === undefined) continue;
    const { name, tags, svg }: EmojiItem = catalog.item(position);
    return { icon: { id: 0, library: library.slug, name, style: '', tags, svg }, library };
  }
  return undefined;
};

const openItems = (catalogFile: CatalogFile): ((position: number) => Uint8Array) => {
  const items = catalogFile.section(CATALOG_SECTIONS.items);
  const offsets = catalogFile.uint32(CATALOG_SECTIONS.itemOffsets);
  // Caches the views, because creating them for a page of results takes a large part of a search.
  const views = new Array<Uint8Array | undefined>(offsets.length - 1);
  return position => {
    const known = views[position];
    if (known !== undefined) return known;
    const view = items.subarray(offsets[position], offsets[position + 1]);
    views[position] = view;
    return view;
  };
};

const openNames = (catalogFile: CatalogFile) => {
  const names = openSortedStrings(catalogFile, CATALOG_SECTIONS.names);
  const aliases = openSortedStrings(catalogFile, CATALOG_SECTIONS.aliases);
  const aliasNames = catalogFile.uint32(CATALOG_SECTIONS.aliasNames);
  const lists = new Map<StoredLibrary, readonly string[]>();
  return {
    /** The index of a name, or of the name that an alias refers to. */
    indexOf: (name: string, library: StoredLibrary): number | undefined => {
      const nameIndex = names.indexOf(name, ...library.names);
      if (nameIndex !== undefined) return nameIndex;
      const alias = aliases.indexOf(name, ...library.aliases);
      return alias === undefined ? undefined : aliasNames[alias];
    },
    ownOf: (library: StoredLibrary | undefined): readonly string[] =>
      names.slice(...(library?.names ?? [0, 0])),
    listOf: (library: StoredLibrary | undefined): readonly string[] => {
      if (library === undefined) return [];
      const known = lists.get(library);
      if (known) return known;
      const list = [...names.slice(...library.names), ...aliases.slice(...library.aliases)];
      lists.set(library, list);
      return list;
    },
  };
};

/** Index of the last element that is at most `value`. `numbers` are ascending and start with 0. */
const lastAtMost = (numbers: Uint32Array, value: number): number => {
  let [low, high] = [0, numbers.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (numbers[middle] <= value) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** A sorted list of strings, binary-searched in the sections `<name>/text` (ASCII) and `<name>/offsets` (uint32). */
const openSortedStrings = (catalogFile: CatalogFile, name: string) => {
  const section = catalogFile.section(`${name}/text`);
  const text = Buffer.from(section.buffer, section.byteOffset, section.byteLength);
  const offsets = catalogFile.uint32(`${name}/offsets`);
  const at = (index: number) => text.toString('latin1', offsets[index], offsets[index + 1]);
  return {
    /** The index of a text from `start` to `end` (exclusive). The strings in this range must be sorted. */
    indexOf: (wanted: string, start: number, end: number): number | undefined => {
      const key = Buffer.from(wanted);
      let low = start;
      let high = end;
      while (low < high) {
        const middle = (low + high) >>> 1;
        const order = text.compare(key, 0, key.length, offsets[middle], offsets[middle + 1]);
        if (order === 0) return middle;
        if (order < 0) low = middle + 1;
        else high = middle;
      }
      return undefined;
    },
    slice: (start: number, end: number) =>
      Array.from({ length: end - start }, (_, index) => at(start + index)),
  };
};
