// The open catalog: any icon by name or by position, straight from the catalog file's bytes.
import type { Icon } from '../model/icon.ts';
import type { Library } from '../model/library.ts';
import type { CatalogFile } from './catalog-file.ts';
import { SECTIONS, type StoredLibrary } from './catalog-sections.ts';
import { closeNames } from './similar-names.ts';
import { openStrings } from './sorted-strings.ts';

export interface IconKey {
  readonly library: string;
  readonly name: string;
  readonly style?: string | undefined;
}

/** Positions run from 0 to `iconCount - 1`: by library as listed, then by name, then by the library's order of styles. */
export interface Catalog {
  readonly libraries: readonly Library[];
  readonly iconCount: number;
  /** Changes whenever the catalog file does. */
  readonly version: string;
  /**
   * The icon of that library and name (or alias, where it stands for one name and is no icon's own). Without a
   * style, the first that the name has, in the library's order; with one, that style or nothing.
   */
  findIcon(key: IconKey): Icon | undefined;
  /** As `findIcon`, but the position. */
  findPosition(key: IconKey): number | undefined;
  icon(position: number): Icon;
  /** The finished bytes of the icon's IconItem JSON object; a view, not to be written to. */
  itemJson(position: number): Uint8Array;
  /** Up to five names and aliases of that library that look like `name`, the closest first. */
  closeNames(key: { readonly library: string; readonly name: string }): readonly string[];
}

/** Opens the catalog's sections. Throws a CatalogFileError if one is not there. */
export const openCatalog = (catalogFile: CatalogFile): Catalog => {
  const stored: readonly StoredLibrary[] = JSON.parse(
    Buffer.from(catalogFile.section(SECTIONS.libraries)).toString(),
  );
  const items = catalogFile.section(SECTIONS.items);
  const itemOffsets = catalogFile.uint32(SECTIONS.itemOffsets);
  const names = openStrings(catalogFile, SECTIONS.names);
  const namePositions = catalogFile.uint32(SECTIONS.namePositions);
  const aliases = openStrings(catalogFile, SECTIONS.aliases);
  const aliasNames = catalogFile.uint32(SECTIONS.aliasNames);
  const styles = catalogFile.section(SECTIONS.styles);
  const bySlug = new Map(stored.map(library => [library.slug, library]));

  const nameNumber = (library: StoredLibrary, name: string): number | undefined => {
    const own = names.indexOf(name, ...library.names);
    if (own !== undefined) return own;
    const alias = aliases.indexOf(name, ...library.aliases);
    return alias === undefined ? undefined : aliasNames[alias];
  };

  const findPosition = ({ library: slug, name, style }: IconKey): number | undefined => {
    const library = bySlug.get(slug);
    const number = library && nameNumber(library, name);
    if (library === undefined || number === undefined) return undefined;
    const first = namePositions[number];
    if (style === undefined) return first;
    const rank = library.styles.indexOf(style);
    const place = styles.subarray(first, namePositions[number + 1]).indexOf(rank);
    return place < 0 ? undefined : first + place;
  };

  const itemJson = (position: number) => items.subarray(itemOffsets[position], itemOffsets[position + 1]);

  const icon = (position: number): Icon => {
    const { id, library, name, style, tags, svg }: Icon = JSON.parse(
      Buffer.from(itemJson(position)).toString(),
    );
    return { id, library, name, style, tags, svg };
  };

  return {
    libraries: stored.map(({ names: _names, aliases: _aliases, ...library }) => library),
    iconCount: styles.length,
    version: catalogFile.version,
    findPosition,
    findIcon: key => {
      const position = findPosition(key);
      return position === undefined ? undefined : icon(position);
    },
    icon,
    itemJson,
    closeNames: ({ library: slug, name }) => {
      const library = bySlug.get(slug);
      if (library === undefined) return [];
      return closeNames(name, [...names.slice(...library.names), ...aliases.slice(...library.aliases)]);
    },
  };
};
