// npm run bench -- start: time from process start to first response, compared with a Fastify server of one route.
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build as writeBundle } from 'rolldown';
import { root } from '../../scripts/steps.mjs';
import { cpuSeconds, residentMegabytes } from '../operation/load/processes.mjs';
import { startServer } from '../server.mjs';
import { median, shortened } from '../statistics.mjs';
import { printTable } from '../table.mjs';

const ROUNDS = shortened(15);

const folder = mkdtempSync(join(tmpdir(), 'favsmith-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const ONE_ROUTE = `
import Fastify from 'fastify';
const app = Fastify();
app.get('/', async () => ({ hello: 'world' }));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
`;
const [source, bundle] = ['one-route.mjs', 'bundled.mjs'].map(name => join(folder, name));
writeFileSync(source, ONE_ROUTE);
symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
/** Packages that the bundle of the service omits too (scripts/compile.mjs). */
const EXTERNAL = ['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler', 'light-my-request'];
await writeBundle({
  input: source,
  cwd: root,
  platform: 'node',
  external: EXTERNAL,
  logLevel: 'silent',
  output: { file: bundle },
});

/**
 * Servers by name: arguments of Node.js, path of the first request, and state of V8's compile cache (Node.js 22.8
 * or newer). The table shows what the others need in addition to the first one, which is bundled and cached like
 * Favsmith.
 * @type {Record<string, { args: string[], path: string, cache: 'kept' | 'empty' }>}
 */
const SERVERS = {
  'bundled Fastify': { args: [bundle], path: '/', cache: 'kept' },
  'Fastify from node_modules': { args: [source], path: '/', cache: 'kept' },
  'Favsmith, first request: health': { args: ['dist/main.js'], path: '/api/v1/health', cache: 'kept' },
  'Favsmith, first request: a search': {
    args: ['dist/main.js'],
    path: '/api/v1/icons?q=rocket',
    cache: 'kept',
  },
  'Favsmith, first request: an export': {
    args: ['dist/main.js'],
    path: '/api/v1/export.zip?library=lucide&name=rocket',
    cache: 'kept',
  },
  'Favsmith, empty compile cache: health': {
    args: ['dist/main.js'],
    path: '/api/v1/health',
    cache: 'empty',
  },
};

/** @param {{ args: string[], path: string, cache: 'kept' | 'empty' }} options */
const sample = async ({ args, path, cache }) => {
  const started = performance.now();
  const NODE_COMPILE_CACHE = cache === 'kept' ? join(folder, 'kept') : mkdtempSync(join(folder, 'empty-'));
  const { server, address } = await startServer({ args, settings: { NODE_COMPILE_CACHE } });
  const listening = performance.now() - started;
  const response = await fetch(address + path);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} returned ${response.status}`);
  const answered = performance.now() - started;
  const megabytes = residentMegabytes([server.pid]);
  const cpu = 1000 * cpuSeconds([server.pid]);
  server.kill();
  await once(server, 'exit');
  return { listening, answered, cpu, megabytes };
};

const signed = number => `${number < 0 ? '' : '+'}${number.toFixed(0)}`;

const names = Object.keys(SERVERS);
const servers = Object.values(SERVERS);
// Warm-up: the first fetch loads the HTTP client of this process, and the compile cache is empty at first.
for (const server of servers) await sample(server);
/** @type {Awaited<ReturnType<typeof sample>>[][]} */
const samples = servers.map(() => []);
for (let round = 0; round < ROUNDS; round++)
  for (const [index, server] of servers.entries()) samples[index].push(await sample(server));

const middle = (index, field) => median(samples[index].map(row => row[field]));
const added = (index, field) =>
  index === 0
    ? ''
    : signed(median(samples[index].map((row, round) => row[field] - samples[0][round][field])));
printTable(
  'Start',
  Object.fromEntries(
    names.map((name, index) => [
      name,
      {
        'ms to listening': middle(index, 'listening').toFixed(0),
        'ms to first response': middle(index, 'answered').toFixed(0),
        'added ms': added(index, 'answered'),
        'CPU ms': middle(index, 'cpu').toFixed(0),
        'added CPU ms': added(index, 'cpu'),
        'resident MB': middle(index, 'megabytes').toFixed(0),
        'added MB': added(index, 'megabytes'),
      },
    ]),
  ),
  `Medians of ${ROUNDS} starts each, in turns, with warm file caches. Added: median of the differences to bundled Fastify in one turn.`,
);
