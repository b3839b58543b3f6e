// npm run load: load tests with an attacker, and memory use. Loopback only.
// Without --figure, all tests run, each for at most 2 minutes.
//   --figure sequences   requests of at most 100 kB: longest wait of other clients, growth of memory
//   --figure previews    ten times as many previews as exports
//   --figure mixed       all attacks at once, together with honest clients, for 15 minutes
//   --figure growth      a realistic mix of requests, for an hour
//   --figure memory      memory by number of worker threads
//   --parts PATTERN      only the parts of the mixed attack whose names match; for example '^(?!crowd)'
//   --seconds NUMBER     another duration

import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { runSteps } from '../../scripts/steps.mjs';
import { circumstances } from '../report.mjs';
import { mean } from '../statistics.mjs';
import { markdownTable } from '../table.mjs';
import { SEQUENCES, startAttack } from './load/attacks.mjs';
import { createClient } from './load/client.mjs';
import { startConstantServer, startOneProcess } from './load/deployments.mjs';
import { saturate, sendAtRate } from './load/phases.mjs';
import { cpuSeconds, residentMegabytes } from './load/processes.mjs';
import { newArtwork, newExport, newInitials, newPreview, newRequest, newSearch } from './load/requests.mjs';

/** Number of honest clients with loopback addresses. With so many, quotas refuse none of them. */
const HONEST_CLIENTS = 400;
/** Up to 100 exports per second are sent, and a client may export 20 times a minute. */
const EXPORTING_CLIENTS = 4000;
const MILLISECONDS = 1000;
const SAMPLE_MILLISECONDS = 100;
/** Minimum duration: a crowd of 10,000 connections comes at the start and then every minute. */
const MINIMUM_SECONDS = 70;

const percent = (part, all) => `${((100 * part) / all).toFixed(0)} %`;
const asRows = values => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

const withServer = async (start, { clients, isEdge }, measure) => {
  const deployment = await start();
  const client = createClient({ url: deployment.url, isEdge, clients });
  try {
    for (let sent = 0; sent < 60; sent++) await client.send(sent % 3 ? newSearch() : newExport());
    return await measure({ ...deployment, client, port: Number(new URL(deployment.url).port) });
  } finally {
    client.close();
    deployment.close();
  }
};
/** Clients are identified by the address of the connection: the attacker has 127.0.0.1. */
const ATTACKED = { clients: HONEST_CLIENTS, isEdge: true };
const startAttacked = () => startOneProcess({ TRUST_PROXY: '' });
/** Options without attacks. The service identifies clients by X-Forwarded-For. */
const UNATTACKED = { clients: EXPORTING_CLIENTS, isEdge: false };
const unattacked = measure => withServer(startOneProcess, UNATTACKED, measure);

/**
 * The longest wait of another client's search, and of a constant response of a server that is not attacked.
 */
const measureSequences = seconds =>
  withServer(startAttacked, ATTACKED, ({ client, port, processes, state }) =>
    withServer(startConstantServer, ATTACKED, async ({ client: calm }) => {
      const rows = {};
      for (const name of Object.keys(SEQUENCES)) {
        const before = residentMegabytes(processes);
        let most = before;
        const longest = [0, 0];
        await state();
        const attack = startAttack({ port, name, milliseconds: seconds * MILLISECONDS });
        for (const end = performance.now() + seconds * MILLISECONDS; performance.now() < end; await wait(5)) {
          const outcomes = await Promise.all([client, calm].map(({ send }) => send(newSearch())));
          outcomes.forEach(({ milliseconds }, at) => {
            longest[at] = Math.max(longest[at], milliseconds);
          });
          most = Math.max(most, residentMegabytes(processes));
        }
        await attack.end();
        const delay = await state();
        rows[name] = {
          'longest wait of others, ms': longest[0].toFixed(0),
          'for a constant without attack, ms': longest[1].toFixed(0),
          'longest delay of the event loop, ms': delay.max.toFixed(0),
          'growth, MB': most - before,
        };
        await wait(MILLISECONDS);
      }
      return rows;
    }),
  );

