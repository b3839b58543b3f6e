// npm run bench -- warm: processor time and duration of an export over HTTP on a warm server.
//   --other ../old   folder of another build, measured alternately with this one
//   --node 26        release line of another Node.js that runs this build, measured alternately with this one
import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { parseArgs } from 'node:util';
import { buildsOf } from '../builds.mjs';
import { startServer } from '../server.mjs';
import { median, shortened } from '../statistics.mjs';
import { printTable } from '../table.mjs';
import { send } from './send.mjs';

const { values } = parseArgs({ options: { other: { type: 'string' }, node: { type: 'string' } } });
const ROUNDS = shortened(12);
/**
 * Number of exports before the measurement. After hundreds of packages per thread, V8 still compiles functions.
 */
const WARM_UP_EXPORTS = shortened(1600);
/** Number of exports per turn. It is high, because the kernel counts processor time in hundredths of a second. */
const EXPORTS = 50;
const MILLISECONDS_PER_TICK = 10;
const CONCURRENCY = 2;
const ICONS = ['rocket', 'home', 'star', 'heart', 'bell', 'camera', 'cloud', 'anchor', 'book', 'flag'];
const DESIGNS = {
  'plain plate': {},
  'gradient plate': { bg_mode: 'linear' },
};

const servers = buildsOf(values);

const start = async build => ({ ...(await startServer(build)), agent: new Agent({ keepAlive: true }) });

const cpuMilliseconds = ({ server }) => {
  const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * MILLISECONDS_PER_TICK;
};

let sent = 0;
const measure = async (target, design, exports) => {
  const { agent, port } = target;
  const cpu = cpuMilliseconds(target);
  const times = [];
  let left = exports;
  const client = async () => {
    while (left-- > 0) {
      const icon = { library: 'tabler', name: ICONS[sent % ICONS.length], site_name: `Site ${sent++}` };
      const body = { ...icon, ...DESIGNS[design] };
      const { status, milliseconds } = await send({
        agent,
        port,
        method: 'POST',
        path: '/api/v1/export',
        body,
      });
      if (status !== 200) throw new Error(`the export returned ${status}`);
      times.push(milliseconds);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, client));
  return { cpu: (cpuMilliseconds(target) - cpu) / exports, time: median(times) };
};

const names = Object.keys(servers);
const targets = await Promise.all(Object.values(servers).map(start));
for (const design of Object.keys(DESIGNS)) {
  for (const target of targets) await measure(target, design, WARM_UP_EXPORTS);
  /** @type {{ cpu: number, time: number }[][]} */
  const samples = targets.map(() => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, target] of targets.entries())
      samples[index].push(await measure(target, design, EXPORTS));
  const ratio = (index, field) =>
    median(samples[index].map((row, round) => samples[0][round][field] / row[field])).toFixed(2);
  printTable(
    `Warm exports, ${design}`,
    Object.fromEntries(
      names.map((name, index) => [
        name,
        {
          'CPU ms each': median(samples[index].map(({ cpu }) => cpu)).toFixed(1),
          'CPU of the first / this': ratio(index, 'cpu'),
          'ms each': median(samples[index].map(({ time }) => time)).toFixed(1),
        },
      ]),
    ),
    `${CONCURRENCY} exports at a time, medians of ${ROUNDS} turns of ${EXPORTS} exports after ${WARM_UP_EXPORTS}.`,
  );
}
for (const { server, agent } of targets) {
  agent.destroy();
  server.kill();
}
