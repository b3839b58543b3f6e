// npm run bench -- cores: different exports over HTTP from a server on one core and from one on two, taking turns (Linux).
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { median } from './median.mjs';
import { startServer } from './server.mjs';

const ROUNDS = 16;
/** Milliseconds. */
const [WARM_UP, TURN] = [4000, 600];
const AT_ONCE = 16;

if (spawnSync('taskset', ['--version']).status !== 0) {
  console.log('cores: skipped, since there is no taskset');
  process.exit();
}

const serverOn = async cores => ({
  ...(await startServer(['taskset', '-c', cores])),
  agent: new Agent({ keepAlive: true }),
});

let sent = 0;
const exportOne = ({ agent, port }) =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    request({ agent, port, host: '127.0.0.1', method: 'POST', path: '/api/v1/export', headers }, response => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`status ${response.statusCode}`)),
      );
    })
      .on('error', reject)
      .end(JSON.stringify({ library: 'tabler', name: 'rocket', site_name: `Site ${sent++}` }));
  });

/** Milliseconds of processor time that a server has used; the kernel counts hundredths of a second. */
const cpuOf = ({ server }) => {
  const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

const measure = async (target, milliseconds) => {
  const started = performance.now();
  const [cpu, ownCpu] = [cpuOf(target), process.cpuUsage()];
  let made = 0;
  const one = async () => {
    for (; performance.now() - started < milliseconds; made++) await exportOne(target);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  const { user, system } = process.cpuUsage(ownCpu);
  const elapsed = performance.now() - started;
  const used = cpuOf(target) - cpu;
  return {
    'per second': (1000 * made) / elapsed,
    'ms of CPU each': used / made,
    'of the client': (user + system) / 1000 / made,
    'cores kept busy': used / elapsed,
  };
};

const targets = { 'on one core': await serverOn('0'), 'on two cores': await serverOn('0,1') };
const results = Object.fromEntries(Object.keys(targets).map(name => [name, []]));
for (const target of Object.values(targets)) await measure(target, WARM_UP);
for (let round = 0; round < ROUNDS; round++)
  for (const [name, target] of Object.entries(targets)) results[name].push(await measure(target, TURN));
for (const { server, agent } of Object.values(targets)) {
  agent.destroy();
  server.kill();
}
console.table(
  Object.fromEntries(
    Object.entries(results).map(([name, rows]) => [
      name,
      Object.fromEntries(
        Object.keys(rows[0]).map(key => [key, Number(median(rows.map(row => row[key])).toFixed(2))]),
      ),
    ]),
  ),
);
