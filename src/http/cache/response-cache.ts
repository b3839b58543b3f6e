// Response cache that stores a response at its second request. (Decision 032)
import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { MAXIMUM_BODY_BYTES } from '../../contract/limits.ts';
import { parameterText, type QueryParameters } from '../../contract/search-query.ts';
import { bodyText } from '../protocol/json-body.ts';
import type { HttpResponse } from '../protocol/response.ts';

const SEEN = Symbol('seen once');

/** A response, or `SEEN` for a key that was recorded once. */
type Entry = HttpResponse | typeof SEEN;

// Estimated size of a response with its compressed forms, as a multiple of its length: gzip and brotli add a third
// each.
const COMPRESSED_FORMS_FACTOR = 1.7;
const ENTRY_OVERHEAD = 500;

/** Creates a cache of about `maxBytes`. Limiting the number of entries would allocate memory for all of them at once. */
export const createResponseCache = (maxBytes: number) => {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: (entry, key) =>
      2 * key.length + ENTRY_OVERHEAD + (entry === SEEN ? 0 : responseBytes(entry)),
  });
  return {
    get: (key: string): HttpResponse | undefined => {
      const entry = entries.get(key);
      return entry === SEEN ? undefined : entry;
    },
    /** Records a key. Returns true if the key was recorded before, so that the response is worth storing. */
    seenBefore: (key: string): boolean => {
      const isKnown = entries.has(key);
      if (!isKnown) entries.set(key, SEEN);
      return isKnown;
    },
    set: (key: string, response: HttpResponse) => {
      entries.set(key, response);
    },
  };
};

const responseBytes = ({ representation }: HttpResponse): number =>
  Math.ceil(representation.length * COMPRESSED_FORMS_FACTOR);

export type CacheKey = (request: FastifyRequest) => string;

/** Key of a GET request: the URL as received, because normalizing costs more than sending a cached response. */
export const targetKey: CacheKey = ({ url }) => url;

/** Key of a GET request that depends only on its path and these parameters. */
export const parameterKey =
  (...names: readonly string[]): CacheKey =>
  ({ url, query }) =>
    JSON.stringify([
      url.split('?')[0],
      ...names.map(name => parameterText(query as QueryParameters, name) ?? ''),
    ]);

/** Key of a POST request. As a JSON array, it distinguishes empty header fields from absent ones. */
export const bodyKey: CacheKey = ({ url, headers, body }) =>
  JSON.stringify([url, headers['content-type'], headers['content-encoding'], headers.accept]) +
  contentKey(body);

/** Hashes long bodies, because bodies with artwork have up to 2 MiB. */
const contentKey = (body: unknown): string =>
  Buffer.isBuffer(body) && body.length > MAXIMUM_BODY_BYTES
    ? hash('sha256', body, 'base64')
    : bodyText({ body });
