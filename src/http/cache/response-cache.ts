// Cache of responses, filled on the second request. (Decision 032)
import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { MAXIMUM_BODY_BYTES } from '../../contract/limits.ts';
import { bodyText } from '../protocol/json-body.ts';
import type { HttpResponse } from '../protocol/response.ts';

interface ResponseCache {
  get(key: string): HttpResponse | undefined;
  /** Records a key. Returns true from the second time on, when the response is worth storing. */
  seenBefore(key: string): boolean;
  set(key: string, response: HttpResponse): void;
}

const SEEN = Symbol('seen once');

/** A response, or `SEEN` for a key that was requested once. */
type Entry = HttpResponse | typeof SEEN;

// Size of a response with its compressed forms: gzip and brotli each have about a third of its length.
const COMPRESSED_FORMS_FACTOR = 1.7;
const ENTRY_OVERHEAD = 500;

/** A cache of about `maxBytes`. A maximum number of entries would allocate memory for all at once. */
export const createResponseCache = (maxBytes: number): ResponseCache => {
  const entries = new LRUCache<string, Entry>({
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

export type CacheKey = (request: FastifyRequest) => string;

/** Key of a GET request as received: normalizing would cost more than sending a cached response. */
export const targetKey: CacheKey = ({ url }) => url;

/** Key of a POST request. The JSON array distinguishes empty header fields from absent ones. */
export const bodyKey: CacheKey = ({ url, headers, body }) =>
  JSON.stringify([url, headers['content-type'], headers['content-encoding'], headers.accept]) +
  contentKey(body);

/** Long bodies are hashed: bodies with artwork have up to 2 MiB. */
const contentKey = (body: unknown): string =>
  Buffer.isBuffer(body) && body.length > MAXIMUM_BODY_BYTES
    ? hash('sha256', body, 'base64')
    : bodyText({ body });
