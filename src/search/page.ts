// IconSearchResponse as JSON, spliced from the precomputed bytes of its items.
import type { Catalog } from '../catalog/catalog.ts';
import type { PageWindow, SearchResult } from './rank/rank.ts';

const COMMA = ','.charCodeAt(0);

/** Allocates exactly the length of the page. */
export const writePage = (
  catalog: Catalog,
  { limit, offset }: PageWindow,
  { total, positions }: SearchResult,
  allocate: (length: number) => Buffer = Buffer.allocUnsafe,
): Buffer => {
  const head = `{"total":${total},"icons":[`;
  const tail = `],"limit":${limit},"offset":${offset}}`;
  const items = Array.from(positions, position => catalog.itemJson(position));
  const commas = Math.max(0, items.length - 1);
  const page = allocate(items.reduce((sum, item) => sum + item.length, head.length + commas + tail.length));
  let at = page.write(head, 0, 'latin1');
  items.forEach((item, index) => {
    if (index > 0) page[at++] = COMMA;
    page.set(item, at);
    at += item.length;
  });
  page.write(tail, at, 'latin1');
  return page;
};
