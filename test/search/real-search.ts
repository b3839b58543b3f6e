// The search over the built catalog, and what tests ask it.
import { join } from 'node:path';
import { openCatalog } from '../../src/catalog/catalog.ts';
import { readCatalogFile } from '../../src/catalog/catalog-file.ts';
import type { Icon } from '../../src/model/icon.ts';
import { openSearch } from '../../src/search/search.ts';

export const catalogFile = readCatalogFile(join(import.meta.dirname, '..', '..', 'data', 'catalog.bin'));
export const catalog = openCatalog(catalogFile);
export const search = openSearch(catalog, catalogFile);

export interface Options {
  readonly library?: string;
  readonly style?: string;
  readonly limit?: number;
  readonly offset?: number;
}

export const ask = (q: string, { limit = 96, offset = 0, ...filter }: Options = {}) =>
  search.search({ q, limit, offset, ...filter });

export const icons = (q: string, options?: Options): readonly Icon[] =>
  Array.from(ask(q, options).positions, position => catalog.icon(position));

export const names = (q: string, options?: Options): readonly string[] =>
  icons(q, options).map(icon => icon.name);

/** Every match, page by page. */
export const allPositions = (q: string, options: Options = {}): readonly number[] => {
  const { total } = ask(q, { ...options, limit: 1 });
  const positions: number[] = [];
  const limit = options.limit ?? 300;
  for (let offset = 0; offset < total; offset += limit) {
    positions.push(...ask(q, { ...options, limit, offset }).positions);
  }
  return positions;
};

export const defaultStyle = ({ library, style }: Icon): boolean =>
  catalog.libraries.find(({ slug }) => slug === library)?.styles[0] === style;
