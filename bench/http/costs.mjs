// npm run bench -- costs: processor time per unit of quota, for every route that has a quota.
import { cpuSeconds } from '../operation/load/processes.mjs';
import { startServer } from '../server.mjs';
import { median, repeatRuns, shortened } from '../statistics.mjs';
import { printTable } from '../table.mjs';
import { COST_REQUESTS } from './cost-requests.mjs';

const ROUNDS = shortened(3);
/** Processor time is counted in ticks of 10 ms: a round takes about 100 of them. */
const ROUND_SECONDS = 1;
const WARM_UP = 10;
const FACTOR = 3;

const { server, address } = await startServer({ settings: { RENDER_THREADS: '1' } });
const cpu = () => cpuSeconds([server.pid]);

let number = 0;
const sendNext = async ({ request }) => {
  const { path, body } = request(number++);
  const headers = { Accept: 'application/json, text/event-stream', 'Content-Type': 'application/json' };
  const response = await fetch(
    address + path,
    body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) },
  );
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path.slice(0, 200)}: ${response.status}`);
};

/** Milliseconds of processor time per request. Requests run one after the other, none of them from a cache. */
const measure = async row => {
  for (let sent = 0; sent < WARM_UP; sent++) await sendNext(row);
  const start = cpu();
  let sent = 0;
  while (cpu() - start < ROUND_SECONDS) {
    await sendNext(row);
    sent++;
  }
  return ((cpu() - start) * 1000) / sent;
};

const rows = [];
for (const row of COST_REQUESTS) {
  const milliseconds = median(await repeatRuns(ROUNDS, () => measure(row)));
  rows.push({ ...row, milliseconds, window: (milliseconds / row.cost) * row.limit });
}
server.kill();

const middle = median(rows.map(({ window }) => window));
printTable(
  'Processor time per unit of quota',
  Object.fromEntries(
    rows.map(({ name, quota, cost, milliseconds, window, limit }) => [
      name,
      {
        quota: `${limit} ${quota}`,
        cost,
        'ms per request': milliseconds.toFixed(2),
        'ms per unit': (milliseconds / cost).toFixed(2),
        'seconds per window': (window / 1000).toFixed(2),
        'of the median': (window / middle).toFixed(2),
      },
    ]),
  ),
  'Processor time of the service, all threads, for requests that no cache answers. The seconds per window are what one ' +
    'client with one address can cause per minute with this request alone: ms per unit × quota.',
);
const above = rows.filter(({ window }) => window > FACTOR * middle).map(({ name }) => name);
console.log(`\nAbove ${FACTOR} times the median: ${above.length === 0 ? 'none' : above.join(', ')}.`);
