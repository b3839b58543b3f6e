// Favicon in Vite's development server: files and live updates.

import type { Connect, ViteDevServer } from 'vite';
import { toHtml } from '../package/install/head-elements.ts';
import type { Favicon, FaviconSource } from './favicon.ts';
import { filesAt, headElementsAt } from './head-tags.ts';

/** URL of the script on the development server. */
export const CLIENT_PATH = '/@favsmith/client.js';

/** Event of the development server; its data are the new elements as HTML. */
const UPDATE_EVENT = 'favsmith:update';

export const clientScript = `
const selector = 'link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"], meta[name="theme-color"], meta[name="apple-mobile-web-app-title"]';
import.meta.hot?.on('${UPDATE_EVENT}', ({ html }) => {
  for (const element of document.head.querySelectorAll(selector)) element.remove();
  document.head.insertAdjacentHTML('beforeend', html);
});
`;

/** The favicon that the server currently serves. */
interface CurrentFavicon {
  current(): Promise<Favicon>;
  replace(favicon: Favicon): void;
}

export const serveFavicon = (
  server: ViteDevServer,
  source: FaviconSource,
  { current, replace }: CurrentFavicon,
): void => {
  const { base, logger } = server.config;
  const report = (error: unknown) => logger.error((error as Error).message, { timestamp: true });
  current().catch(report);
  server.middlewares.use(faviconHandler(base, current));
  const { designFile } = source;
  if (designFile === undefined) return;

  const update = async (path: string): Promise<void> => {
    if (path !== designFile.replaceAll('\\', '/')) return;
    try {
      const [before, favicon] = [await current().catch(() => undefined), await source.load()];
      if (favicon.version === before?.version) return;
      replace(favicon);
      if (!before) return server.ws.send({ type: 'full-reload' });
      const html = toHtml(headElementsAt(favicon, { base, isVersioned: true }));
      server.ws.send({ type: 'custom', event: UPDATE_EVENT, data: { html } });
      logger.info('favicon updated', { timestamp: true });
    } catch (error) {
      report(error);
      server.ws.send({ type: 'error', err: { message: (error as Error).message, stack: '' } });
    }
  };
  server.watcher.add(designFile);
  for (const event of ['add', 'change'] as const)
    server.watcher.on(event, path => void update(path.replaceAll('\\', '/')));
};

const faviconHandler =
  (base: string, current: () => Promise<Favicon>): Connect.NextHandleFunction =>
  async (request, response, next) => {
    const [path = ''] = (request.originalUrl ?? request.url ?? '').split('?');
    const favicon = await current().catch(() => undefined);
    const file = favicon && filesAt(favicon, base).find(file => path === `${base}${file.path}`);
    if (!file) return next();
    response.setHeader('Content-Type', file.mediaType);
    response.setHeader('Cache-Control', 'no-cache');
    response.end(file.bytes);
  };
