// Attacks of one client (address 127.0.0.1). Loopback only.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const MAXIMUM_BYTES = 100_000;
const WORDS =
  'arrow box line circle user home file left right up down phone chart bell star heart sun map car';

let serial = 0;
const get = (path, host = 'localhost') => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
const post = (path, body) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
  `Accept: application/json, text/event-stream, */*\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
const search = fields => get(`/api/v1/icons?${new URLSearchParams({ limit: '300', ...fields })}`);
const weight = () => (200 + Math.random() * 700).toFixed(6);
const color = () =>
  Math.floor(Math.random() * 0xffffff)
    .toString(16)
    .padStart(6, '0');

const crossingLines = count => {
  const coordinate = () => (Math.random() * 24).toFixed(1);
  const lines = Array.from({ length: count }, () => `L${coordinate()} ${coordinate()}`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0${lines}"/></svg>`;
};

/** Requests that take much processor time or memory. @type {Record<string, () => string>} */
const REQUESTS = {
  grouping: () => search({ q: `arrow ${serial++}`, group: 'name' }),
  words: () => search({ q: `${serial++ % 10_000} ${WORDS}` }),
  expanding: () => search({ q: `${'㌖'.repeat(20)}${serial++}` }),
  grouped: () => search({ group: 'name', offset: String(serial++ % 20_000) }),
  unknown: () => get(`/api/v1/icons/hugeicons/rocket-launch-${serial++}`),
  hosts: () => get('/docs', `h${serial++}.example.org`),
  weights: () => get(`/api/v1/preview.svg?text=AB&font_weight=${weight()}&bg=%23${color()}`),
  previews: () => get(`/api/v1/preview.png?text=AB&size=512&bg=%23${color()}`),
  exports: () => post('/api/v1/export', JSON.stringify({ library: 'hugeicons', name: `rocket-${serial++}` })),
  artwork: () => post('/api/v1/export', JSON.stringify({ artwork: crossingLines(1500), bg: `#${color()}` })),
  brackets: () => post('/api/v1/export', `{"artwork":"<svg/>","x":${'['.repeat(90_000)}`),
  batch: () => {
    const call = { jsonrpc: '2.0', method: 'tools/call' };
    const params = { name: 'search_icons', arguments: { query: 'arrow' } };
    return post('/mcp', JSON.stringify(Array.from({ length: 60 }, (_, id) => ({ ...call, id, params }))));
  },
};

const fill = (request, bytes) => {
  let text = request();
  for (let next = request(); text.length + next.length <= bytes; next = request()) text += next;
  return text;
};

const open = port => connect({ port, host: '127.0.0.1' }).on('error', () => {});

const send = (port, request, { count = 1, isRead = true } = {}) =>
  Array.from({ length: count }, () => {
    const socket = isRead ? open(port).resume() : open(port).pause();
    socket.write(fill(request, MAXIMUM_BYTES / count));
    return socket;
  });
/** Number of connections for requests with long bodies. Other requests have 200. */
const CONNECTIONS = { artwork: 6, brackets: 1, batch: 12 };
const UNREAD = { count: 50, isRead: false };

/**
 * Sequences of requests, at most 100 kB each. Each sequence returns its connections.
 * @type {Record<string, (port: number) => import('node:net').Socket[]>}
 */
export const SEQUENCES = Object.fromEntries(
  /** @type {[string, (port: number) => import('node:net').Socket[]][]} */ ([
    ...Object.entries(REQUESTS).flatMap(([name, request]) => [
      [`${name}, one connection`, port => send(port, request)],
      [`${name}, many connections`, port => send(port, request, { count: CONNECTIONS[name] ?? 200 })],
    ]),
    ...['words', 'hosts'].map(name => [`${name}, never read`, port => send(port, REQUESTS[name], UNREAD)]),
    ['1,000 silent connections', port => Array.from({ length: 1000 }, () => open(port))],
    ['4,000 requests in one write', port => send(port, () => 'GET / HTTP/1.1\r\nHost:\r\n\r\n')],
  ]),
);

const SILENT_PER_ROUND = 100;
const silent = (port, count) => Array.from({ length: count }, () => open(port));

/**
 * Parts of the mixed attack: a function that starts a round, and the duration of the round in milliseconds.
 * @type {Record<string, [(port: number) => import('node:net').Socket[], number]>}
 */
const PARTS = {
  ...Object.fromEntries(
    Object.entries(REQUESTS).map(([name, request]) => [name, [port => send(port, request), 2000]]),
  ),
  unread: [port => send(port, REQUESTS.words, UNREAD), 20_000],
  flood: [port => send(port, REQUESTS.previews, { count: 20 }), 500],
  silent: [port => silent(port, SILENT_PER_ROUND), 100],
  // The service closes connections beyond the limit per client.
  crowd: [port => silent(port, 10_000), 60_000],
};

const attackFor = async (port, milliseconds, pattern) => {
  const end = performance.now() + milliseconds;
  const repeat = async ([start, pause]) => {
    while (performance.now() < end) {
      const sockets = start(port);
      await wait(pause);
      for (const socket of sockets) socket.destroy();
    }
  };
  const parts = Object.entries(PARTS).filter(([name]) => pattern.test(name));
  await Promise.all(parts.map(([, part]) => repeat(part)));
};

/** Niceness of the attacker. A real attacker would not use the cores of the service. */
const NICENESS = 10;

/**
 * Starts an attack in a process of its own: the sequence `name`, or without a name the parts of the mixed attack
 * that match `parts`. Returns the process id and a function that ends the process.
 * @param {{ port: number, name?: string, parts?: string | undefined, milliseconds: number }} attack
 */
export const startAttack = attack => {
  const child = fork(fileURLToPath(import.meta.url), [JSON.stringify(attack)]);
  const id = /** @type {number} */ (child.pid);
  setPriority(id, NICENESS);
  const end = async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { id, end };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { port, name, parts = '', milliseconds } = JSON.parse(process.argv[2] ?? '{}');
  if (name === undefined) await attackFor(port, milliseconds, new RegExp(parts));
  else {
    SEQUENCES[name]?.(port);
    await wait(milliseconds);
  }
  process.exit();
}
