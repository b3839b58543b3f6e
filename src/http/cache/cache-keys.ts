// Cache keys: everything of a request that its response depends on, as text.
import type { FastifyRequest } from 'fastify';
import { type Body, bodyText } from '../protocol/json-body.ts';

export type CacheKey = (request: FastifyRequest) => string;

/** Path and query as sent: parsing them to find equal requests would cost more than the cached response. */
export const targetKey: CacheKey = ({ url }) => url;

/** Path, body, and the fields that describe the body and the response. An empty field is not an absent one. */
export const bodyKey: CacheKey = ({ url, headers, body }) =>
  JSON.stringify([url, headers['content-type'], headers['content-encoding'], headers.accept]) +
  bodyText(body as Body);
