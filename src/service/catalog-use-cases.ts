// Use cases that read the catalog: search, one icon, libraries.
import { type Catalog, type IconKey, openCatalog } from '../catalog/catalog.ts';
import type { CatalogFile } from '../catalog/catalog-file.ts';
import { libraryItem, requirePosition } from '../catalog/unknown-names.ts';
import { ProblemError } from '../contract/problems.ts';
import type { SearchQuery } from '../contract/search-query.ts';
import { openSearch, type SearchEngine, type SearchPage } from '../search/search.ts';
import { searches } from './telemetry.ts';

/** Catalog and search engine of one catalog file. */
export interface CatalogIndex {
  readonly catalog: Catalog;
  readonly search: Pick<SearchEngine, 'page'>;
}

/** Opens the catalog and the search index of a catalog file. Throws a CatalogFileError if a section is missing. */
export const openCatalogIndex = (file: CatalogFile): CatalogIndex => {
  const catalog = openCatalog(file);
  return { catalog, search: openSearch(catalog, file) };
};

/** Access to the catalog file in use. */
export interface IndexPort {
  /** Returns the current index, or `undefined` without a valid catalog file. */
  index(): CatalogIndex | undefined;
}

/** Returns the current index. Throws a ProblemError `index_unavailable` if there is none. */
export const requireIndex = ({ index }: IndexPort): CatalogIndex => {
  const open = index();
  if (!open) throw new ProblemError('index_unavailable', 'The icon index is missing or cannot be read.');
  return open;
};

/** Returns a page of results as JSON segments. */
export const searchIcons = (port: IndexPort, query: SearchQuery): SearchPage =>
  searches.traceSync(() => requireIndex(port).search.page(query), {});

/** Returns the JSON of an icon. Throws a ProblemError `icon_not_found`. */
export const iconJson = (port: IndexPort, key: IconKey): Uint8Array => {
  const { catalog } = requireIndex(port);
  return catalog.itemJson(requirePosition(catalog, key));
};

export const listLibraries = (port: IndexPort): readonly ReturnType<typeof libraryItem>[] =>
  requireIndex(port).catalog.libraries.map(libraryItem);

/** Parses JSON segments of a use case. */
export const parseSegments = (segments: readonly Uint8Array[]) =>
  JSON.parse(Buffer.concat(segments).toString());
