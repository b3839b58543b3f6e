// Iconify's read API below /iconify, for icon components and tools. (Decision 123)
import { CACHE_CONTROL } from '../../contract/operations/operation.ts';
import { loadOnce } from '../../model/load-once.ts';
import { targetKey } from '../cache/response-cache.ts';
import type { AddResource } from '../routes/resource-router.ts';
import type { Respond } from '../routes/responder.ts';

const { fiveMinutes, oneWeek } = CACHE_CONTROL;

const ROUTES = [
  { path: '/iconify/collections', quota: 'libraries', cacheControl: fiveMinutes, answer: 'collections' },
  { path: '/iconify/collection', quota: 'libraries', cacheControl: fiveMinutes, answer: 'collection' },
  { path: '/iconify/search', quota: 'search', cacheControl: fiveMinutes, answer: 'search' },
  { path: '/iconify/:prefix.json', quota: 'lookup', cacheControl: oneWeek, answer: 'iconData' },
  { path: '/iconify/:prefix/:name.svg', quota: 'lookup', cacheControl: oneWeek, answer: 'svg' },
] as const;

const loadHandlers = loadOnce(() => import('./iconify-handlers.ts'));

export const addIconify = (addResource: AddResource, respond: Respond): void => {
  for (const { answer, cacheControl, ...route } of ROUTES) {
    const send = respond({
      handle: async (...call) => (await loadHandlers()).iconifyHandler(answer)(...call),
      cacheControl,
      cacheKey: targetKey,
    });
    addResource({ ...route, method: 'GET', faultCode: 'index_unavailable', handle: send });
  }
};
