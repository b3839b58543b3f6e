// npm run bench -- start: process start to first answered request, beside a bare Fastify server.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { median } from '../statistics.mjs';
import { printTable } from '../table.mjs';

const ROUNDS = 15;
const root = join(import.meta.dirname, '..', '..');

const BARE_FASTIFY = `
import Fastify from 'fastify';
const app = Fastify();
app.get('/', async () => ({ hello: 'world' }));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
`;

/** Each has arguments of Node.js, and the path of the first request. */
const SERVERS = {
  'bare Fastify': { args: ['--input-type=module', '-e', BARE_FASTIFY], path: '/' },
  'Favsmith, first request: health': { args: ['dist/main.js'], path: '/api/v1/health' },
  'Favsmith, first request: a search': { args: ['dist/main.js'], path: '/api/v1/icons?q=rocket' },
};

const sample = async ({ args, path }) => {
  const started = performance.now();
  const server = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(server.stdout, 'data');
  const listening = performance.now() - started;
  const [address] = /http:\/\/[\d.:]+/.exec(line) ?? [];
  const response = await fetch(address + path);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} returned ${response.status}`);
  const answered = performance.now() - started;
  const megabytes = residentMegabytes(server.pid);
  const cpu = cpuMilliseconds(server.pid);
  server.kill();
  await once(server, 'exit');
  return { listening, answered, cpu, megabytes };
};

/** Resident memory, where the system reports it (Linux). */
const residentMegabytes = pid => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
};

/** Processor time so far, in the kernel's hundredths of a second (Linux): unlike time, it does not depend on other load. */
const cpuMilliseconds = pid => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
};

const names = Object.keys(SERVERS);
/** @type {Record<string, Awaited<ReturnType<typeof sample>>[]>} */
const samples = Object.fromEntries(names.map(name => [name, []]));
// Warm-up: the first fetch of this process loads its HTTP client, which must not count for the first server.
await sample(SERVERS[names[0]]);
for (let round = 0; round < ROUNDS; round++)
  for (const name of names) samples[name].push(await sample(SERVERS[name]));

const middle = (name, field) => median(samples[name].map(row => row[field]));
const added = (name, field) => `+${(middle(name, field) - middle(names[0], field)).toFixed(0)}`;
printTable(
  'Start',
  Object.fromEntries(
    names.map((name, index) => [
      name,
      {
        'ms to listening': middle(name, 'listening').toFixed(0),
        'ms to first response': middle(name, 'answered').toFixed(0),
        'added ms': index === 0 ? '' : added(name, 'answered'),
        'CPU ms': middle(name, 'cpu').toFixed(0),
        'added CPU ms': index === 0 ? '' : added(name, 'cpu'),
        'resident MB': middle(name, 'megabytes').toFixed(0),
        'added MB': index === 0 ? '' : added(name, 'megabytes'),
      },
    ]),
  ),
  `Medians of ${ROUNDS} starts each, in turns, with warm file caches.`,
);
