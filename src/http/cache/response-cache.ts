// Cache of complete responses by the text of the request.
import { LRUCache } from 'lru-cache';
import type { HttpResponse } from '../protocol/response.ts';

export interface ResponseCache {
  get(key: string): HttpResponse | undefined;
  /** Records the key; true from its second request on. Most requests never repeat: their responses are not stored. */
  seenBefore(key: string): boolean;
  set(key: string, response: HttpResponse): void;
}

const SEEN = Symbol('seen once');

/** A response, or the marker of a key that was requested once. */
type Entry = HttpResponse | typeof SEEN;

const MAX_ENTRIES = 20_000;

// The compressed forms of a response take about a third of its bytes each.
const COMPRESSED_FORMS_FACTOR = 1.7;
const ENTRY_OVERHEAD = 500;

/** Holds about `maxBytes`; evicts the least recently used entries. */
export const createResponseCache = (maxBytes: number): ResponseCache => {
  const entries = new LRUCache<string, Entry>({
    max: MAX_ENTRIES,
    maxSize: maxBytes,
    sizeCalculation: (entry, key) =>
      2 * key.length + ENTRY_OVERHEAD + (entry === SEEN ? 0 : responseBytes(entry)),
  });
  return {
    get: key => {
      const entry = entries.get(key);
      return entry === SEEN ? undefined : entry;
    },
    seenBefore: key => {
      const isKnown = entries.has(key);
      if (!isKnown) entries.set(key, SEEN);
      return isKnown;
    },
    set: (key, response) => {
      entries.set(key, response);
    },
  };
};

const responseBytes = ({ representation }: HttpResponse): number =>
  Math.ceil(representation.length * COMPRESSED_FORMS_FACTOR);
