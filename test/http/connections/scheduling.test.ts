// Order of requests: one at a time per connection, fair turns for clients.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { QUOTAS } from '../../../src/contract/limits.ts';
import { createTurns } from '../../../src/http/connections/scheduling.ts';
import type { Services } from '../../../src/http/handlers/handler.ts';
import { createLocalWindows, type QuotaWindows } from '../../../src/http/quota/quota-windows.ts';
import { listen } from '../raw-request.ts';
import { realApp, realServices, searchPage } from '../real-app.ts';

const apps: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) {
    app.server.closeAllConnections();
    await app.close();
  }
});

const start = async (services: Partial<Services> = {}): Promise<number> => {
  const app = realApp(services);
  apps.push(app);
  return listen(app);
};

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
  return { counter, services: { index: () => ({ ...index, search: { page } }) } };
};

/** Quota windows in which the client 127.0.0.1 has used up its quota. */
const exhaustedWindows: QuotaWindows = (() => {
  const windows = createLocalWindows(() => Date.UTC(2026, 0, 1));
  for (let taken = 0; taken < QUOTAS.search; taken++) windows.take('127.0.0.1', 'search');
  return windows;
})();

const get = (path: string, fields = ''): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n${fields}\r\n`;
const searches = (count: number): string =>
  Array.from({ length: count }, (_, number) => get(`/api/v1/icons?q=arrow${number}&explain=1`)).join('');

const open = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  return socket;
};

/** The received text, read until `isComplete` or until the server closes the connection. */
const readAll = async (socket: Socket, isComplete = (_text: string) => false): Promise<string> => {
  let text = '';
  await new Promise<void>(resolve => {
    socket.on('data', chunk => {
      text += chunk;
      if (isComplete(text)) resolve();
    });
    socket.once('close', resolve);
  });
  return text;
};

const statusesOf = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status);

it('responses to 300 pipelined requests have the order of the requests', async () => {
  const { services, counter } = slowSearch({});
  const port = await start(services);
  const socket = await open(port);
  const paths = Array.from({ length: 300 }, (_, number) => `/nowhere-${number}`);
  socket.write(paths.map(path => get(path)).join('') + get('/api/v1/icons?q=a', 'Connection: close\r\n'));
  const text = await readAll(socket);
  expect([...text.matchAll(/"instance":"([^"]*)"/g)].map(([, instance]) => instance)).toEqual(paths);
  expect(counter.searches).toBe(1);
});

it('a connection has one request in flight at a time, even if handlers wait', async () => {
  let inFlight = 0;
  let most = 0;
  const { exporter } = realServices;
  const preview: typeof exporter.preview = async () => {
    most = Math.max(most, ++inFlight);
    await wait(30);
    inFlight--;
    return { bytes: Buffer.from('<svg/>'), mediaType: 'image/svg+xml', etag: '"a"' };
  };
  const port = await start({ exporter: { ...exporter, preview } });
  const socket = await open(port);
  const requests = Array.from({ length: 8 }, (_, number) =>
    get(`/api/v1/preview.svg?text=A&bg=%23${100 + number}`),
  );
  socket.write(requests.join(''));
  const text = await readAll(socket, received => statusesOf(received).length === requests.length);
  expect(statusesOf(text)).toEqual(requests.map(() => '200'));
  expect(most).toBe(1);
  socket.destroy();
});

it('another client is served between 330 expensive searches of one connection', async () => {
  const { services, counter } = slowSearch({ milliseconds: 6 });
  const port = await start(services);
  const honest = await open(port);
  const attacker = await open(port);
  attacker.resume().write(searches(330));
  await expect.poll(() => counter.searches, { interval: 1 }).toBeGreaterThan(0);
  const before = counter.searches;
  honest.write(get('/api/v1/health'));
  await once(honest, 'data');
  expect(counter.searches - before).toBeLessThan(20);
  honest.destroy();
  attacker.destroy();
});

it('another client is served between expensive searches on 60 connections of one client', async () => {
  const { services, counter } = slowSearch({ milliseconds: 6 });
  const port = await start(services);
  const honest = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' });
  await once(honest, 'connect');
  const attackers = await Promise.all(Array.from({ length: 60 }, () => open(port)));
  for (const attacker of attackers) attacker.resume().write(searches(8));
  await expect.poll(() => counter.searches, { interval: 1 }).toBeGreaterThan(1);
  const before = counter.searches;
  honest.write(get('/api/v1/health'));
  await once(honest, 'data');
  expect(counter.searches - before).toBeLessThan(20);
  for (const socket of [honest, ...attackers]) socket.destroy();
});

it('refused requests on 200 connections of a client take only the share of one client in each event-loop iteration', async () => {
  let taken = 0;
  const take: QuotaWindows['take'] = (...request) => {
    taken++;
    return exhaustedWindows.take(...request);
  };
  const port = await start({ quotaWindows: { ...exhaustedWindows, take } });
  const attackers = await Promise.all(Array.from({ length: 200 }, () => open(port)));
  for (const attacker of attackers) attacker.resume().write(get('/api/v1/icons?q=a').repeat(50));
  let most = 0;
  while (taken < 2000) {
    const before = taken;
    await nextTurn();
    most = Math.max(most, taken - before);
  }
  // Without turns, there would be a request per connection.
  expect(most).toBeLessThan(30);
  for (const socket of attackers) socket.destroy();
});

it('the server stops making responses for a client that does not read them', async () => {
  const { services, counter } = slowSearch({ bytes: 500_000 });
  const port = await start(services);
  const socket = await open(port);
  socket.pause();
  for (let count = 0; count < 3000; count += 300) socket.write(searches(300));
  await expect.poll(() => counter.searches, { interval: 10 }).toBeGreaterThan(2);
  await wait(1000);
  const made = counter.searches;
  await wait(1000);
  // The buffers of the operating system hold a few megabytes.
  expect(counter.searches).toBe(made);
  expect(made).toBeLessThan(60);
  socket.destroy();
});

it('a client that ends its side after pipelined requests gets all responses', async () => {
  const port = await start();
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.end(get('/nowhere').repeat(100));
  expect(statusesOf(await readAll(socket))).toHaveLength(100);
});

it.each([
  ['in one write', 1 << 20],
  ['in parts of 700 bytes', 700],
])('pipelined requests keep their bodies if they arrive %s', async (_case, size) => {
  const port = await start();
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
  const port = await start();
  const socket = await open(port);
  socket.write(bytes + get('/nowhere').repeat(100));
  const statuses = statusesOf(await readAll(socket));
  expect(statuses).toEqual([status ?? '400']);
});

const busyFor = (milliseconds: number): void => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

it('createTurns runs requests immediately within the share of their client', () => {
  const takeTurn = createTurns();
  const ran: number[] = [];
  for (const number of [1, 2, 3]) takeTurn('a', () => ran.push(number));
  expect(ran).toEqual([1, 2, 3]);
});

it.each([
  ['expensive requests', 40, 6],
  ['requests that continue in promises', 40, 0],
])('createTurns runs one client between the %s of another', async (_case, count, milliseconds) => {
  const takeTurn = createTurns();
  const order: string[] = [];
  for (let number = 0; number < count; number++) {
    takeTurn('attacker', () => {
      busyFor(milliseconds);
      order.push('attacker');
    });
  }
  const before = order.length;
  await nextTurn();
  takeTurn('honest', () => order.push('honest'));
  await expect.poll(() => order).toHaveLength(count + 1);
  expect(before).toBeLessThanOrEqual(8);
  expect(order.indexOf('honest')).toBeLessThanOrEqual(2 * 8);
});

it('createTurns lets connections be accepted before waiting requests run', async () => {
  let accepted = 0;
  const takeTurn = createTurns(() => ++accepted > 0);
  let ran = 0;
  // The first turn runs 8 requests, the share of a client. The others need at least 20 more turns.
  for (let number = 0; number < 21 * 8; number++) takeTurn('attacker', () => ran++);
  await expect.poll(() => ran, { interval: 1, timeout: 5000 }).toBe(21 * 8);
  // Without new connections, a client gets a new share in each turn. With a new connection in each turn, it waits
  // many turns for a new share.
  expect(accepted).toBeGreaterThan(3 * 20);
  accepted = 0;
  takeTurn('honest', () => ran++);
  expect(ran).toBe(21 * 8 + 1);
});

it('createTurns runs the requests of a client in their order', async () => {
  const takeTurn = createTurns();
  const order: number[] = [];
  for (let number = 0; number < 50; number++) takeTurn('a', () => order.push(number));
  await expect.poll(() => order).toHaveLength(50);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
});
