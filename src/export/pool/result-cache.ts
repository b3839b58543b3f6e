// What has been made once is not made again: finished work by the request that asked for it.
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Job, Product } from './job.ts';

/**
 * `perform` with a memory of at most `cacheBytes` of products, the least recently used ones going first. A job that
 * equals one at hand waits for that one. Failures are not remembered.
 */
export const withCache = (
  perform: (job: Job) => Promise<Product>,
  cacheBytes: number,
): ((job: Job) => Promise<Product>) => {
  const finished = new LRUCache<string, Product>({
    maxSize: Math.max(1, cacheBytes),
    sizeCalculation: ({ bytes }) => bytes.length + overheadBytes,
  });
  const atHand = new Map<string, Promise<Product>>();
  const make = async (key: string, job: Job): Promise<Product> => {
    try {
      const product = await perform(job);
      finished.set(key, product);
      return product;
    } finally {
      atHand.delete(key);
    }
  };
  return async job => {
    const key = keyOf(job);
    const known = finished.get(key);
    if (known) return known;
    const waiting = atHand.get(key) ?? make(key, job);
    atHand.set(key, waiting);
    return waiting;
  };
};

/** About what an entry takes beside its bytes: key, report, bookkeeping. */
const overheadBytes = 4096;

/** Requests are fully resolved by the time they come here, so equal ones are equal texts. */
const keyOf = ({ request, origin, preview }: Job): string =>
  createHash('sha256')
    .update(JSON.stringify([request, origin?.icon, origin?.library.license, preview]))
    .digest('base64url');
