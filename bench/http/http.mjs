// npm run bench -- http: searches and repeated exports over HTTP, compared with constant responses.
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { createClient } from '../operation/load/client.mjs';
import { startConstantServer, startOneProcess } from '../operation/load/deployments.mjs';
import { readJudgements } from '../relevance/judge.mjs';
import { openCorpus } from '../search/corpus.mjs';
import { mean, median, repeatRuns, shortened } from '../statistics.mjs';
import { printTable } from '../table.mjs';

const CONNECTIONS = 8;
/** Number of client addresses: so high that quotas refuse nobody. */
const CLIENTS = 4000;
const ROUNDS = shortened(9);
const REQUESTS = 800;
const LIMIT = 96;
const OFFSET_STEP = 8;
/** Number of sampled responses of a case with new pages. The constant response has their mean size. */
const SAMPLES = 400;
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

const SEARCH = { path: '/api/v1/icons?q=arrow' };
const EXPORT = { path: '/api/v1/export', body: JSON.stringify({ library: 'tabler', name: 'rocket' }) };
/**
 * Requests by case. Cases of `isNew` request another page each time.
 * @type {Record<string, import('../operation/load/requests.mjs').LoadRequest & { isNew?: boolean }>}
 */
const CASES = {
  'repeated search': { ...SEARCH, isPlain: true },
  'repeated search, brotli': SEARCH,
  'new search': { ...SEARCH, isPlain: true, isNew: true },
  'new search, brotli': { ...SEARCH, isNew: true },
  'repeated export': { ...EXPORT, isPlain: true },
};
const cases = Object.values(CASES);
let position = 0;
const next = request => (request.isNew ? { ...request, path: pages[position++] } : request);
const pages = fullPages(openCorpus().search, 2 * (SAMPLES + (ROUNDS + 1) * REQUESTS));

/** @param {Awaited<ReturnType<typeof startOneProcess>>} server */
const targetOf = server => ({
  ...server,
  client: createClient({ url: server.url, clients: CLIENTS, isEdge: false }),
});
const service = targetOf(await startOneProcess({ RENDER_THREADS: '1' }));
const constant = targetOf(await startConstantServer());
const close = () => [service, constant].map(server => server.close());
process.on('exit', close);

const OWN_FIELDS = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding', 'content-length']);

/**
 * The header fields and the body size of one response.
 * @param {import('../operation/load/requests.mjs').LoadRequest} request
 * @returns {Promise<{ headers: string[], bytes: number }>}
 */
const readResponse = ({ path, body, isPlain }) =>
  new Promise((resolve, reject) => {
    const headers = {
      'X-Forwarded-For': `198.18.0.${position % 250}`,
      ...(!isPlain && { 'Accept-Encoding': 'br' }),
      ...(body && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }),
    };
    const request = httpRequest(
      service.url + path,
      { method: body ? 'POST' : 'GET', headers },
      async response => {
        const chunks = await response.toArray();
        if (response.statusCode !== 200) reject(new Error(`${path} returned ${response.statusCode}`));
        const { rawHeaders } = response;
        const kept = rawHeaders.filter((_, index) => !OWN_FIELDS.has(rawHeaders[index & ~1].toLowerCase()));
        resolve({ headers: kept, bytes: Buffer.concat(chunks).length });
      },
    );
    request.on('error', reject).end(body);
  });

/** Constant responses with the header fields of the service and bodies of the mean size, by case. */
const constants = [];
for (const request of cases) {
  const samples = await repeatRuns(request.isNew ? SAMPLES : 1, () => readResponse(next(request)));
  constants.push({ headers: samples[0].headers, bytes: Math.round(mean(samples.map(({ bytes }) => bytes))) });
}
await constant.state({ constants });

/** Sends the requests of a round. Returns the number of requests per second, and the processor time of one. */
const measure = async ({ client, state }, request) => {
  const { cpuMicroseconds: before } = await state();
  const start = performance.now();
  let left = REQUESTS;
  const send = async () => {
    while (left-- > 0) {
      const { status } = await client.send(next(request));
      if (status !== 200) throw new Error(`${request.path} returned ${status}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, send));
  const rate = (REQUESTS * 1000) / (performance.now() - start);
  return { rate, cpu: ((await state()).cpuMicroseconds - before) / REQUESTS };
};

/** Measures each case once: the service, then bare `node:http` with the same request on another path. */
const measureCases = async () => {
  const results = [];
  for (const [index, request] of cases.entries())
    results.push({
      own: await measure(service, request),
      constant: await measure(constant, { ...request, isNew: false, path: `/${index}` }),
    });
  return results;
};
await measureCases();
const rounds = await repeatRuns(ROUNDS, measureCases);
close();

/** Ratios are medians of the rounds, because other load affects both servers of a round equally. */
const figures = index => {
  const middle = of => median(rounds.map(round => of(round[index])));
  return {
    'body bytes': constants[index].bytes.toFixed(0),
    'requests/s': middle(({ own }) => own.rate).toFixed(0),
    constant: middle(row => row.constant.rate).toFixed(0),
    ratio: middle(row => row.own.rate / row.constant.rate).toFixed(2),
    'server CPU µs': middle(({ own }) => own.cpu).toFixed(0),
    'constant µs': middle(row => row.constant.cpu).toFixed(0),
    'by CPU': middle(row => row.constant.cpu / row.own.cpu).toFixed(2),
  };
};
printTable(
  'Searches and repeated exports over HTTP',
  Object.fromEntries(Object.keys(CASES).map((name, index) => [name, figures(index)])),
  `${CONNECTIONS} connections, medians of ${ROUNDS} rounds of ${REQUESTS} requests. Every new search is a full page of ` +
    `${LIMIT} icons that was not requested before. Constant: a bare \`node:http\` server in its own process, which answers ` +
    'the same request with the same header fields and a body of the same size. ' +
    'The client shares the two cores, so the ratio by server CPU is the safer one.',
);
