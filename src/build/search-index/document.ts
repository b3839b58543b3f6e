// The documents of search: the catalog's icons with the words that speak of them.
import type { CatalogIcon } from '../catalog/collect-icons.ts';
import type { SearchDocument } from './entries.ts';

/** Icons must be in canonical order: a document's position is its place in the list. */
export const toSearchDocuments = (icons: readonly CatalogIcon[]): readonly SearchDocument[] =>
  icons.map(({ library, name, style, styleRank, aliases, tagList, borrowedTags }, position) => ({
    position,
    library,
    name,
    style,
    styleRank,
    names: name.split('-'),
    aliases,
    tags: tagList,
    borrowedTags,
  }));
