// The handler of every operation.
import type { HandlerTable } from '../handler.ts';
import { exportFavicon } from './export-favicon.ts';
import { getApiIndex } from './get-api-index.ts';
import { getHealth } from './get-health.ts';
import { getIcon } from './get-icon.ts';
import { listLibraries } from './list-libraries.ts';
import { getPreviewPng, getPreviewSvg } from './preview.ts';
import { searchIcons } from './search-icons.ts';

export const HANDLERS: HandlerTable = {
  getApiIndex,
  getHealth,
  listLibraries,
  searchIcons,
  getIcon,
  exportFavicon,
  getPreviewSvg,
  getPreviewPng,
};
