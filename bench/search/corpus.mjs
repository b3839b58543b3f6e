// Corpus of the search benchmarks: the catalog as plain documents.
import { join } from 'node:path';
import { openCatalog } from '../../dist/catalog/catalog.js';
import { readCatalogFile } from '../../dist/catalog/catalog-file.js';
import { openSearch } from '../../dist/search/search.js';

export const CATALOG_FILE =
  process.env.CATALOG_FILE ?? join(import.meta.dirname, '..', '..', 'data', 'catalog.bin');

/**
 * @typedef {{ id: number, library: string, name: string, style: string, styleRank: number, words: string, tags: string }} Document
 * @typedef {object} Corpus
 * @property {import('../../dist/catalog/catalog-file.js').CatalogFile} catalogFile
 * @property {import('../../dist/catalog/catalog.js').Catalog} catalog
 * @property {import('../../dist/search/search.js').SearchEngine} search
 * @property {(position: number) => Document} iconAt
 * @property {() => Document[]} documents
 */

/**
 * Opens a catalog file. `documents()` returns every icon as a plain object. Icons in default styles come first.
 * @returns {Corpus}
 */
export const openCorpus = (path = CATALOG_FILE) => {
  const catalogFile = readCatalogFile(path);
  const catalog = openCatalog(catalogFile);
  const search = openSearch(catalog, catalogFile);
  const styleRanks = new Map(catalog.libraries.map(({ slug, styles }) => [slug, styles]));
  const iconAt = position => {
    const { library, name, style, tags } = catalog.icon(position);
    const styleRank = styleRanks.get(library)?.indexOf(style) ?? 0;
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
