// Page of search results: the JSON of an IconSearchResponse in segments.
import { hash } from 'node:crypto';
import type { Catalog } from '../catalog/catalog.ts';
import type { PageWindow, RankedPage } from './rank/rank.ts';

export interface SearchPage {
  /** The JSON, to be joined. The segments of icons are views of the catalog file, which callers must not change. */
  readonly segments: readonly Uint8Array[];
  /** Identifies the bytes: pages with equal digests are equal. */
  readonly digest: string;
}

const COMMA = Buffer.from(',');

export const createPage = (
  catalog: Catalog,
  { limit, offset }: PageWindow,
  { total, positions }: RankedPage,
): SearchPage => {
  const head = `{"total":${total},"icons":[`;
  const tail = `],"limit":${limit},"offset":${offset}}`;
  const segments: Uint8Array[] = [Buffer.from(head)];
  for (const position of positions) {
    if (segments.length > 1) segments.push(COMMA);
    segments.push(catalog.itemJson(position));
  }
  segments.push(Buffer.from(tail));
  // The catalog's version and a position determine an item: hashing the items themselves would cost more than the search.
  const key = Buffer.from(`${catalog.version} ${head}${tail}`);
  const positionBytes = new Uint8Array(positions.buffer, positions.byteOffset, positions.byteLength);
  return { segments, digest: hash('sha256', Buffer.concat([key, positionBytes]), 'base64url') };
};
