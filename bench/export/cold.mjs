// npm run bench -- cold: the first exports of a server, after its start and after idle time.
//   --idle 600            idle seconds, the same for all servers; 35 by default, because threads without work end after 30
//   --settle 2            seconds from ready to the first export; more on a busy machine, where the warm-up takes longer
//   --rounds 5            number of starts of each server
//   --other ../old        folder of another build, measured alternately with this one
//   --node 26             release line of another Node.js that runs this build, measured alternately with this one
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildsOf } from '../builds.mjs';
import { startServer } from '../server.mjs';
import { median, shortened } from '../statistics.mjs';
import { printTable } from '../table.mjs';
import { send } from './send.mjs';

const { values } = parseArgs({
  options: {
    idle: { type: 'string', default: String(shortened(35)) },
    settle: { type: 'string', default: '2' },
    rounds: { type: 'string', default: String(shortened(5)) },
    other: { type: 'string' },
    node: { type: 'string' },
  },
});
const WARM_EXPORTS = 40;
const ICONS = ['rocket', 'house', 'star', 'heart', 'bell', 'camera', 'cloud', 'anchor', 'book', 'flag'];

/** CPU time in milliseconds and resident memory in megabytes of a process (Linux). */
const usageOf = pid => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return {
    // A clock tick is a hundredth of a second.
    cpu: (Number(fields[11]) + Number(fields[12])) * 10,
    megabytes: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024,
  };
};

/** Starts a server and measures its first exports. */
const start = async build => {
  const started = performance.now();
  const { server, port } = await startServer(build);
  const ready = performance.now() - started;
  const agent = new Agent({ keepAlive: true });
  let sent = 0;
  const exportOne = async () => {
    const body = { library: 'lucide', name: ICONS[sent % ICONS.length], site_name: `Site ${sent++}` };
    const { status, milliseconds } = await send({
      agent,
      port,
      method: 'POST',
      path: '/api/v1/export',
      body,
    });
    if (status !== 200) throw new Error(`the export returned ${status}`);
    return milliseconds;
  };
  await sleep(1000 * Number(values.settle));
  const idleBefore = usageOf(server.pid);
  const first = await exportOne();
  const next = await exportTwo(server.pid, exportOne);
  return {
    server,
    agent,
    exportOne,
    lastExport: performance.now(),
    figures: {
      'ms to ready': ready,
      'CPU ms before the first export': idleBefore.cpu,
      'resident MB before the first export': idleBefore.megabytes,
      'first export, ms': first,
      'slower of the next two at once, ms': Math.max(...next.pair),
      'CPU ms of both': next.cpu,
    },
  };
};

/** Sends two exports at a time, so both threads get one. Measures the processor time of both together. */
const exportTwo = async (pid, exportOne) => {
  const before = usageOf(pid).cpu;
  const pair = await Promise.all([exportOne(), exportOne()]);
  return { pair, cpu: usageOf(pid).cpu - before };
};

/** Waits until the server has been idle long enough. Measures the next exports and ends the server. */
const finish = async ({ server, agent, exportOne, lastExport, figures }) => {
  await sleep(1000 * Number(values.idle) - (performance.now() - lastExport));
  const afterIdle = await exportTwo(server.pid, exportOne);
  const warm = [];
  for (let count = 0; count < WARM_EXPORTS; count++) warm.push(await exportOne());
  agent.destroy();
  server.kill();
  await once(server, 'exit');
  return {
    ...figures,
    [`slower of two at once after ${values.idle} idle s, ms`]: Math.max(...afterIdle.pair),
    'CPU ms of both after idle time': afterIdle.cpu,
    'warm export, median ms': median(warm.slice(warm.length / 2)),
  };
};

const builds = buildsOf(values);
const running = [];
for (let round = 0; round < Number(values.rounds); round++)
  for (const [name, build] of Object.entries(builds)) running.push({ name, started: await start(build) });
/** @type {Record<string, Record<string, number>[]>} */
const samples = Object.fromEntries(Object.keys(builds).map(name => [name, []]));
for (const { name, started } of running) samples[name].push(await finish(started));

const measures = Object.keys(Object.values(samples)[0][0]);
printTable(
  'Cold exports',
  Object.fromEntries(
    measures.map(measure => [
      measure,
      Object.fromEntries(
        Object.entries(samples).map(([name, rows]) => {
          const figures = rows.map(row => row[measure]);
          return [
            name,
            `${median(figures).toFixed(0)} (${figures.map(figure => figure.toFixed(0)).join(', ')})`,
          ];
        }),
      ),
    ]),
  ),
  'Medians of starts in turns, with all rows in parentheses. All servers of a run are idle at the same time.',
);
