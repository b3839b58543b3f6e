// Page of search results: an IconSearchResponse as JSON segments.
import { hash } from 'node:crypto';
import type { Catalog } from '../catalog/catalog.ts';
import type { SearchExplanation } from './explain/explanation.ts';
import type { PageWindow, RankedPage } from './rank/rank.ts';

export interface SearchPage {
  /**
   * Byte segments whose concatenation is the JSON. Some are views of the catalog file; callers must not modify them.
   */
  readonly segments: readonly Uint8Array[];
  /** Hash of the content, for entity tags: pages with equal digests have equal bytes. */
  readonly digest: string;
}

const COMMA = Buffer.from(',');

export const createPage = (
  catalog: Catalog,
  { limit, offset, isGrouped = false }: PageWindow,
  { total, positions }: RankedPage,
  explanation?: SearchExplanation,
): SearchPage => {
  const head = `{"total":${total},"icons":[`;
  const styles = isGrouped ? `,"styles":${JSON.stringify(Array.from(positions, catalog.stylesAt))}` : '';
  const explained = explanation === undefined ? '' : `,"explanation":${JSON.stringify(explanation)}`;
  const tail = `],"limit":${limit},"offset":${offset}${styles}${explained}}`;
  const segments: Uint8Array[] = [Buffer.from(head)];
  for (const position of positions) {
    if (segments.length > 1) segments.push(COMMA);
    segments.push(catalog.itemJson(position));
  }
  segments.push(Buffer.from(tail));
  // Catalog version and position identify an item. Hashing the items themselves would take longer than the search.
  const key = Buffer.from(`${catalog.version} ${head}${tail}`);
  const positionBytes = new Uint8Array(positions.buffer, positions.byteOffset, positions.byteLength);
  return { segments, digest: hash('sha256', Buffer.concat([key, positionBytes]), 'base64url') };
};
