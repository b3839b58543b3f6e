// npm run bench -- http: searches and repeated exports over HTTP, beside constant buffers of equal size.
//   --node 26   release line of another Node.js, measured in turns
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseExportBody } from '../../dist/contract/export/export-body.js';
import { createExporter } from '../../dist/export/exporter.js';
import { buildsOf } from '../builds.mjs';
import { readJudgements } from '../relevance/judge.mjs';
import { openCorpus } from '../search/corpus.mjs';
import { mean, median } from '../statistics.mjs';
import { printTable } from '../table.mjs';
import { requestsPerSecond } from './connection.mjs';

const { values } = parseArgs({ options: { node: { type: 'string' } } });
const CONNECTIONS = 8;
const ROUNDS = 9;
const REQUESTS = 800;
const LIMIT = 96;
const OFFSET_STEP = 8;
const SIZE_SAMPLES = 500;

/** Different full pages: the first of every judged query, then pages that begin a few results later, and so on. */
const fullPages = search => {
  const queries = readJudgements(join(import.meta.dirname, '..', 'relevance', 'queries.txt'))
    .map(({ query }) => query)
    .map(q => ({ q, total: search.search({ q, limit: 1, offset: 0 }).total }))
    .filter(({ total }) => total >= LIMIT);
  const pages = [];
  for (let offset = 0; pages.length < PAGES_NEEDED; offset += OFFSET_STEP) {
    const left = queries.filter(({ total }) => offset + LIMIT <= total);
    if (left.length === 0) throw new Error(`only ${pages.length} full pages`);
    for (const { q } of left) pages.push({ q, limit: LIMIT, offset });
  }
  return pages;
};

const PAGES_NEEDED = 2 * (ROUNDS + 1) * REQUESTS;
const { catalog, search } = openCorpus();
const pages = fullPages(search);
const sizes = pages
  .filter((_, index) => index % Math.ceil(pages.length / SIZE_SAMPLES) === 0)
  .map(query => Buffer.concat(search.page(query).segments).length);
const constantBytes = Math.round(mean(sizes));

const EXPORT = { library: 'tabler', name: 'rocket' };
const fontDirectory = join(import.meta.dirname, '..', '..', 'data', 'fonts');
const icon = catalog.findIcon(EXPORT);
const library = catalog.libraries.find(({ slug }) => slug === EXPORT.library);
if (!icon || !library) throw new Error(`no icon ${EXPORT.library} ${EXPORT.name}`);
const { zip } = await createExporter({ fontDirectory, threads: 0 }).exportPackage(parseExportBody(EXPORT), {
  icon,
  library,
});

const start = async ({ node }) => {
  const server = fork(join(import.meta.dirname, 'http-server.mjs'), {
    execPath: node,
    env: {
      ...process.env,
      CONSTANTS: JSON.stringify({ '/constant': constantBytes, '/constant-zip': zip.length }),
    },
  });
  const [{ port }] = await once(server, 'message');
  return { server, port };
};

const cpuMicroseconds = async ({ server }) => {
  server.send('cpu');
  const [message] = await once(server, 'message');
  return message.cpuMicroseconds;
};

/** Every server gets the same pages. */
const positions = new Map();
const newSearch = target => {
  const position = positions.get(target) ?? 0;
  positions.set(target, position + 1);
  const { q, offset } = pages[position];
  return `/api/v1/icons?q=${encodeURIComponent(q)}&offset=${offset}`;
};

const brotli = { fields: 'Accept-Encoding: br\r\n' };
/** Each case has the constant that it is compared with. */
const CASES = {
  'constant of a page': { to: 'constant of a page', next: () => ({ path: '/constant' }) },
  'repeated search': { to: 'constant of a page', next: () => ({ path: '/api/v1/icons?q=arrow' }) },
  'repeated search, brotli': {
    to: 'constant of a page',
    next: () => ({ path: '/api/v1/icons?q=arrow', ...brotli }),
  },
  'new search': { to: 'constant of a page', next: target => ({ path: newSearch(target) }) },
  'new search, brotli': {
    to: 'constant of a page',
    next: target => ({ path: newSearch(target), ...brotli }),
  },
  'constant of a package': { to: 'constant of a package', next: () => ({ path: '/constant-zip' }) },
  'repeated export': {
    to: 'constant of a package',
    next: () => ({ method: 'POST', path: '/api/v1/export', body: JSON.stringify(EXPORT) }),
  },
};

const measure = async (target, nextRequest) => {
  const cpu = await cpuMicroseconds(target);
  const load = { connections: CONNECTIONS, count: REQUESTS, nextRequest: () => nextRequest(target) };
  const rate = await requestsPerSecond(target.port, load);
  return { rate, cpu: ((await cpuMicroseconds(target)) - cpu) / REQUESTS };
};

const names = Object.keys(CASES);
const builds = Object.entries(buildsOf(values));
const targets = await Promise.all(builds.map(([, build]) => start(build)));
for (const target of targets) for (const name of names) await measure(target, CASES[name].next);
/** @type {Record<string, { rate: number, cpu: number }[]>[]} */
const samples = targets.map(() => Object.fromEntries(names.map(name => [name, []])));
for (let round = 0; round < ROUNDS; round++)
  for (const name of names)
    for (const [index, target] of targets.entries())
      samples[index][name].push(await measure(target, CASES[name].next));
for (const { server } of targets) server.kill();

/** Median of the ratio to the constant over the rounds: other load affects the cases of one round alike. */
const ratio = (rows, name, of) =>
  median(rows[name].map((own, round) => of(own, rows[CASES[name].to][round]))).toFixed(2);
for (const [index, [title]] of builds.entries()) {
  const rows = samples[index];
  const middle = (name, field) => median(rows[name].map(row => row[field]));
  printTable(
    `Searches and repeated exports over HTTP${builds.length > 1 ? `, ${title}` : ''}`,
    Object.fromEntries(
      names.map(name => [
        name,
        {
          'requests/s': middle(name, 'rate').toFixed(0),
          'of the constant': ratio(rows, name, (own, constant) => own.rate / constant.rate),
          'server CPU µs': middle(name, 'cpu').toFixed(0),
          'by CPU': ratio(rows, name, (own, constant) => constant.cpu / own.cpu),
        },
      ]),
    ),
    `${CONNECTIONS} connections, medians of ${ROUNDS} rounds of ${REQUESTS} requests. Every new search is a full page of ` +
      `${LIMIT} icons that was not requested before. The constants have the mean size of a page, ${constantBytes} bytes, ` +
      `and the size of the package, ${zip.length} bytes. ` +
      'The client shares the two cores, so the ratio by server CPU is the safer one.',
  );
}
