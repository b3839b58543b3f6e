// Handlers that render favicons; loaded after the server has started.
export { exportFavicon, getExportZip } from './export-favicon.ts';
export { ownFaviconFile } from './own-favicon.ts';
export { getPreviewPng, getPreviewSvg } from './preview.ts';
