// Search documents: the searchable fields of catalog icons.
import type { CatalogIcon } from '../catalog/collect-icons.ts';
import type { SearchDocument } from './entries.ts';

/** `icons` must be in catalog order, because the index of an icon becomes the position of its document. */
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
