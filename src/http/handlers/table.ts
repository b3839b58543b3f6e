// The handler of every operation, and which of them remember their answers.

import { bodyOf, remembered, targetOf } from '../cache/cached-handler.ts';
import { getApiIndex } from './get-api-index.ts';
import { getHealth } from './get-health.ts';
import { getIcon } from './get-icon.ts';
import type { Handler, HandlerTable } from './handler.ts';
import { listLibraries } from './list-libraries.ts';
import { searchIcons } from './search-icons.ts';

// What draws knows every colour space, which takes longer to load than all the rest: a start does not wait for it.
const whenAsked = (load: () => Promise<Handler>): Handler => {
  let handler: Handler | undefined;
  return async (request, context) => {
    handler ??= await load();
    return handler(request, context);
  };
};

export const createHandlers = (): HandlerTable => ({
  getApiIndex,
  getHealth,
  listLibraries: remembered(listLibraries, targetOf),
  searchIcons: remembered(searchIcons, targetOf),
  getIcon: remembered(getIcon, targetOf),
  exportFavicon: remembered(
    whenAsked(async () => (await import('./export-favicon.ts')).exportFavicon),
    bodyOf,
  ),
  getPreviewSvg: remembered(
    whenAsked(async () => (await import('./preview.ts')).getPreviewSvg),
    targetOf,
  ),
  getPreviewPng: remembered(
    whenAsked(async () => (await import('./preview.ts')).getPreviewPng),
    targetOf,
  ),
});
