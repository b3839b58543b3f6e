// npm run bench -- cores: exports over HTTP on one core and on two (Linux).
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { startServer } from '../server.mjs';
import { median, shortened } from '../statistics.mjs';
import { printTable } from '../table.mjs';
import { send } from './send.mjs';

const ROUNDS = shortened(16);
const WARM_UP_MILLISECONDS = shortened(4000);
const TURN_MILLISECONDS = 600;
const CONCURRENCY = 16;
/** Milliseconds per unit of processor time in /proc, which is a hundredth of a second. */
const MILLISECONDS_PER_TICK = 10;

if (spawnSync('taskset', ['--version']).status !== 0) {
  console.log('cores: skipped, because taskset is not installed');
  process.exit();
}

const serverOn = async cores => ({
  ...(await startServer({ wrapper: ['taskset', '-c', cores] })),
  agent: new Agent({ keepAlive: true }),
});

let sent = 0;
const exportOne = async ({ agent, port }) => {
  const body = { library: 'tabler', name: 'rocket', site_name: `Site ${sent++}` };
  const { status } = await send({ agent, port, method: 'POST', path: '/api/v1/export', body });
  // On a busy machine, the queue refuses requests with 429.
  if (status !== 200 && status !== 429) throw new Error(`status ${status}`);
  return status === 200;
};

const cpuMilliseconds = ({ server }) => {
  const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * MILLISECONDS_PER_TICK;
};

const measure = async (target, milliseconds) => {
  const started = performance.now();
  const [cpu, ownCpu] = [cpuMilliseconds(target), process.cpuUsage()];
  let made = 0;
  const client = async () => {
    while (performance.now() - started < milliseconds) if (await exportOne(target)) made++;
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, client));
  const { user, system } = process.cpuUsage(ownCpu);
  const elapsed = performance.now() - started;
  const used = cpuMilliseconds(target) - cpu;
  return {
    'per second': (1000 * made) / elapsed,
    'CPU ms each': used / made,
    'client CPU ms each': (user + system) / 1000 / made,
    'cores in use': used / elapsed,
  };
};

const targets = { 'one core': await serverOn('0'), 'two cores': await serverOn('0,1') };
const names = Object.keys(targets);
/** @type {Record<string, Record<string, number>[]>} */
const results = Object.fromEntries(names.map(name => [name, []]));
for (const name of names) await measure(targets[name], WARM_UP_MILLISECONDS);
for (let round = 0; round < ROUNDS; round++)
  for (const name of names) results[name].push(await measure(targets[name], TURN_MILLISECONDS));
for (const { server, agent } of Object.values(targets)) {
  agent.destroy();
  server.kill();
}
printTable(
  'Exports over HTTP on one core and on two',
  Object.fromEntries(
    names.map(name => [
      name,
      Object.fromEntries(
        Object.keys(results[name][0]).map(key => [
          key,
          median(results[name].map(row => row[key])).toFixed(2),
        ]),
      ),
    ]),
  ),
  `${CONCURRENCY} requests at a time; medians of ${ROUNDS} turns each.`,
);
