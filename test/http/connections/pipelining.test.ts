// Many requests of one client: cap on unanswered requests, fair turns for clients.
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { open, serve } from '../raw-request.ts';
import { realServices, searchPage } from '../real-app.ts';

/** Services whose searches block the main thread for `milliseconds` and return `bytes`. Counts the searches. */
const slowSearch = ({ milliseconds = 0, bytes = 10 }) => {
  const counter = { searches: 0 };
  const index = realServices.index();
  if (!index) throw new Error('the catalog is missing');
  const page = () => {
    counter.searches++;
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
    return searchPage(JSON.stringify({ icons: 'x'.repeat(bytes) }));
  };
  return { counter, services: { index: () => ({ ...index, search: { ...index.search, page } }) } };
};

const get = (path: string, fields = ''): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n${fields}\r\n`;
const searches = (count: number): string =>
  Array.from({ length: count }, (_, number) => get(`/api/v1/icons?q=arrow${number}`)).join('');

/** The received text, read until the server closes the connection. */
const readAll = async (socket: Socket): Promise<string> => Buffer.concat(await socket.toArray()).toString();

const statusesOf = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status);

/** Maximum number of unanswered requests of a connection. */
const CAP = 16;

it('pipelined requests up to the cap get their responses in order, then the connection closes', async () => {
  const { services, counter } = slowSearch({});
  const { port } = await serve(services);
  const socket = await open(port);
  const paths = Array.from({ length: 300 }, (_, number) => `/nowhere-${number}`);
  socket.write(paths.map(path => get(path)).join('') + searches(1));
  const text = await readAll(socket);
  const instances = [...text.matchAll(/"instance":"([^"]*)"/g)].map(([, instance]) => instance);
  expect(instances).toEqual(paths.slice(0, CAP));
  expect(text.match(/^connection: close/gim)).toHaveLength(1);
  expect(counter.searches).toBe(0);
});

it.each([
  ['330 pipelined on one connection', 1, 330],
  ['8 pipelined on each of 60 connections', 60, 8],
])('another client is served between expensive searches, %s', async (_case, connections, requests) => {
  const { services, counter } = slowSearch({ milliseconds: 6 });
  const { app, port } = await serve(services);
  const honest = await open(port, '127.0.0.2');
  const attackers = await Promise.all(Array.from({ length: connections }, () => open(port)));
  for (const attacker of attackers) attacker.resume().write(searches(requests));
  await expect.poll(() => counter.searches, { interval: 1 }).toBeGreaterThan(0);
  const between = new Promise<number>(resolve =>
    app.server.prependListener('request', ({ url }, response) => {
      const before = counter.searches;
      if (url === '/api/v1/health') response.once('finish', () => resolve(counter.searches - before));
    }),
  );
  honest.write(get('/api/v1/health'));
  expect(await between).toBeLessThan(20);
});

it('the server makes no more responses than the cap for a client that does not read them', async () => {
  const { services, counter } = slowSearch({ bytes: 500_000 });
  const { port } = await serve(services);
  const socket = await open(port);
  socket.pause();
  for (let count = 0; count < 3000; count += 300) socket.write(searches(300));
  await expect.poll(() => counter.searches, { interval: 10 }).toBeGreaterThan(2);
  await wait(1000);
  expect(counter.searches).toBeLessThanOrEqual(CAP);
});

it('a client that ends its side after pipelined requests gets all responses', async () => {
  const { port } = await serve();
  const socket = await open(port, '127.0.0.1', true);
  socket.end(get('/nowhere').repeat(10));
  expect(statusesOf(await readAll(socket))).toHaveLength(10);
});

it.each([
  ['in one write', 1 << 20],
  ['in parts of 700 bytes', 700],
])('pipelined requests keep their bodies if they arrive %s', async (_case, size) => {
  const { port } = await serve();
  const socket = await open(port);
  const post = (body: string) =>
    `POST /api/v1/export HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const chunked = (body: string) =>
    `POST /api/v1/export HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
  const bytes = [
    post(`{"text":"A"}${' '.repeat(9000)}`),
    get('/nowhere'),
    chunked(`{"text":"B"}${' '.repeat(15_000)}`),
    post('{'),
    post(' '.repeat(40_000)),
    get('/api/v1/health', 'Connection: close\r\n'),
  ].join('');
  const received = readAll(socket);
  for (let at = 0; at < bytes.length; at += size) {
    socket.write(bytes.slice(at, at + size));
    await wait(0);
  }
  expect(statusesOf(await received)).toEqual(['200', '404', '200', '400', '400', '200']);
});

it.each([
  ['CONNECT', 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n', '405'],
  ['a malformed request', 'no request\r\n\r\n', undefined],
])('bytes after %s are not parsed as a request', async (_case, bytes, status) => {
  const { port } = await serve();
  const socket = await open(port);
  socket.write(bytes + get('/nowhere').repeat(100));
  const statuses = statusesOf(await readAll(socket));
  expect(statuses).toEqual([status ?? '400']);
});
