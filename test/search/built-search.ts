// Test helper: the search engine with the built catalog.
import { join } from 'node:path';
import { openCatalog } from '../../src/catalog/catalog.ts';
import { readCatalogFile } from '../../src/catalog/catalog-file.ts';
import type { SearchQuery } from '../../src/contract/search-query.ts';
import type { Icon } from '../../src/model/icon.ts';
import type { RankedPage } from '../../src/search/rank/rank.ts';
import { openSearch } from '../../src/search/search.ts';

export const catalogFile = readCatalogFile(join(import.meta.dirname, '..', '..', 'data', 'catalog.bin'));
export const catalog = openCatalog(catalogFile);
export const engine = openSearch(catalog, catalogFile);

export interface Filter {
  readonly library?: string;
  readonly style?: string;
}

/** The search parameters of a filter. */
export const filterQuery = ({ library, style }: Filter): Pick<SearchQuery, 'library' | 'style'> => ({
  ...(library !== undefined && { library: [library] }),
  ...(style !== undefined && { style: [style] }),
});

export interface Options extends Filter {
  readonly limit?: number;
  readonly offset?: number;
}

/** Returns a page of results. */
export const find = (q: string, { limit = 96, offset = 0, ...filter }: Options = {}): RankedPage =>
  engine.search({ q, limit, offset, ...filterQuery(filter) });

export const findIcons = (q: string, options?: Options): readonly Icon[] =>
  Array.from(find(q, options).positions, position => catalog.icon(position));

export const findNames = (q: string, options?: Options): readonly string[] =>
  findIcons(q, options).map(icon => icon.name);

export const isDefaultStyle = ({ library, style }: Icon): boolean =>
  catalog.libraries.find(({ slug }) => slug === library)?.styles[0] === style;
