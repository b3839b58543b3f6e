// npm run bench -- http: searches and repeated exports over HTTP, compared with constant responses.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { readJudgements } from '../relevance/judge.mjs';
import { openCorpus } from '../search/corpus.mjs';
import { mean, median, shortened } from '../statistics.mjs';
import { printTable } from '../table.mjs';
import { requestsPerSecond } from './connection.mjs';

const CONNECTIONS = 8;
const ROUNDS = shortened(9);
const REQUESTS = 800;
const LIMIT = 96;
const OFFSET_STEP = 8;
/** Number of sampled responses of a case. The constant response has their mean size. */
const SAMPLES = 400;
/** Between a constant response and the mean of the responses, as a fraction. */
const SIZE_TOLERANCE = 0.03;

/** Paths of different full pages: first the first page of every judged query, then pages at increasing offsets. */
const fullPages = (search, needed) => {
  const queries = readJudgements(join(import.meta.dirname, '..', 'relevance', 'queries.txt'))
    .map(({ query }) => query)
    .map(q => ({ q, total: search.search({ q, limit: 1, offset: 0 }).total }))
    .filter(({ total }) => total >= LIMIT);
  const pages = [];
  for (let offset = 0; pages.length < needed; offset += OFFSET_STEP) {
    const left = queries.filter(({ total }) => offset + LIMIT <= total);
    if (left.length === 0) throw new Error(`only ${pages.length} full pages`);
    for (const { q } of left) pages.push(`/api/v1/icons?q=${encodeURIComponent(q)}&offset=${offset}`);
  }
  // Reordered by a fixed step: pages of samples and of rounds then have the same mean size.
  const step = 7919;
  return pages.map((_, index) => pages[(index * step) % pages.length]);
};

const brotli = { fields: 'Accept-Encoding: br\r\n' };
const newPage = target => ({ path: target.pages[target.position++] });
const repeated = { path: '/api/v1/icons?q=arrow' };
const EXPORT = { library: 'tabler', name: 'rocket' };
const CASES = {
  'repeated search': () => repeated,
  'repeated search, brotli': () => ({ ...repeated, ...brotli }),
  'new search': newPage,
  'new search, brotli': target => ({ ...newPage(target), ...brotli }),
  'repeated export': () => ({ method: 'POST', path: '/api/v1/export', body: JSON.stringify(EXPORT) }),
};
const NEW_CASES = Object.values(CASES).filter(next => next.length > 0).length;
const pages = fullPages(openCorpus().search, NEW_CASES * (SAMPLES + (ROUNDS + 1) * REQUESTS));

const startProcess = async role => {
  const server = fork(join(import.meta.dirname, 'http-server.mjs'), [role]);
  process.on('exit', () => server.kill());
  const [{ port }] = await once(server, 'message');
  return { server, port, pages, position: 0 };
};

const OWN_FIELDS = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding', 'content-length']);

/**
 * The header fields and the body size of one response.
 * @param {number} port
 * @param {import('./connection.mjs').BenchRequest} request
 * @returns {Promise<{ headers: string[], bytes: number }>}
 */
const readResponse = (port, { method = 'GET', path, fields, body = '' }) =>
  new Promise((resolve, reject) => {
    const headers = {
      ...(fields && { 'Accept-Encoding': 'br' }),
      ...(body && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }),
    };
    const request = httpRequest({ host: '127.0.0.1', port, method, path, headers }, async response => {
      const chunks = await response.toArray();
      if (response.statusCode !== 200) reject(new Error(`${path} returned ${response.statusCode}`));
      const { rawHeaders } = response;
      const kept = rawHeaders.filter((_, index) => !OWN_FIELDS.has(rawHeaders[index & ~1].toLowerCase()));
      resolve({ headers: kept, bytes: Buffer.concat(chunks).length });
    });
    request.on('error', reject).end(body);
  });

/** A constant response has the header fields of the service and a body of the mean size. */
const copyResponses = async (service, constants) => {
  for (const next of Object.values(CASES)) {
    const samples = [];
    for (let count = 0; count < (next.length > 0 ? SAMPLES : 1); count++)
      samples.push(await readResponse(service.port, next(service)));
    const bytes = Math.round(mean(samples.map(sample => sample.bytes)));
    const headers = [...samples[0].headers, 'Content-Length', String(bytes)];
    constants.server.send({ constant: { headers, bytes } });
  }
};

const cpuMicroseconds = async ({ server }) => {
  server.send('cpu');
  const [message] = await once(server, 'message');
  return message.cpuMicroseconds;
};

const measure = async (target, nextRequest) => {
  const cpu = await cpuMicroseconds(target);
  const { rate, bytes } = await requestsPerSecond(target.port, {
    connections: CONNECTIONS,
    count: REQUESTS,
    nextRequest,
  });
  return { rate, bytes, cpu: ((await cpuMicroseconds(target)) - cpu) / REQUESTS };
};

/** Measures a case once: the service, then bare `node:http` with the same request on another path. */
const measureCase = async ({ service, constants }, [, next], index) => {
  const own = await measure(service, () => next(service));
  const sameRequest = { ...next({ pages, position: 0 }), path: `/${index}` };
  const constant = await measure(constants, () => sameRequest);
  return { own, constant };
};

const cases = Object.entries(CASES);
const target = { service: await startProcess('service'), constants: await startProcess('constants') };
await copyResponses(target.service, target.constants);
for (const [index, entry] of cases.entries()) await measureCase(target, entry, index);
/** @type {Record<string, Awaited<ReturnType<typeof measureCase>>[]>} */
const samples = Object.fromEntries(cases.map(([name]) => [name, []]));
for (let round = 0; round < ROUNDS; round++)
  for (const [index, entry] of cases.entries())
    samples[entry[0]].push(await measureCase(target, entry, index));
for (const { server } of Object.values(target)) server.kill();

/** Ratios are medians of the rounds, because other load affects both servers of a round equally. */
const figures = (name, rows) => {
  const middle = of => median(rows.map(of));
  const [bytes, constantBytes] = [middle(row => row.own.bytes), middle(row => row.constant.bytes)];
  if (Math.abs(constantBytes / bytes - 1) > SIZE_TOLERANCE)
    throw new Error(`${name}: the constant has ${constantBytes} bytes, the responses ${bytes}`);
  return {
    'body bytes': bytes.toFixed(0),
    'of the constant': constantBytes.toFixed(0),
    'requests/s': middle(row => row.own.rate).toFixed(0),
    constant: middle(row => row.constant.rate).toFixed(0),
    ratio: middle(row => row.own.rate / row.constant.rate).toFixed(2),
    'server CPU µs': middle(row => row.own.cpu).toFixed(0),
    'constant µs': middle(row => row.constant.cpu).toFixed(0),
    'by CPU': middle(row => row.constant.cpu / row.own.cpu).toFixed(2),
  };
};
printTable(
  'Searches and repeated exports over HTTP',
  Object.fromEntries(Object.entries(samples).map(([name, rows]) => [name, figures(name, rows)])),
  `${CONNECTIONS} connections, medians of ${ROUNDS} rounds of ${REQUESTS} requests. Every new search is a full page of ` +
    `${LIMIT} icons that was not requested before. Constant: a bare \`node:http\` server in its own process, which answers ` +
    'the same request with the same header fields and a body of the same size. ' +
    'The client shares the two cores, so the ratio by server CPU is the safer one.',
);
