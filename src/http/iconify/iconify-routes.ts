// Iconify's read API below /iconify, for icon components and tools. (Decision 123)
import type { FastifyRequest } from 'fastify';
import { namesCost } from '../../contract/limits.ts';
import { CACHE_CONTROL } from '../../contract/operations/operation.ts';
import { loadOnce } from '../../model/load-once.ts';
import { parameterKey, targetKey } from '../cache/response-cache.ts';
import type { AddEndpoint } from '../routes/responder.ts';

const { fiveMinutes, oneWeek } = CACHE_CONTROL;

const ROUTES = [
  {
    path: '/iconify/collections',
    quota: 'libraries',
    cacheKey: parameterKey(),
    cacheControl: fiveMinutes,
    answer: 'collections',
  },
  {
    path: '/iconify/collection',
    quota: 'libraries',
    cacheKey: parameterKey('prefix'),
    cacheControl: fiveMinutes,
    answer: 'collection',
  },
  { path: '/iconify/search', quota: 'search', cacheControl: fiveMinutes, answer: 'search' },
  {
    path: '/iconify/:prefix.json',
    quota: 'lookup',
    cost: ({ url }: FastifyRequest) => namesCost(url.split('?')[1] ?? ''),
    cacheControl: oneWeek,
    answer: 'iconData',
  },
  { path: '/iconify/:prefix/:name.svg', quota: 'lookup', cacheControl: oneWeek, answer: 'svg' },
] as const;

const loadHandlers = loadOnce(() => import('./iconify-handlers.ts'));

export const addIconify = (addEndpoint: AddEndpoint): void => {
  for (const { answer, ...route } of ROUTES)
    addEndpoint({
      cacheKey: targetKey,
      ...route,
      method: 'GET',
      faultCode: 'index_unavailable',
      handle: async (...call) => (await loadHandlers()).iconifyHandler(answer)(...call),
    });
};