/** Sends exports at the highest rate that the service can handle, and ten times as many previews. */
const measurePreviews = seconds =>
  unattacked(async ({ client, processes }) => {
    const rated = await saturate(client, newExport, { width: 8, seconds: 6 });
    const [exports, previews] = await Promise.all([
      sendAtRate(client, newExport, { rate: rated, seconds }),
      sendAtRate(client, newPreview, { rate: 10 * rated, seconds }),
    ]);
    const made = exports.record.statuses[200] ?? 0;
    await Promise.all([exports.finished, previews.finished]);
    return asRows({
      'exports per second, rated': rated.toFixed(0),
      'previews per second, sent': (10 * rated).toFixed(0),
      'exports made, of the rated': percent(made, rated * exports.seconds),
      'exports, statuses': JSON.stringify(exports.record.statuses),
      'previews, statuses': JSON.stringify(previews.record.statuses),
      'export, longest': `${exports.record.percentile('export', 100).toFixed(0)} ms`,
      'resident memory': `${residentMegabytes(processes)} MB`,
    });
  });

/** All attacks at once. Constant responses of another server show the load of the machine. */
const measureAttack = (start, seconds) =>
  withServer(start, ATTACKED, ({ client, port, processes, state }) =>
    withServer(startConstantServer, ATTACKED, async ({ client: calm }) => {
      const before = residentMegabytes(processes);
      let most = before;
      const sampler = setInterval(() => {
        most = Math.max(most, residentMegabytes(processes));
      }, MILLISECONDS);
      await state();
      const attack = startAttack({ port, parts: values.parts, milliseconds: seconds * MILLISECONDS });
      const cpu = { service: cpuSeconds(processes), clients: cpuSeconds([process.pid]) };
      const [searches, exports, constants] = await Promise.all([
        sendAtRate(client, newSearch, { rate: 20, seconds }),
        sendAtRate(client, newExport, { rate: 2, seconds }),
        sendAtRate(calm, newSearch, { rate: 20, seconds }),
      ]);
      const cores = [
        cpuSeconds(processes) - cpu.service,
        cpuSeconds([attack.id]),
        cpuSeconds([process.pid]) - cpu.clients,
      ].map(used => (used / seconds).toFixed(2));
      await Promise.all([searches, exports, constants].map(({ finished }) => finished));
      const delay = await state();
      await attack.end();
      clearInterval(sampler);
      return {
        'searches, median': `${searches.record.percentile('search', 50).toFixed(1)} ms`,
        'searches, 99 %': `${searches.record.percentile('search', 99).toFixed(1)} ms`,
        'constant without attack, 99 %': `${constants.record.percentile('search', 99).toFixed(1)} ms`,
        'searches, statuses': JSON.stringify(searches.record.statuses),
        'event loop, delay 99 %': `${delay.percentile99.toFixed(1)} ms`,
        'event loop, longest delay': `${delay.max.toFixed(1)} ms`,
        'exports made': percent(exports.record.statuses[200] ?? 0, exports.record.count('export')),
        'exports, statuses': JSON.stringify(exports.record.statuses),
        'resident memory before, most': `${before} MB, ${most} MB`,
        'cores of server, attacker, clients': cores.join(', '),
      };
    }),
  );

/** Runs all attacks at once against a bare server, for a tenth of the time, and then against the service. */
const measureMixed = async seconds => {
  const bare = await measureAttack(startConstantServer, Math.max(MINIMUM_SECONDS, seconds / 10));
  const service = await measureAttack(startAttacked, seconds);
  return Object.fromEntries(
    Object.entries(service).map(([name, value]) => [name, { service: value, 'bare node:http': bare[name] }]),
  );
};

const GROWTH_PARTS = 4;
/** Number of packages that fill the cache of 64 MB; the usual load takes half an hour for them. */
const FILL_PACKAGES = 3000;
const FILL_WIDTH = 8;

const fillCache = async client => {
  let made = 0;
  const loop = async () => {
    while (made < FILL_PACKAGES) if ((await client.send(newExport())).status === 200) made++;
  };
  await Promise.all(Array.from({ length: FILL_WIDTH }, loop));
};

