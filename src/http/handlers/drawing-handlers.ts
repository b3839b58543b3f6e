// Handlers that draw: their modules load the color library, which takes longer than starting the server.
export { exportFavicon } from './export-favicon.ts';
export { ownFaviconFile } from './own-favicon.ts';
export { getPreviewPng, getPreviewSvg } from './preview.ts';
