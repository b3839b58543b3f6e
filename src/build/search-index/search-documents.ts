// Search documents: the icons of the catalog with the words that search indexes.
import type { CatalogIcon } from '../catalog/collect-icons.ts';
import type { SearchDocument } from './entries.ts';

/** Icons must be in catalog order: the position of a document is its place in the list. */
export const toSearchDocuments = (icons: readonly CatalogIcon[]): readonly SearchDocument[] =>
  icons.map(({ library, name, style, styleRank, aliases, tagList, borrowedTags }, position) => ({
    position,
    library,
    name,
    style,
    styleRank,
    nameWords: name.split('-'),
    aliases,
    tags: tagList,
    borrowedTags,
  }));
