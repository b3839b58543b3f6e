// Route handlers with a response cache. (Decision 032)
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasCacheTag } from '../../contract/operations/operation.ts';
import type { CatalogIndex } from '../../service/catalog-use-cases.ts';
import { cacheLookups } from '../../service/telemetry.ts';
import { type CacheKey, createResponseCache } from '../cache/response-cache.ts';
import type { Handler, HandlerServices } from '../handlers/handler.ts';
import { preferredCoding } from '../protocol/content-coding.ts';
import { createBodyBuffer, sendResponse } from '../protocol/response.ts';

export interface EndpointHandler {
  readonly handle: Handler;
  readonly cacheControl: string;
  readonly cacheKey?: CacheKey;
  readonly usesBaseUrl?: boolean;
}

export type Respond = (
  endpoint: EndpointHandler,
) => (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

const MEBIBYTE = 1024 * 1024;
const SHARED_CACHE_BYTES = 32 * MEBIBYTE;

/** Size of the separate cache for responses that depend on Host: many Host values must not evict other responses. */
const BASE_URL_CACHE_BYTES = 8 * MEBIBYTE;

/** Creates route handlers with shared caches. A new index gets new caches. */
export const createResponder = (services: HandlerServices): Respond => {
  const { baseUrls } = services;
  const bodyBuffer = createBodyBuffer();
  let caches = createCaches(undefined);

  const cacheOf = (dependsOnHost: boolean) => {
    const index = services.index();
    if (caches.index !== index) caches = createCaches(index);
    return dependsOnHost ? caches.byBaseUrl : caches.shared;
  };

  /** With this tag, operators can purge responses of a former catalog from shared caches. */
  const send: typeof sendResponse = (request, reply, response, options) => {
    const version = services.index()?.catalog.version;
    if (version !== undefined && hasCacheTag(options.cacheControl))
      reply.header('cache-tag', `catalog-${version}`);
    return sendResponse(request, reply, response, options);
  };

  return ({ handle, cacheControl, cacheKey, usesBaseUrl = false }) => {
    const dependsOnHost = usesBaseUrl && !baseUrls.isFixed;
    const vary = usesBaseUrl ? baseUrls.vary : undefined;
    const notCached = { cacheControl, vary, bodyBuffer, isCached: false };
    const inCache = { ...notCached, isCached: true };

    return async (request, reply) => {
      if (cacheKey === undefined) return send(request, reply, await handle(request, services), notCached);
      const cache = cacheOf(dependsOnHost);
      const key = dependsOnHost ? `${baseUrls.of(request)} ${cacheKey(request)}` : cacheKey(request);
      const cached = cache.get(key);
      if (cacheLookups.hasSubscribers)
        cacheLookups.publish({ cache: 'response', isHit: cached !== undefined });
      if (cached) return send(request, reply, cached, inCache);
      const isCompressed = preferredCoding(request.headers['accept-encoding']) !== 'identity';
      const isCacheable = cache.seenBefore(key) || isCompressed;
      const response = await handle(request, services);
      if (isCacheable) cache.set(key, response);
      return send(request, reply, response, isCacheable ? inCache : notCached);
    };
  };
};

const createCaches = (index: CatalogIndex | undefined) => ({
  index,
  shared: createResponseCache(SHARED_CACHE_BYTES),
  byBaseUrl: createResponseCache(BASE_URL_CACHE_BYTES),
});
