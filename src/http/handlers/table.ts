// Handler of every operation, with its cache key.
import { bodyOf, remembered, targetOf } from '../cache/cached-handler.ts';
import { lazy } from '../lazy.ts';
import { getApiIndex } from './get-api-index.ts';
import { getHealth } from './get-health.ts';
import { getIcon } from './get-icon.ts';
import type { Handler, HandlerTable } from './handler.ts';
import { listLibraries } from './list-libraries.ts';
import { searchIcons } from './search-icons.ts';

/** Loads the modules of the handlers that draw. */
export const loadDrawingHandlers = lazy(() => import('./drawing-handlers.ts'));

const drawingHandler =
  (name: 'exportFavicon' | 'getPreviewSvg' | 'getPreviewPng'): Handler =>
  async (...call) =>
    (await loadDrawingHandlers())[name](...call);

export const createHandlers = (): HandlerTable => ({
  getApiIndex,
  getHealth,
  listLibraries: remembered(listLibraries, targetOf),
  searchIcons: remembered(searchIcons, targetOf),
  getIcon: remembered(getIcon, targetOf),
  exportFavicon: remembered(drawingHandler('exportFavicon'), bodyOf),
  getPreviewSvg: remembered(drawingHandler('getPreviewSvg'), targetOf),
  getPreviewPng: remembered(drawingHandler('getPreviewPng'), targetOf),
});
