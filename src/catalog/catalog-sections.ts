// Names and contents of the sections that `openCatalog` reads.
import type { Library } from '../model/library.ts';

/** A position is the index of an icon in canonical order. Names and aliases are numbered over all libraries. */
export const CATALOG_SECTIONS = {
  /** JSON: StoredLibrary[]. */
  libraries: 'catalog/libraries',
  /** IconItem JSON objects, concatenated. */
  items: 'catalog/items',
  /** uint32 for each position and one at the end: where its item starts. */
  itemOffsets: 'catalog/item-offsets',
  /** Sorted strings: the icon names of each library. */
  names: 'catalog/names',
  /** uint32 for each name and one at the end: the position of its first style. */
  namePositions: 'catalog/name-positions',
  /** Sorted strings: the aliases of each library that belong to one name. */
  aliases: 'catalog/aliases',
  /** uint32 for each alias: the number of its name. */
  aliasNames: 'catalog/alias-names',
  /** uint8 for each position: the index of its style in the `styles` of its library. */
  styles: 'catalog/styles',
} as const;

/** A library with its ranges in the lists of names and aliases; the end is exclusive. */
export interface StoredLibrary extends Library {
  readonly names: readonly [start: number, end: number];
  readonly aliases: readonly [start: number, end: number];
}
