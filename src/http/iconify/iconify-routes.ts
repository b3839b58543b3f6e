// Iconify's read API below /iconify, for icon components and tools. (Decision 123)
import { CACHE_CONTROL } from '../../contract/operations/operation.ts';
import { loadOnce } from '../../model/load-once.ts';
import { targetKey } from '../cache/response-cache.ts';
import type { AddEndpoint } from '../routes/responder.ts';

const { fiveMinutes, oneWeek } = CACHE_CONTROL;

const ROUTES = [
  { path: '/iconify/collections', quota: 'libraries', cacheControl: fiveMinutes, answer: 'collections' },
  { path: '/iconify/collection', quota: 'libraries', cacheControl: fiveMinutes, answer: 'collection' },
  { path: '/iconify/search', quota: 'search', cacheControl: fiveMinutes, answer: 'search' },
  { path: '/iconify/:prefix.json', quota: 'lookup', cacheControl: oneWeek, answer: 'iconData' },
  { path: '/iconify/:prefix/:name.svg', quota: 'lookup', cacheControl: oneWeek, answer: 'svg' },
] as const;

const loadHandlers = loadOnce(() => import('./iconify-handlers.ts'));

export const addIconify = (addEndpoint: AddEndpoint): void => {
  for (const { answer, ...route } of ROUTES)
    addEndpoint({
      ...route,
      method: 'GET',
      faultCode: 'index_unavailable',
      cacheKey: targetKey,
      handle: async (...call) => (await loadHandlers()).iconifyHandler(answer)(...call),
    });
};
