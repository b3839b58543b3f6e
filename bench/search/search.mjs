// npm run bench -- search: time from the query to the JSON of 96 icons, compared with other engines.
//   --ours                    measures only Favsmith
//   --growth <catalog file>   then measures Favsmith with the same queries on another catalog file
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { geometricMean, mean, median, shortened } from '../statistics.mjs';
import { printTable } from '../table.mjs';
import { openCorpus } from './corpus.mjs';
import { ENGINES } from './engines.mjs';

const page = { limit: 96, offset: 0 };

/** Queries by kind. A query is a text, or an object with filters or an offset. */
const KINDS = {
  rare: ['rocket', 'xylophone', 'stethoscope', 'lighthouse', 'tornado', 'scooter', 'kiwi', 'zodiac'],
  common: ['arrow', 'user', 'file', 'heart', 'home', 'circle', 'square', 'chart', 'brand', 'settings'],
  empty: [''],
  'one letter': ['a', 'c', 's', 'x', 'z'],
  prefix: ['ar', 'roc', 'hea', 'calen', 'downl', 'setti'],
  'several words':
    'arrow left, user settings, shopping cart, chart bar, file text, arrow up right circle, calendar with check mark, two people talking'.split(
      ', ',
    ),
  synonym:
    'photo, trash, delete, cog, envelope, lightning, picture, money, maison, Rakete, ロケット, корзина'.split(
      ', ',
    ),
  typo: ['hosue', 'calender', 'rokcet', 'umbrela', 'recieve', 'notifcation', 'telescpe'],
  'no match': ['qwxzvbnmlkj', '!!!', 'ქართული', 'zzzzzz yyyyyy'],
  filtered: [
    { q: 'heart', library: ['phosphor'] },
    { q: 'star', style: ['fill'] },
    { q: '', library: ['tabler'], style: ['filled'] },
    { q: 'arrow', library: ['remix'], style: ['line'] },
    'rocket duotone',
    'lucide user',
  ],
  'deep page': [
    { q: 'arrow', offset: 960 },
    { q: '', offset: 20000 },
  ],
};

/** @type {{ kind: string, query: { q: string, limit: number, offset: number, library?: string[], style?: string[] } }[]} */
const QUERY_LOG = Object.entries(KINDS).flatMap(([kind, queries]) =>
  queries.map(query => ({ kind, query: { ...page, ...(typeof query === 'string' ? { q: query } : query) } })),
);

const { values } = parseArgs({
  options: { growth: { type: 'string' }, ours: { type: 'boolean', default: false } },
});
const WARM_UP = 10;
const ROUNDS = shortened(10);
const REPEATS = 4;
const SLOW_MILLISECONDS = 20;
const FEWEST_RUNS = 5;

const time = async (run, query) => {
  const start = performance.now();
  const result = run(query);
  if (result instanceof Promise) await result;
  return performance.now() - start;
};

/** All engines in turn, several times. An engine that is slow for a query runs it less often. */
const measure = async engines => {
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    for (const [number, { query }] of QUERY_LOG.entries()) {
      for (const { run, times } of engines) {
        const taken = times[number];
        const isSlow = taken.length >= FEWEST_RUNS && taken[0] > SLOW_MILLISECONDS;
        for (let repeat = 0; repeat < REPEATS && !isSlow; repeat++) {
          const milliseconds = await time(run, query);
          if (round >= 0) taken.push(milliseconds);
          if (milliseconds > SLOW_MILLISECONDS) break;
        }
      }
    }
  }
  return engines.map(({ name, times }) => ({ name, medians: times.map(median) }));
};

const candidate = (name, run) => ({ name, run, times: QUERY_LOG.map(() => []) });

const corpus = openCorpus();
const { catalog, search } = corpus;

const pageOf = positions => {
  const parts = [Buffer.from('{"icons":[')];
  for (const position of positions) {
    if (parts.length > 1) parts.push(Buffer.from(','));
    parts.push(Buffer.from(catalog.itemJson(position)));
  }
  return Buffer.concat([...parts, Buffer.from(']}')]);
};

const finders = [];
for (const { name, create } of values.ours ? ENGINES.slice(0, 1) : ENGINES)
  finders.push({ name, find: await create(corpus) });
const toPage = found => (found instanceof Promise ? found.then(pageOf) : pageOf(found));
const steps = {
  'Query to icon positions': finders.map(({ name, find }) =>
    candidate(name, query => find(query, query.limit)),
  ),
  'Query to JSON of 96 icons': [
    ...finders.map(({ name, find }) => candidate(name, query => toPage(find(query, query.limit)))),
    candidate('Favsmith, its own page writer', query => Buffer.concat(search.page(query).segments)),
  ],
};

const figure = value => value.toFixed(3);
for (const [title, engines] of Object.entries(steps)) {
  const results = await measure(engines);
  printTable(
    `${title}: ${catalog.iconCount.toLocaleString('en')} icons`,
    Object.fromEntries(
      results.map(({ name, medians }) => [
        name,
        {
          'geometric mean': figure(geometricMean(medians)),
          median: figure(median(medians)),
          worst: figure(Math.max(...medians)),
          mean: figure(mean(medians)),
        },
      ]),
    ),
    `Milliseconds over ${QUERY_LOG.length} queries, the median of each query's runs. Every engine returns at most 96 icons from the ` +
      'same documents. FlexSearch stops at 96 matches, neither ranks across fields nor corrects typos; the scan does not rank.',
  );
  const kinds = [...new Set(QUERY_LOG.map(row => row.kind))];
  const ofKind = (medians, kind) => medians.filter((_, at) => QUERY_LOG[at].kind === kind);
  printTable(
    `${title}: by kind of query, geometric mean`,
    Object.fromEntries(
      kinds.map(kind => [
        kind,
        Object.fromEntries(
          results.map(({ name, medians }) => [name, figure(geometricMean(ofKind(medians, kind)))]),
        ),
      ]),
    ),
  );
}

if (values.growth !== undefined) {
  // The other catalog has a process of its own, as in a service: V8 optimizes the code for one catalog.
  const env = { ...process.env, CATALOG_FILE: values.growth };
  spawnSync(process.execPath, [import.meta.filename, '--ours'], { env, stdio: 'inherit' });
}
