// Endpoints: routes that send the response of a handler, with a response cache. (Decision 032)
import { hasCacheTag } from '../../contract/operations/operation.ts';
import type { CatalogIndex } from '../../service/catalog-use-cases.ts';
import { cacheLookups } from '../../service/telemetry.ts';
import { type CacheKey, createResponseCache } from '../cache/response-cache.ts';
import type { Handler, HandlerServices } from '../handlers/handler.ts';
import { preferredCoding } from '../protocol/content-coding.ts';
import { createBodyBuffer, type SendOptions, sendResponse } from '../protocol/response.ts';
import type { AddResource, Resource } from './resource-router.ts';

export interface Endpoint extends Omit<Resource, 'handle'> {
  readonly handle: Handler;
  readonly cacheControl: string;
  /** Undefined if responses are not stored in the cache. */
  readonly cacheKey?: CacheKey;
  readonly usesBaseUrl?: boolean;
}

export type AddEndpoint = (endpoint: Endpoint) => void;

const MEBIBYTE = 1024 * 1024;

/** Responses that contain the Host are in a cache of their own, so that many Host values do not evict other responses. */
const createCaches = () => ({
  shared: createResponseCache(32 * MEBIBYTE),
  byHost: createResponseCache(8 * MEBIBYTE),
});

/** Returns a function that adds endpoints to the app. They share two caches, which a new index replaces. */
export const createResponder = (addResource: AddResource, services: HandlerServices): AddEndpoint => {
  const { baseUrls } = services;
  const bodyBuffer = createBodyBuffer();
  let caches = createCaches();
  let index: CatalogIndex | undefined;
  const currentCaches = () => {
    if (index !== services.index()) caches = createCaches();
    index = services.index();
    return caches;
  };

  /** With the tag, operators can purge responses of a former catalog from shared caches. */
  const send: typeof sendResponse = (request, reply, response, options) => {
    const version = services.index()?.catalog.version;
    if (version !== undefined && hasCacheTag(options.cacheControl))
      reply.header('cache-tag', `catalog-${version}`);
    return sendResponse(request, reply, response, options);
  };

  return ({ handle, cacheControl, cacheKey, usesBaseUrl = false, ...resource }) => {
    const cacheName = usesBaseUrl && !baseUrls.isFixed ? 'byHost' : 'shared';
    const vary = usesBaseUrl ? baseUrls.vary : undefined;
    const notCached: SendOptions = { cacheControl, vary, bodyBuffer, isCached: false };
    const inCache: SendOptions = { ...notCached, isCached: true };

    addResource({
      ...resource,
      handle: async (request, reply) => {
        if (cacheKey === undefined) return send(request, reply, await handle(request, services), notCached);
        const responses = currentCaches()[cacheName];
        const base = cacheName === 'byHost' ? `${baseUrls.of(request)} ` : '';
        const key = base + cacheKey(request);
        const cached = responses.get(key);
        if (cacheLookups.hasSubscribers)
          cacheLookups.publish({ cache: 'response', isHit: cached !== undefined });
        if (cached) return send(request, reply, cached, inCache);
        const isCompressed = preferredCoding(request.headers['accept-encoding']) !== 'identity';
        const isCacheable = responses.seenBefore(key) || isCompressed;
        const response = await handle(request, services);
        if (isCacheable) responses.set(key, response);
        return send(request, reply, response, isCacheable ? inCache : notCached);
      },
    });
  };
};
