// npm run bench -- costs: processor time of each operation, and how many clients per core the quotas allow.
//   --report writes the table to docs/operations.md
import { join } from 'node:path';
import { root, runSteps } from '../../scripts/steps.mjs';
import { median, repeatRuns, shortened } from '../statistics.mjs';
import { circumstances, markdownTable, writeGuideSection } from './guide.mjs';
import { createClient } from './load/client.mjs';
import { startOneProcess } from './load/deployments.mjs';
import { cpuSeconds } from './load/processes.mjs';
import { newExport, newSearch } from './load/requests.mjs';

runSteps();
const { QUOTAS } = await import('../../dist/contract/limits.js');
const { openCatalog } = await import('../../dist/catalog/catalog.js');
const { readCatalogFile } = await import('../../dist/catalog/catalog-file.js');

const MILLISECONDS_PER_SECOND = 1000;
const SECONDS_PER_MINUTE = 60;
const CANDIDATES = 10;
const CLIENTS = 2000;
const RUNS = shortened(5);

/** The icons with the longest SVG documents. */
const longestIcons = () => {
  const catalog = openCatalog(readCatalogFile(join(root, 'data', 'catalog.bin')));
  return Array.from({ length: catalog.iconCount }, (_, position) => catalog.icon(position))
    .sort((one, other) => other.svg.length - one.svg.length)
    .slice(0, CANDIDATES)
    .map(({ library, name, style }) => ({ library, name, style }));
};

let serial = 0;
const color = () => `#${(serial++ % 0xffffff).toString(16).padStart(6, '0')}`;
const query = fields => new URLSearchParams(fields).toString();
const expensiveLook = () => ({
  bg: color(),
  bg_to: '#f97316',
  bg_mode: 'linear',
  bg_angle: '33',
  dark_bg: '#111827',
});
const get = (operation, path) => ({ operation, path });

/** @returns {import('./load/requests.mjs').LoadRequest} */
const newExpensiveExport = icon => ({
  operation: 'export',
  path: '/api/v1/export',
  body: JSON.stringify({ ...icon, ...expensiveLook(), bg_angle: 33, include_dark_mode: true }),
});
const newPreview = fields => get('preview', `/api/v1/preview.png?${query(fields)}`);
const newExpensivePreview = icon =>
  newPreview({ ...icon, ...expensiveLook(), size: '512', scheme: 'dark', dark_bg_to: color() });
const deployment = await startOneProcess();
const client = createClient({ ...deployment, clients: CLIENTS });

/**
 * Processor time of the service per request in milliseconds. Each run takes the mean of `count` requests; the
 * result is the median of RUNS runs.
 */
const measure = async (next, count) => {
  for (let index = 0; index < 3; index++) await client.send(next());
  const means = await repeatRuns(RUNS, async () => {
    const before = cpuSeconds(deployment.processes);
    for (let index = 0; index < count; index++) await client.send(next());
    return ((cpuSeconds(deployment.processes) - before) * MILLISECONDS_PER_SECOND) / count;
  });
  return median(means);
};
const highest = async (candidates, count) => {
  const costs = [];
  for (const next of candidates) costs.push(await measure(next, count));
  return Math.max(...costs);
};

/** @returns {import('./load/requests.mjs').LoadRequest} */
const newMcpSearch = () => {
  const params = { name: 'search_icons', arguments: { query: `rocket ${serial++}` } };
  return {
    operation: 'other',
    path: '/mcp',
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
  };
};
/** An export with all optional files and too many colors for a palette. */
const EVERYTHING = {
  library: 'phosphor',
  name: 'alien',
  style: 'duotone',
  bg_gradient: 'radial',
  og_image: true,
  monochrome: true,
};
/** Parameters of expensive searches: many words, prefixes with many completions, typos. */
const EXPENSIVE_QUERIES = [
  { q: 'a website for a small shop that sells used books and old records', group: 'name' },
  { q: 'a b c d e f g h i j k l m n o p' },
  { q: 'arow rihgt circel cloud uplaod setings', limit: '300' },
];
const newQuery = fields =>
  get('search', `/api/v1/icons?${query({ ...fields, offset: String(serial++ % 90) })}`);
