// npm run bench -- load: 1,000 concurrent exports with health requests beside them.
import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { requestsPerSecond } from '../http/connection.mjs';
import { startServer } from '../server.mjs';
import { median } from '../statistics.mjs';
import { printTable } from '../table.mjs';
import { send } from './send.mjs';

const EXPORTS = 1000;
const CONCURRENCY = 200;
const HEALTH_INTERVAL_MILLISECONDS = 10;
const REPEATED = 2000;
const ROUNDS = 7;

const { server, port } = await startServer();
const agent = new Agent({ keepAlive: true });
const bodyOf = number => ({ library: 'lucide', name: 'rocket', site_name: `Site ${number}` });
const sendExport = number =>
  send({ agent, port, method: 'POST', path: '/api/v1/export', body: bodyOf(number) });

/** Runs `count` calls, `width` at a time; returns calls per second. */
const callsPerSecond = async (count, width, call) => {
  let next = 0;
  const started = performance.now();
  const client = async () => {
    for (let index = next++; index < count; index = next++) await call(index);
  };
  await Promise.all(Array.from({ length: width }, client));
  return (count * 1000) / (performance.now() - started);
};

/** Resident memory of the server, where the system reports it (Linux). */
const residentMegabytes = () => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
};

await sendExport(-1);
const statuses = {};
const health = [];
let peak = residentMegabytes();
let isOver = false;
const watch = (async () => {
  const own = new Agent({ keepAlive: true });
  for (; !isOver; await sleep(HEALTH_INTERVAL_MILLISECONDS)) {
    const { milliseconds } = await send({ agent: own, port, method: 'GET', path: '/api/v1/health' });
    health.push(milliseconds);
    peak = Math.max(peak, residentMegabytes());
  }
  own.destroy();
})();
const speed = await callsPerSecond(EXPORTS, CONCURRENCY, async number => {
  const { status } = await sendExport(number);
  statuses[status ?? 0] = (statuses[status ?? 0] ?? 0) + 1;
});
isOver = true;
await watch;
health.sort((one, other) => one - other);

// Repeated exports and a constant page take turns: the same server, the same client.
const REPEATS = {
  'repeated exports': { method: 'POST', path: '/api/v1/export', body: JSON.stringify(bodyOf(1)) },
  'a documentation page': { path: '/docs' },
};
/** @type {Record<string, number[]>} */
const rates = Object.fromEntries(Object.keys(REPEATS).map(name => [name, []]));
for (let round = 0; round < ROUNDS; round++)
  for (const [name, repeated] of Object.entries(REPEATS))
    rates[name].push(
      await requestsPerSecond(port, { connections: 8, count: REPEATED, nextRequest: () => repeated }),
    );
agent.destroy();
server.kill();

printTable('Export load', {
  'exports per second': { value: Math.round(speed) },
  statuses: { value: JSON.stringify(statuses) },
  'health, median ms': { value: health[health.length >> 1].toFixed(1) },
  'health, 99th percentile ms': { value: health[Math.floor(health.length * 0.99)].toFixed(1) },
  'peak resident MB': { value: Math.round(peak) },
  ...Object.fromEntries(
    Object.entries(rates).map(([name, values]) => [
      `${name} per second`,
      { value: Math.round(median(values)) },
    ]),
  ),
});
