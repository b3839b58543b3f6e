// npm run bench -- attack: what one client can do to others, and memory; loopback only.
//   --figure sequences   requests under 100 kB: longest wait of others, growth of memory
//   --figure previews    ten times as many previews as exports
//   --figure mixed       all attacks at once beside honest clients, 15 minutes
//   --figure growth      the usual mix, an hour
//   --figure memory      memory by worker threads
//   --parts PATTERN      only the parts of the mixed attack whose names match, for example '^(?!crowd)'
//   --seconds            another duration; without --figure, all figures run, previews, mixed and growth for 2 minutes

import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { runSteps } from '../../scripts/steps.mjs';
import { circumstances, markdownTable } from './guide.mjs';
import { SEQUENCES, startAttack } from './load/attacks.mjs';
import { createClient } from './load/client.mjs';
import { startOneProcess } from './load/deployments.mjs';
import { saturate, sendAtRate } from './load/phases.mjs';
import { residentMegabytes } from './load/processes.mjs';
import { newExport, newPreview, newRequest, newSearch } from './load/requests.mjs';

/** Clients with loopback addresses of their own: enough that no quota refuses them. */
const HONEST_CLIENTS = 400;
/** Exports come at up to 100 per second, and a client may export 20 times a minute. */
const EXPORTING_CLIENTS = 4000;
const MILLISECONDS = 1000;

const percent = (part, all) => `${((100 * part) / all).toFixed(0)} %`;
const asRows = values => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

/** Starts a process and honest clients, runs `measure`, and stops both. */
const withProcess = async (settings, { clients, isEdge }, measure) => {
  const deployment = await startOneProcess(settings);
  const client = createClient({ url: deployment.url, isEdge, clients });
  try {
    for (let sent = 0; sent < 60; sent++) await client.send(sent % 3 ? newSearch() : newExport());
    return await measure({ ...deployment, client, port: Number(new URL(deployment.url).port) });
  } finally {
    client.close();
    deployment.close();
  }
};
/** The service sees the addresses of connections: 127.0.0.1 is the attacker, others are honest. */
const attacked = measure =>
  withProcess({ TRUST_PROXY: '' }, { clients: HONEST_CLIENTS, isEdge: true }, measure);
/** The service sees the addresses of X-Forwarded-For. */
const unattacked = measure => withProcess({}, { clients: EXPORTING_CLIENTS, isEdge: false }, measure);

/** Each sequence: the longest wait of another client's search, and the growth of memory. */
const measureSequences = seconds =>
  attacked(async ({ client, port, processes, loopDelay }) => {
    const rows = {};
    for (const name of Object.keys(SEQUENCES)) {
      const before = residentMegabytes(processes);
      let most = before;
      let longest = 0;
      await loopDelay();
      const endAttack = startAttack({ port, name, milliseconds: seconds * MILLISECONDS });
      for (const end = performance.now() + seconds * MILLISECONDS; performance.now() < end; await wait(5)) {
        longest = Math.max(longest, (await client.send(newSearch())).milliseconds);
        most = Math.max(most, residentMegabytes(processes));
      }
      await endAttack();
      const delay = await loopDelay();
      rows[name] = {
        'longest wait of others, ms': longest.toFixed(0),
        'longest delay of the event loop, ms': delay.max.toFixed(0),
        'growth, MB': most - before,
      };
      await wait(MILLISECONDS);
    }
    return rows;
  });

/** Exports at their rated number per second, with ten times as many previews. */
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

/** All attacks at once, with honest clients that search and export. */
const measureMixed = seconds =>
  attacked(async ({ client, port, processes, loopDelay }) => {
    const before = residentMegabytes(processes);
    let most = before;
    const sampler = setInterval(() => {
      most = Math.max(most, residentMegabytes(processes));
    }, MILLISECONDS);
    await loopDelay();
    const endAttack = startAttack({ port, parts: values.parts, milliseconds: seconds * MILLISECONDS });
    const [searches, exports] = await Promise.all([
      sendAtRate(client, newSearch, { rate: 20, seconds }),
      sendAtRate(client, newExport, { rate: 2, seconds }),
    ]);
    await Promise.all([searches.finished, exports.finished]);
    const delay = await loopDelay();
    await endAttack();
    clearInterval(sampler);
    return asRows({
      'searches, median': `${searches.record.percentile('search', 50).toFixed(1)} ms`,
      'searches, 99 %': `${searches.record.percentile('search', 99).toFixed(1)} ms`,
      'searches, statuses': JSON.stringify(searches.record.statuses),
      'event loop of the service, delay 99 %': `${delay.percentile99.toFixed(1)} ms`,
      'event loop of the service, longest delay': `${delay.max.toFixed(1)} ms`,
      'exports made': percent(exports.record.statuses[200] ?? 0, exports.record.count('export')),
      'exports, statuses': JSON.stringify(exports.record.statuses),
      'resident memory before, most': `${before} MB, ${most} MB`,
    });
  });

const GROWTH_PARTS = 4;

/** The usual mix: mean memory of each quarter of the time. */
const measureGrowth = seconds =>
  unattacked(async ({ client, processes }) => {
    const means = {};
    for (let part = 1; part <= GROWTH_PARTS; part++) {
      const samples = [];
      const sampler = setInterval(() => samples.push(residentMegabytes(processes)), MILLISECONDS);
      await (await sendAtRate(client, newRequest, { rate: 30, seconds: seconds / GROWTH_PARTS })).finished;
      clearInterval(sampler);
      const mean = samples.reduce((sum, sample) => sum + sample, 0) / Math.max(1, samples.length);
      means[`quarter ${part}`] = `${mean.toFixed(0)} MB`;
    }
    return asRows(means);
  });

/** Memory after all threads have rendered. */
const measureMemory = async seconds => {
  const rows = {};
  for (const threads of [1, 2, 4, 8, 16]) {
    const options = { clients: EXPORTING_CLIENTS, isEdge: false };
    await withProcess({ RENDER_THREADS: `${threads}` }, options, async ({ client, processes }) => {
      await saturate(client, newExport, { width: 3 * threads, seconds });
      rows[`${threads} threads`] = { MB: residentMegabytes(processes) };
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
  memory: { title: 'Memory by worker threads', measure: measureMemory, seconds: 8, short: 8 },
};

const { values } = parseArgs({
  options: { figure: { type: 'string' }, parts: { type: 'string' }, seconds: { type: 'string' } },
});
if (values.figure !== undefined && !(values.figure in FIGURES)) {
  console.error(`unknown figure ${values.figure}: choose from ${Object.keys(FIGURES).join(', ')}`);
  process.exit(1);
}
runSteps();
for (const name of values.figure === undefined ? Object.keys(FIGURES) : [values.figure]) {
  const { title, measure, seconds, short } = FIGURES[name];
  const usual = values.figure === undefined ? short : seconds;
  const rows = await measure(Number(values.seconds ?? usual));
  console.log(`\n${title}, ${circumstances()}:\n\n${markdownTable('', rows)}`);
}
