// A page of results as JSON, spliced from the items' ready-made bytes.
import type { Catalog } from '../catalog/catalog.ts';
import type { Ranked, Window } from './rank.ts';

const COMMA = ','.charCodeAt(0);

/** The IconSearchResponse of the specification, in one allocation. */
export const writePage = (
  catalog: Catalog,
  { limit, offset }: Window,
  { total, positions }: Ranked,
): Buffer => {
  const head = `{"total":${total},"icons":[`;
  const tail = `],"limit":${limit},"offset":${offset}}`;
  const items = Array.from(positions, position => catalog.itemJson(position));
  const length = items.reduce((sum, item) => sum + item.length + 1, head.length + tail.length);
  const page = Buffer.allocUnsafe(items.length > 0 ? length - 1 : length);
  let at = page.write(head, 0, 'latin1');
  items.forEach((item, index) => {
    if (index > 0) page[at++] = COMMA;
    page.set(item, at);
    at += item.length;
  });
  page.write(tail, at, 'latin1');
  return page;
};
