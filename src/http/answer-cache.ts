// Finished answers in memory, bounded by their bytes, and dropped together with what they were made from.
import { LRUCache } from 'lru-cache';
import type { Representation } from './representation.ts';

const MAXIMUM_BYTES = 32 * 1024 * 1024;

// Beside its bytes an answer keeps its compressed forms, which take about a third of them each.
const FORMS_FACTOR = 1.7;
const BYTES_OF_BOOKKEEPING = 500;

/** The answer of that key from that origin (an index, say): made when there is none yet. */
export type AnswerCache = (origin: object, key: string, make: () => Representation) => Representation;

/** A cache with `maxSize` bytes for each origin; it lets go of an origin's answers when nobody else holds that. */
export const createAnswerCache = (maxSize = MAXIMUM_BYTES): AnswerCache => {
  const caches = new WeakMap<object, LRUCache<string, Representation>>();
  const cacheOf = (origin: object): LRUCache<string, Representation> => {
    const cache = caches.get(origin) ?? new LRUCache({ maxSize, sizeCalculation: sizeOf });
    caches.set(origin, cache);
    return cache;
  };
  return (origin, key, make) => {
    const cache = cacheOf(origin);
    const known = cache.get(key);
    if (known) return known;
    const made = make();
    cache.set(key, made);
    return made;
  };
};

const sizeOf = ({ bytes }: Representation): number =>
  Math.ceil(bytes.length * FORMS_FACTOR) + BYTES_OF_BOOKKEEPING;
