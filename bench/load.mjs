// npm run bench -- load: 1,000 different exports over HTTP, 200 at a time, with a health request every 10 ms beside them.
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { requestsPerSecond } from './connection.mjs';
import { median } from './median.mjs';
import { startServer } from './server.mjs';

const [exports, atOnce, repeated] = [1000, 200, 2000];
const ROUNDS = 7;

const { server, port } = await startServer();

/** Sends a request and gives its status and its milliseconds. */
const send = (agent, method, path, body) =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    const headers = body && { 'content-type': 'application/json' };
    request({ agent, port, host: '127.0.0.1', method, path, headers }, response => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode, ms: performance.now() - started }));
    })
      .on('error', reject)
      .end(body && JSON.stringify(body));
  });

/** Runs `count` calls of `call`, `width` at a time; gives calls per second. */
const perSecond = async (count, width, call) => {
  let next = 0;
  const started = performance.now();
  const one = async () => {
    for (let index = next++; index < count; index = next++) await call(index);
  };
  await Promise.all(Array.from({ length: width }, one));
  return (count * 1000) / (performance.now() - started);
};

/** Resident memory of the server in MB, where the system tells (Linux). */
const memory = () => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))[1]) / 1024;
  } catch {
    return Number.NaN;
  }
};

const agent = new Agent({ keepAlive: true });
const body = index => ({ library: 'lucide', name: 'rocket', site_name: `Site ${index}` });
await send(agent, 'POST', '/api/v1/export', body('zero'));

const statuses = {};
const health = [];
let peak = memory();
let isOver = false;
const watch = (async () => {
  const own = new Agent({ keepAlive: true });
  for (; !isOver; await sleep(10)) {
    health.push((await send(own, 'GET', '/api/v1/health')).ms);
    peak = Math.max(peak, memory());
  }
})();
const speed = await perSecond(exports, atOnce, async index => {
  const { status } = await send(agent, 'POST', '/api/v1/export', body(index));
  statuses[status] = (statuses[status] ?? 0) + 1;
});
isOver = true;
await watch;
health.sort((one, other) => one - other);

// Repeated exports beside a page that is as constant, in turns: the same server, the same client.
const exportAgain = { method: 'POST', path: '/api/v1/export', body: JSON.stringify(body(1)) };
const repeats = { 'repeated exports': exportAgain, 'a documentation page': { path: '/docs' } };
const rates = Object.fromEntries(Object.keys(repeats).map(name => [name, []]));
for (let round = 0; round < ROUNDS; round++)
  for (const [name, made] of Object.entries(repeats))
    rates[name].push(
      await requestsPerSecond(port, { connections: 8, count: repeated, makeRequest: () => made }),
    );

console.table({
  'exports per second': Math.round(speed),
  'statuses of the exports': JSON.stringify(statuses),
  'health, median in ms': Number(health[health.length >> 1].toFixed(1)),
  'health, 99th percentile in ms': Number(health[Math.floor(health.length * 0.99)].toFixed(1)),
  'peak memory in MB': Math.round(peak),
  ...Object.fromEntries(
    Object.entries(rates).map(([name, values]) => [`${name} per second`, Math.round(median(values))]),
  ),
});
agent.destroy();
server.kill();