const slopePerHour = (samples, read) => {
  const [x, y] = [mean(samples.map(({ hours }) => hours)), mean(samples.map(read))];
  const covariance = mean(samples.map(sample => (sample.hours - x) * (read(sample) - y)));
  return covariance / mean(samples.map(({ hours }) => (hours - x) ** 2));
};

/** The realistic mix on full caches: memory in each quarter of the time, and its slope. */
const measureGrowth = seconds =>
  unattacked(async ({ client, state }) => {
    await fillCache(client);
    const rows = {};
    const samples = [];
    const start = performance.now();
    const sampler = setInterval(async () => {
      const hours = (performance.now() - start) / 3_600_000;
      samples.push({ hours, ...(await state()) });
    }, MILLISECONDS);
    let first = 0;
    for (let part = 1; part <= GROWTH_PARTS; part++) {
      await (await sendAtRate(client, newRequest, { rate: 30, seconds: seconds / GROWTH_PARTS })).finished;
      const quarter = samples.slice(first);
      first = samples.length;
      rows[`quarter ${part}`] = {
        'resident, mean MB': mean(quarter.map(({ rss }) => rss)).toFixed(0),
        // The minimum is the size after a garbage collection.
        'heap of the main thread, least MB': Math.min(...quarter.map(({ heapUsed }) => heapUsed)).toFixed(1),
        'outside of the heap, mean MB': mean(quarter.map(({ external }) => external)).toFixed(1),
      };
    }
    clearInterval(sampler);
    const perHour = name => slopePerHour(samples, sample => sample[name]).toFixed(0);
    rows['slope, MB per hour'] = {
      'resident, mean MB': perHour('rss'),
      'heap of the main thread, least MB': perHour('heapUsed'),
      'outside of the heap, mean MB': perHour('external'),
    };
    return rows;
  });

/** Memory with full caches, after all threads have rendered icons, initials in all fonts, and artwork. */
const measureMemory = async seconds => {
  const rows = {};
  for (const threads of [1, 2, 4, 8]) {
    const start = () => startOneProcess({ RENDER_THREADS: `${threads}` });
    await withServer(start, UNATTACKED, async ({ client, processes }) => {
      let most = 0;
      const sampler = setInterval(() => {
        most = Math.max(most, residentMegabytes(processes));
      }, SAMPLE_MILLISECONDS);
      let number = 0;
      const next = () => [newInitials, newExport, newExport, newArtwork][number++ % 4]();
      await saturate(client, next, { width: 3 * threads, seconds });
      clearInterval(sampler);
      rows[`${threads} threads`] = { 'at the end, MB': residentMegabytes(processes), 'most, MB': most };
    });
  }
  return rows;
};

const FIGURES = {
  sequences: {
    title: 'Sequences of one client under 100 kB',
    measure: measureSequences,
    seconds: 3,
    short: 3,
  },
  previews: { title: 'Ten previews for each export', measure: measurePreviews, seconds: 60, short: 30 },
  mixed: { title: 'Mixed attack of one client', measure: measureMixed, seconds: 900, short: 120 },
  growth: { title: 'Memory under the usual load', measure: measureGrowth, seconds: 3600, short: 120 },
  memory: { title: 'Memory by worker threads', measure: measureMemory, seconds: 60, short: 20 },
};

const { values } = parseArgs({
  options: {
    figure: { type: 'string' },
    parts: { type: 'string' },
    seconds: { type: 'string' },
  },
});
if (values.figure !== undefined && !(values.figure in FIGURES)) {
  console.error(`unknown figure ${values.figure}: choose from ${Object.keys(FIGURES).join(', ')}`);
  process.exit(1);
}
await runSteps();
for (const name of values.figure === undefined ? Object.keys(FIGURES) : [values.figure]) {
  const { title, measure, seconds, short } = FIGURES[name];
  const usual = values.figure === undefined ? short : seconds;
  const rows = await measure(Number(values.seconds ?? usual));
  console.log(`\n${title}, ${circumstances()}:\n\n${markdownTable(rows)}`);
}
