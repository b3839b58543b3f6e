// Connections that clients abort: whatever belongs to them ends.
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { openAdmin } from '../../../src/http/admin/admin-server.ts';
import { atEnd } from '../../at-end.ts';
import { listen, open, rawRequest } from '../raw-request.ts';
import { realApp, realServices, searchPage } from '../real-app.ts';

const index = realServices.index();
if (!index) throw new Error('the catalog is missing');

/** Blocks the main thread, so that further requests of a client wait for their turn. */
const block = (): void => {
  const end = performance.now() + 6;
  while (performance.now() < end);
};

/** An app whose renderings end only when they are aborted. Counts renderings and searches. */
const startApp = async () => {
  const work = { renderings: 0, searches: 0 };
  const render = (signal: AbortSignal | undefined) =>
    new Promise<never>((_resolve, reject) => {
      work.renderings++;
      const stop = () => {
        work.renderings--;
        reject(signal?.reason);
      };
      if (signal?.aborted) stop();
      else signal?.addEventListener('abort', stop);
    });
  const page = () => {
    work.searches++;
    block();
    return searchPage('{}');
  };
  const services = {
    ...realServices,
    index: () => ({ ...index, search: { ...index.search, page } }),
    exporter: {
      ...realServices.exporter,
      package: (_request: unknown, _icon: unknown, options?: { signal?: AbortSignal | undefined }) =>
        render(options?.signal),
      preview: (
        _request: unknown,
        _icon: unknown,
        _preview: unknown,
        options?: { signal?: AbortSignal | undefined },
      ) => render(options?.signal),
      contactSheet: (_icons: unknown, options?: { signal?: AbortSignal | undefined }) =>
        render(options?.signal),
      shareCard: (_card: unknown, options?: { signal?: AbortSignal | undefined }) => render(options?.signal),
    },
  };
  const app = realApp(services);
  const admin = await openAdmin(app, services, { adminHost: '127.0.0.1', adminPort: 0 });
  if (!admin) throw new Error('The admin server is not open.');
  atEnd(() => {
    admin.server.close();
    admin.server.closeAllConnections();
  });
  const { port: adminPort } = admin.server.address() as AddressInfo;
  const gauges = async () => {
    const text = await (await fetch(`http://127.0.0.1:${adminPort}/metrics`)).text();
    const read = (name: string) => Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1]);
    return [read('favsmith_requests_in_flight'), read('favsmith_connections')];
  };
  return { port: await listen(app), gauges, work };
};

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
const post = (path: string, body: string, type = 'application/json'): string =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nAccept: application/json, text/event-stream\r\n` +
  `Content-Length: ${body.length}\r\n\r\n${body}`;
const SVG = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M0 0h9v9z'/><!--${'y'.repeat(230_000)}--></svg>`;
const ARTWORK = post('/api/v1/export', JSON.stringify({ artwork: SVG }));
const form = (body: string): string => post('/api/v1/export', body, 'multipart/form-data; boundary=q');
const FORM = form(
  `--q\r\nContent-Disposition: form-data; name="artwork"; filename="a.svg"\r\n\r\n${SVG}\r\n--q--\r\n`,
);
const INCOMPLETE_FORM = form(
  `--q\r\nContent-Disposition: form-data; name="artwork"; filename="a.svg"\r\n\r\n${SVG}`,
);
const LARGE_BODY = post('/api/v1/export', JSON.stringify({ artwork: 'x'.repeat(1_000_000) }));
const tool = (name: string, args: object): string =>
  post(
    '/mcp',
    JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }),
  );
const EXPORT = post('/api/v1/export', '{"text":"AB"}');

const KINDS: readonly (readonly [kind: string, bytes: string])[] = [
  ['artwork behind an export', EXPORT + ARTWORK.repeat(7)],
  ['forms behind an export', EXPORT + FORM.repeat(7)],
  ['incomplete forms', INCOMPLETE_FORM.repeat(3)],
  ['half a body behind an export', EXPORT + ARTWORK.slice(0, 100_000)],
  ['half a body', ARTWORK.slice(0, 100_000)],
  ['half a form', FORM.slice(0, 100_000)],
  ['half a refused body', `PUT /api/v1/icons HTTP/1.1\r\nHost: a\r\nContent-Length: 9000000\r\n\r\n${SVG}`],
  [
    'half a chunk',
    `POST /api/v1/export HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n4000\r\n{"artwork":`,
  ],
  ['searches', Array.from({ length: 15 }, (_, number) => get(`/api/v1/icons?q=a${number}`)).join('')],
  ['searches behind an export', EXPORT + get('/api/v1/icons?q=b').repeat(14)],
  [
    'previews and share cards',
    get('/api/v1/preview.png?text=AB').repeat(9) + get('/share.png?text=AB').repeat(5),
  ],
  ['long responses', get('/openapi.json').repeat(15)],
  [
    'MCP',
    tool('export_favicon', { text: 'AB' }).repeat(5) + tool('search_icons', { query: 'arrow' }).repeat(5),
  ],
  ['MCP with artwork', tool('preview_favicon', { artwork: SVG }).repeat(9)],
  ['half a header', 'GET /api/v1/icons HTTP/1.1\r\nHost:'],
];

/** Number of connections of each kind, one half reset and the other half closed. */
const CONNECTIONS = 10;

/** Far above what a busy machine needs: what is left behind stays. */
const PATIENCE = { timeout: 30_000 };

it.each(KINDS)('nothing is left of aborted connections with %s', async (_kind, bytes) => {
  const { port, gauges, work } = await startApp();
  const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => open(port)));
  const written = sockets.map(socket => new Promise(resolve => socket.write(bytes, resolve)));
  // A full buffer delays the rest of the bytes of some connections, which are then aborted within a request.
  await Promise.race([Promise.all(written), rawRequest(port, get('/api/v1/health'), 1)]);
  for (const [number, socket] of sockets.entries())
    if (number % 2 === 0) socket.resetAndDestroy();
    else socket.destroy();
  await expect.poll(async () => [...(await gauges()), work.renderings], PATIENCE).toEqual([0, 0, 0]);
  const { searches } = work;
  // 429 would mean that the server still counts some bodies for the 8 MiB that it reads of one client.
  await expect.poll(async () => (await rawRequest(port, LARGE_BODY, 50)).status, PATIENCE).toBe(400);
  expect(work.searches).toBe(searches);
});
