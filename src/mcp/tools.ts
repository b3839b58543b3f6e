// Table of the tools.
import { EXPORT_FAVICON } from './tools/export-favicon.ts';
import { GET_ICON } from './tools/get-icon.ts';
import { PREVIEW_FAVICON } from './tools/preview-favicon.ts';
import { SEARCH_ICONS } from './tools/search-icons.ts';
import type { Tool } from './tools/tool.ts';

export const TOOLS: readonly Tool[] = [SEARCH_ICONS, GET_ICON, PREVIEW_FAVICON, EXPORT_FAVICON];
