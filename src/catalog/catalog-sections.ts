// Names and contents of the sections that `openCatalog` reads.
import type { Library } from '../model/library.ts';

/** A position is the index of an icon in canonical order. Indices of names and aliases run over all libraries. */
export const CATALOG_SECTIONS = {
  /** JSON: StoredLibrary[]. */
  libraries: 'catalog/libraries',
  /** IconItem JSON objects, concatenated. */
  items: 'catalog/items',
  /** uint32 per position, plus one for the end: byte offset of the item. */
  itemOffsets: 'catalog/item-offsets',
  /** Sorted strings per library: icon names. */
  names: 'catalog/names',
  /** uint32 per name, plus one for the end: position of the icon in its first style. */
  namePositions: 'catalog/name-positions',
  /** Sorted strings per library: aliases that refer to exactly one icon name. */
  aliases: 'catalog/aliases',
  /** uint32 per alias: index of the icon name. */
  aliasNames: 'catalog/alias-names',
  /** uint8 per position: index of the icon's style in the `styles` of its library. */
  styles: 'catalog/styles',
} as const;

/** A library with its index ranges in the sections `names` and `aliases`; ends are exclusive. */
export interface StoredLibrary extends Library {
  readonly names: readonly [start: number, end: number];
  readonly aliases: readonly [start: number, end: number];
}