const constant = path => () => get('other', path);
const icons = longestIcons();
const CASES = {
  export: [newExport, [...icons, EVERYTHING].map(icon => () => newExpensiveExport(icon)), 10],
  preview: [
    () => newPreview({ library: 'lucide', name: 'rocket', size: '180', bg: color() }),
    icons.map(icon => () => newExpensivePreview(icon)),
    15,
  ],
  search: [newSearch, EXPENSIVE_QUERIES.map(fields => () => newQuery(fields)), 200],
  lookup: [constant('/api/v1/icons/lucide/rocket'), [constant('/api/v1/icons/lucide/rokcet')], 300],
  mcp: [newMcpSearch, [newMcpSearch], 15],
  health: [constant('/api/v1/health'), [constant('/api/v1/health')], 400],
  libraries: [constant('/api/v1/libraries'), [constant('/api/v1/libraries')], 400],
  index: [constant('/api/v1'), [constant('/api/v1')], 400],
};

try {
  for (let index = 0; index < 60; index++)
    await client.send(index % 2 ? newExpensiveExport(icons[0]) : newSearch());
  /** @type {Record<string, Record<string, string | number>>} */
  const rows = {};
  const sums = { typical: 0, worst: 0 };
  for (const [quota, [typicalRequest, worstRequests, count]] of Object.entries(CASES)) {
    const typical = await measure(typicalRequest, Math.max(40, Number(count)));
    const worst = Math.max(typical, await highest(worstRequests, count));
    const perMinute = cost => (cost * QUOTAS[quota]) / MILLISECONDS_PER_SECOND;
    sums.typical += perMinute(typical);
    sums.worst += perMinute(worst);
    rows[quota] = {
      'requests per minute': QUOTAS[quota],
      'typical, ms': typical.toFixed(2),
      'worst, ms': worst.toFixed(2),
      'whole quota of worst, s': perMinute(worst).toFixed(2),
    };
  }
  const clients = cost => Math.floor(SECONDS_PER_MINUTE / cost);
  rows['all quotas'] = {
    'requests per minute': '',
    'typical, ms': '',
    'worst, ms': '',
    'whole quota of worst, s': sums.worst.toFixed(2),
  };
  const text = [
    `Processor time for each request, main thread and worker threads together, medians of ${RUNS} runs (${circumstances()}):`,
    markdownTable('quota class', rows),
    `A core serves ${clients(sums.worst)} clients that use up all quotas with the most expensive requests, and ` +
      `${clients(sums.typical)} that use them up with typical ones.`,
    capacity(Number(rows.export?.['typical, ms'])),
  ].join('\n\n');
  console.log(text);
  if (process.argv.includes('--report')) writeGuideSection('costs', text);
} finally {
  client.close();
  deployment.close();
}

/**
 * Text about the cores for ten million packages a day, none of them cached. @param {number} milliseconds processor
 * time of a package
 */
function capacity(milliseconds) {
  const perDay = 10_000_000;
  const mean = perDay / 86_400;
  const peak = 3 * mean;
  const cores = (peak * milliseconds) / MILLISECONDS_PER_SECOND;
  const withReserve = Math.ceil(1.5 * cores);
  return (
    `Ten million packages a day are ${Math.round(mean)} per second on average and about ${Math.round(peak)} at peak times. ` +
    `At ${milliseconds.toFixed(0)} ms each, that is ${Math.ceil(cores)} cores, with a reserve of 50 % ${withReserve}: ` +
    `${Math.ceil(withReserve / 4)} replicas of four cores. Repeated designs come from the cache and cost almost nothing.`
  );
}
