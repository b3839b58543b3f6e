// Phases of the load test: saturation, rising rate, overload, recovery.
import { createHistogram } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { cpuSeconds, residentMegabytes } from './processes.mjs';
import { newExport, newRequest, newSearch } from './requests.mjs';

const MICROSECONDS = 1000;

const createRecord = () => {
  const durations = {};
  const statuses = {};
  return {
    statuses,
    add: (operation, { status, milliseconds }) => {
      statuses[status] = (statuses[status] ?? 0) + 1;
      for (const name of [operation, status === 429 ? 'refused' : 'served']) {
        durations[name] ??= createHistogram();
        durations[name].record(Math.max(1, Math.round(milliseconds * MICROSECONDS)));
      }
    },
    percentile: (name, percentile) =>
      durations[name] ? durations[name].percentile(percentile) / MICROSECONDS : 0,
    count: name => durations[name]?.count ?? 0,
  };
};

export const saturate = async (client, next, { width, seconds }) => {
  const end = performance.now() + seconds * 1000;
  let count = 0;
  const loop = async () => {
    while (performance.now() < end) if ((await client.send(next())).status === 200) count++;
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: width }, loop));
  return (count * 1000) / (performance.now() - start);
};

/** Sends requests at a rate that does not depend on responses. `finished` resolves with the last response. */
export const sendAtRate = async (client, next, { rate, seconds }) => {
  const record = createRecord();
  const pending = new Set();
  const start = performance.now();
  for (let sent = 0; sent < rate * seconds; ) {
    const due = Math.min(rate * seconds, ((performance.now() - start) / 1000) * rate);
    for (; sent < due; sent++) {
      const request = next();
      const exchange = client.send(request).then(outcome => {
        record.add(request.operation, outcome);
        pending.delete(exchange);
      });
      pending.add(exchange);
    }
    await wait(1);
  }
  const sentSeconds = (performance.now() - start) / 1000;
  return { record, seconds: sentSeconds, finished: Promise.all(pending) };
};

export const measureSaturation = async client => ({
  exports: await saturate(client, newExport, { width: 8, seconds: 6 }),
  searches: await saturate(client, newSearch, { width: 16, seconds: 4 }),
});

export const measureRate = async (client, processes, rate, seconds) => {
  const cpu = cpuSeconds(processes);
  const { record, seconds: elapsed, finished } = await sendAtRate(client, newRequest, { rate, seconds });
  await finished;
  const milliseconds = (name, percentile) => record.percentile(name, percentile);
  const errors = Object.entries(record.statuses).reduce(
    (sum, [status, count]) => (Number(status) >= 500 || status === '0' ? sum + count : sum),
    0,
  );
  return {
    median: milliseconds('served', 50),
    '90 %': milliseconds('served', 90),
    '99 %': milliseconds('served', 99),
    '99.9 %': milliseconds('served', 99.9),
    'search 99 %': milliseconds('search', 99),
    'export 99 %': milliseconds('export', 99),
    refused: record.statuses[429] ?? 0,
    errors,
    cores: (cpuSeconds(processes) - cpu) / elapsed,
    MB: residentMegabytes(processes),
  };
};

const PROBE_MILLISECONDS = 100;

const recoverySeconds = async (client, limit) => {
  const start = performance.now();
  for (let good = 0; good < 3; ) {
    const { status, milliseconds } = await client.send(newExport());
    good = status === 200 && milliseconds <= limit ? good + 1 : 0;
    if (performance.now() - start > 30_000) return Number.POSITIVE_INFINITY;
    await wait(PROBE_MILLISECONDS);
  }
  return (performance.now() - start) / 1000 - 3 * (PROBE_MILLISECONDS / 1000);
};

/** Sends ten times the rated exports. Measures how many are made, how fast the others are refused, and the recovery. */
export const measureOverload = async (client, processes, rated, seconds) => {
  const baseline = await sendAtRate(client, newExport, { rate: Math.max(2, rated / 4), seconds: 3 });
  await baseline.finished;
  const limit = 2 * baseline.record.percentile('export', 90);
  const {
    record,
    seconds: elapsed,
    finished,
  } = await sendAtRate(client, newExport, {
    rate: 10 * rated,
    seconds,
  });
  // Exports that still wait in the queue are not counted.
  const made = record.statuses[200] ?? 0;
  const recovery = await recoverySeconds(client, limit);
  await finished;
  return {
    'exports per second, rated': rated.toFixed(0),
    'exports per second, sent': ((10 * rated * seconds) / elapsed).toFixed(0),
    'exports made, of the rated': `${((100 * made) / (rated * elapsed)).toFixed(0)} %`,
    'refused in, median': `${record.percentile('refused', 50).toFixed(1)} ms`,
    'refused in, 99 %': `${record.percentile('refused', 99).toFixed(1)} ms`,
    'other statuses': JSON.stringify(
      Object.fromEntries(
        Object.entries(record.statuses).filter(([status]) => !['200', '429'].includes(status)),
      ),
    ),
    'back to twice the former latency after': `${recovery.toFixed(1)} s`,
    'resident memory': `${residentMegabytes(processes)} MB`,
  };
};
