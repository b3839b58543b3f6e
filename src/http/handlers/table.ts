// Table of operations: handler and cache key of each.
import type { OperationId } from '../../contract/operations.ts';
import { bodyKey, type CacheKey, targetKey } from '../cache/cache-keys.ts';
import { lazy } from '../lazy.ts';
import { getApiIndex } from './get-api-index.ts';
import { getHealth } from './get-health.ts';
import { getIcon } from './get-icon.ts';
import type { Handler } from './handler.ts';
import { listLibraries } from './list-libraries.ts';
import { searchIcons } from './search-icons.ts';

/** Loads the modules of the handlers that draw. */
export const loadDrawingHandlers = lazy(() => import('./drawing-handlers.ts'));

const drawingHandler =
  (name: 'exportFavicon' | 'getPreviewSvg' | 'getPreviewPng'): Handler =>
  async (...call) =>
    (await loadDrawingHandlers())[name](...call);

interface OperationHandler {
  readonly handle: Handler;
  /** Without it, responses are not cached. */
  readonly cacheKey?: CacheKey;
  /** The response holds the base URL. */
  readonly usesBaseUrl?: boolean;
}

export const OPERATION_HANDLERS: Readonly<Record<OperationId, OperationHandler>> = {
  getApiIndex: { handle: getApiIndex, usesBaseUrl: true },
  getHealth: { handle: getHealth },
  listLibraries: { handle: listLibraries, cacheKey: targetKey },
  searchIcons: { handle: searchIcons, cacheKey: targetKey },
  getIcon: { handle: getIcon, cacheKey: targetKey },
  exportFavicon: { handle: drawingHandler('exportFavicon'), cacheKey: bodyKey },
  getPreviewSvg: { handle: drawingHandler('getPreviewSvg'), cacheKey: targetKey },
  getPreviewPng: { handle: drawingHandler('getPreviewPng'), cacheKey: targetKey },
};
