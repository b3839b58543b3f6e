// npm run bench -- http: searches over HTTP, beside a constant buffer of equal size.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { readJudgements } from '../relevance/judge.mjs';
import { openCorpus } from '../search/corpus.mjs';
import { mean, median } from '../statistics.mjs';
import { printTable } from '../table.mjs';
import { requestsPerSecond } from './connection.mjs';

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
const { search } = openCorpus();
const pages = fullPages(search);
const sizes = pages
  .filter((_, index) => index % Math.ceil(pages.length / SIZE_SAMPLES) === 0)
  .map(query => Buffer.concat(search.page(query).segments).length);
const constantBytes = Math.round(mean(sizes));

const server = fork(join(import.meta.dirname, 'http-server.mjs'), {
  env: { ...process.env, CONSTANT_BYTES: String(constantBytes) },
});
const [{ port }] = await once(server, 'message');

const cpuMicroseconds = async () => {
  server.send('cpu');
  const [message] = await once(server, 'message');
  return message.cpuMicroseconds;
};

let next = 0;
const newSearch = () => {
  const { q, offset } = pages[next++];
  return `/api/v1/icons?q=${encodeURIComponent(q)}&offset=${offset}`;
};

const brotli = { fields: 'Accept-Encoding: br\r\n' };
const CASES = {
  'constant buffer': () => ({ path: '/constant' }),
  'repeated search': () => ({ path: '/api/v1/icons?q=arrow' }),
  'repeated search, brotli': () => ({ path: '/api/v1/icons?q=arrow', ...brotli }),
  'new search': () => ({ path: newSearch() }),
  'new search, brotli': () => ({ path: newSearch(), ...brotli }),
};

const measure = async nextRequest => {
  const cpu = await cpuMicroseconds();
  const rate = await requestsPerSecond(port, { connections: CONNECTIONS, count: REQUESTS, nextRequest });
  return { rate, cpu: ((await cpuMicroseconds()) - cpu) / REQUESTS };
};

const names = Object.keys(CASES);
for (const name of names) await measure(CASES[name]);
/** @type {Record<string, { rate: number, cpu: number }[]>} */
const samples = Object.fromEntries(names.map(name => [name, []]));
for (let round = 0; round < ROUNDS; round++)
  for (const name of names) samples[name].push(await measure(CASES[name]));
server.kill();

const middle = (name, field) => median(samples[name].map(row => row[field]));
printTable(
  'Searches over HTTP',
  Object.fromEntries(
    names.map(name => [
      name,
      {
        'requests/s': middle(name, 'rate').toFixed(0),
        'of the constant': (middle(name, 'rate') / middle(names[0], 'rate')).toFixed(2),
        'server CPU µs': middle(name, 'cpu').toFixed(0),
        'by CPU': (middle(names[0], 'cpu') / middle(name, 'cpu')).toFixed(2),
      },
    ]),
  ),
  `${CONNECTIONS} connections, medians of ${ROUNDS} rounds of ${REQUESTS} requests. Every new search is a full page of ` +
    `${LIMIT} icons that was not requested before; the constant buffer has their mean size, ${constantBytes} bytes. ` +
    'The client shares the two cores, so the ratio by server CPU is the safer one.',
);
