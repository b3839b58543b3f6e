// The fixed corpus of all benchmarks: the built catalog file, and its icons as plain documents for other engines.
import { join } from 'node:path';
import { openCatalog } from '../dist/catalog/catalog.js';
import { readCatalogFile } from '../dist/catalog/catalog-file.js';
import { openSearch } from '../dist/search/search.js';

export const CATALOG_FILE =
  process.env.CATALOG_FILE ?? join(import.meta.dirname, '..', 'data', 'catalog.bin');

/** `documents()` gives every icon as {id, name, words, tags, library, style}, the library's default styles first. */
export const openCorpus = (path = CATALOG_FILE) => {
  const catalogFile = readCatalogFile(path);
  const catalog = openCatalog(catalogFile);
  const search = openSearch(catalog, catalogFile);
  const styleRanks = new Map(catalog.libraries.map(({ slug, styles }) => [slug, styles]));
  const iconAt = position => {
    const { library, name, style, tags } = catalog.icon(position);
    const styleRank = styleRanks.get(library).indexOf(style);
    return { id: position, library, name, style, styleRank, words: name.replaceAll('-', ' '), tags };
  };
  let documents;
  return {
    catalogFile,
    catalog,
    search,
    iconAt,
    documents: () => {
      documents ??= Array.from({ length: catalog.iconCount }, (_, position) => iconAt(position)).sort(
        (a, b) => a.styleRank - b.styleRank || a.id - b.id,
      );
      return documents;
    },
  };
};
