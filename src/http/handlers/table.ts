// Table of handlers and cache keys by operation.
import type { OperationId } from '../../contract/operations.ts';
import { loadOnce } from '../../model/load-once.ts';
import { bodyKey, type CacheKey, parameterKey, targetKey } from '../cache/response-cache.ts';
import * as catalog from './catalog-handlers.ts';
import type { Handler } from './handler.ts';

/** Loads the handlers that render favicons, with all modules that they import. */
export const loadRenderHandlers = loadOnce(() => import('./render-handlers.ts'));

export const loadShareHandlers = loadOnce(() => import('./share-handlers.ts'));

const renderHandler =
  (
    name: 'exportFavicon' | 'exportFaviconFiles' | 'getExportZip' | 'getPreviewSvg' | 'getPreviewPng',
  ): Handler =>
  async (...call) =>
    (await loadRenderHandlers())[name](...call);

export const OPERATION_HANDLERS: Readonly<
  Record<OperationId, { handle: Handler; cacheKey?: CacheKey; usesBaseUrl?: boolean }>
> = {
  getApiIndex: { handle: catalog.getApiIndex, usesBaseUrl: true },
  getHealth: { handle: catalog.getHealth },
  listLibraries: { handle: catalog.listLibraries, cacheKey: parameterKey() },
  searchIcons: { handle: catalog.searchIcons, cacheKey: targetKey },
  searchEmoji: { handle: catalog.searchEmoji, cacheKey: targetKey },
  findIdeas: { handle: catalog.findIdeas, cacheKey: targetKey },
  getIcon: { handle: catalog.getIcon, cacheKey: targetKey },
  exportFavicon: { handle: renderHandler('exportFavicon'), cacheKey: bodyKey },
  exportFaviconForm: { handle: renderHandler('exportFavicon'), cacheKey: bodyKey },
  exportFaviconFiles: { handle: renderHandler('exportFaviconFiles'), cacheKey: bodyKey },
  getExportZip: { handle: renderHandler('getExportZip'), cacheKey: targetKey },
  getPreviewSvg: { handle: renderHandler('getPreviewSvg'), cacheKey: targetKey },
  getPreviewPng: { handle: renderHandler('getPreviewPng'), cacheKey: targetKey },
};
