// Cache keys: the parts of a request that determine its response.
import type { FastifyRequest } from 'fastify';
import { type Body, bodyText } from '../protocol/json-body.ts';

export type CacheKey = (request: FastifyRequest) => string;

/** Path and query as received: normalizing them would cost more than a cached response. */
export const targetKey: CacheKey = ({ url }) => url;

/**
 * Path, body, and the header fields that select how to read the body and how to respond. The JSON array keeps empty
 * fields apart from missing ones.
 */
export const bodyKey: CacheKey = ({ url, headers, body }) =>
  JSON.stringify([url, headers['content-type'], headers['content-encoding'], headers.accept]) +
  bodyText(body as Body);
