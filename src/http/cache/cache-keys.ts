// Cache keys: the parts of a request that determine its response.
import type { FastifyRequest } from 'fastify';
import { type Body, bodyText } from '../protocol/json-body.ts';

export type CacheKey = (request: FastifyRequest) => string;

/** Key of a GET request: path and query as received, because normalizing them costs more than a cached response. */
export const targetKey: CacheKey = ({ url }) => url;

/**
 * Key of a POST request: path, body, and the header fields that affect parsing of the body or the response. A JSON
 * array distinguishes empty fields from absent ones.
 */
export const bodyKey: CacheKey = ({ url, headers, body }) =>
  JSON.stringify([url, headers['content-type'], headers['content-encoding'], headers.accept]) +
  bodyText(body as Body);
