// npm run bench -- load: response times of other requests while the export queue is full.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '../operation/load/client.mjs';
import { residentMegabytes } from '../operation/load/processes.mjs';
import { readJudgements } from '../relevance/judge.mjs';
import { startServer } from '../server.mjs';
import { median, medianTable, repeatRuns, shortened } from '../statistics.mjs';
import { printTable } from '../table.mjs';

const ROUNDS = shortened(5);
const SECONDS = shortened(20);
const WARM_UP_EXPORTS = 200;
/** One fewer than the service accepts: 81 per thread, of which one is running. (Decision 084) */
const CONCURRENCY = availableParallelism() * 81 - 1;

const queries = readJudgements(join(import.meta.dirname, '..', 'relevance', 'queries.txt')).map(
  ({ query }) => query,
);

/** The watched requests, and the pause between two of them. No request repeats, so no cache answers. */
const PROBES = {
  health: { milliseconds: 10, path: () => '/api/v1/health' },
  'new search': {
    milliseconds: 10,
    path: number =>
      `/api/v1/icons?q=${encodeURIComponent(queries[number % queries.length])}&offset=${Math.floor(number / queries.length)}`,
  },
  'new PNG preview': {
    milliseconds: 100,
    path: number =>
      `/api/v1/preview.png?library=lucide&name=rocket&bg=%23${(number + 4096).toString(16).padStart(6, '0')}`,
  },
};

const { server, address } = await startServer();
const open = () => createClient({ url: address, clients: 1, isEdge: false });
const exporting = open();
let sent = 0;
const statuses = {};
let refused = 0;
const exportOne = async () => {
  const body = { library: 'lucide', name: 'rocket', site_name: `Site ${sent++}` };
  const { status } = await exporting.send({ path: '/api/v1/export', body: JSON.stringify(body) });
  statuses[status] = (statuses[status] ?? 0) + 1;
};

const repeat = (width, isOver, task) =>
  Promise.all(
    Array.from({ length: width }, async () => {
      while (!isOver()) await task();
    }),
  );

const watch = async ({ path, milliseconds }, first, isOver) => {
  const own = open();
  const times = [];
  await repeat(1, isOver, async () => {
    await sleep(milliseconds);
    const sample = await own.send({ path: path(first + times.length), isPlain: true });
    if (sample.status === 429) {
      refused++;
      return;
    }
    if (sample.status !== 200) throw new Error(`${path(first + times.length)} returned ${sample.status}`);
    times.push(sample.milliseconds);
  });
  own.close();
  return times.sort((one, other) => one - other);
};

let warmed = 0;
await repeat(8, () => warmed++ >= WARM_UP_EXPORTS, exportOne);

/** Watches all probes for SECONDS, during `width` concurrent exports. */
const measure = async (width, first) => {
  const end = performance.now() + 1000 * SECONDS;
  const isOver = () => performance.now() >= end;
  const made = sent;
  let peak = 0;
  const [, , ...times] = await Promise.all([
    repeat(width, isOver, exportOne),
    repeat(1, isOver, async () => {
      peak = Math.max(peak, residentMegabytes([server.pid]));
      await sleep(100);
    }),
    ...Object.values(PROBES).map(probe => watch(probe, first, isOver)),
  ]);
  return { times, perSecond: (sent - made - width) / SECONDS, peak };
};

/** Offset between measurements. It exceeds the number of requests in a measurement. */
const STRIDE = 5000;
const rounds = await repeatRuns(ROUNDS, async round => {
  const alone = await measure(0, 2 * round * STRIDE);
  return { alone, loaded: await measure(CONCURRENCY, (2 * round + 1) * STRIDE) };
});
exporting.close();
server.kill();

const at = (times, part) => times[Math.floor(times.length * part)] ?? Number.NaN;
const tableOf = ({ alone, loaded }) =>
  Object.fromEntries(
    Object.keys(PROBES).map((name, index) => [
      `${name}, ms`,
      {
        requests: loaded.times[index].length,
        'median, no exports': at(alone.times[index], 0.5),
        '99 %, no exports': at(alone.times[index], 0.99),
        median: at(loaded.times[index], 0.5),
        '99 %': at(loaded.times[index], 0.99),
        longest: loaded.times[index].at(-1) ?? Number.NaN,
      },
    ]),
  );
const inTenths = ['median, no exports', '99 %, no exports', 'median', '99 %', 'longest'];
printTable(
  'Requests while the export queue is full',
  medianTable(rounds.map(tableOf), Object.fromEntries(inTenths.map(column => [column, 1]))),
  `Medians of ${ROUNDS} runs with ${CONCURRENCY} exports at a time for ${SECONDS} s, which fills the queue; server and ` +
    `client share the cores. ${median(rounds.map(({ loaded }) => loaded.perSecond)).toFixed(0)} exports per second, ` +
    `statuses ${JSON.stringify(statuses)}, ${refused} watched requests refused, ${Math.max(...rounds.map(({ loaded }) => loaded.peak)).toFixed(0)} MB resident at most.`,
);
