// npm run bench -- search: from a question to the finished JSON of 96 icons, beside other engines, in one run.
//   --splice              gives the other engines our ready-made bytes to answer with
//   --ours                leaves them out
//   --growth <catalog file>   then the same log on another catalog file, such as one with ten times the icons, for ours alone
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { openCorpus } from './corpus.mjs';
import { ENGINES } from './engines.mjs';
import { median } from './median.mjs';
import { QUERY_LOG } from './query-log.mjs';

const { values } = parseArgs({
  options: {
    growth: { type: 'string' },
    ours: { type: 'boolean', default: false },
    splice: { type: 'boolean', default: false },
  },
});
const WARM_UP = 10;
const ROUNDS = 10;
const REPEATS = 4;
/** Milliseconds. */
const SLOW = 20;

const geometricMean = numbers =>
  Math.exp(numbers.reduce((sum, number) => sum + Math.log(number), 0) / numbers.length);

/** The others make JSON of the items they found; with --splice they get our ready-made bytes, which is fastest. */
const finisher = ({ catalog }) => {
  if (values.splice) {
    return positions => Buffer.concat(Array.from(positions, position => catalog.itemJson(position)));
  }
  const items = Array.from({ length: catalog.iconCount }, (_, position) =>
    JSON.parse(Buffer.from(catalog.itemJson(position)).toString()),
  );
  return positions =>
    Buffer.from(JSON.stringify({ icons: Array.from(positions, position => items[position]) }));
};

const engine = (name, answer) => ({ name, answer, times: QUERY_LOG.map(() => []) });

/** Ours first, and last ours without JSON: what lies between the two is the copying of 96 items. */
const allEngines = async corpus => {
  const engines = [engine('Favsmith', query => corpus.search.page(query))];
  const others = values.ours ? [] : ENGINES.filter(({ name, isSlow }) => name !== 'Favsmith' && !isSlow);
  const finish = others.length > 0 ? finisher(corpus) : undefined;
  for (const { name, create } of others) {
    const find = await create(corpus);
    engines.push(engine(name, async query => finish(await find(query, query.limit))));
  }
  return [...engines, engine('… without JSON', query => corpus.search.search(query))];
};

/** One timed answer, in milliseconds. */
const time = async (answer, query) => {
  const start = performance.now();
  const page = answer(query);
  if (page instanceof Promise) await page;
  return performance.now() - start;
};

/** Engines take turns query by query; within a turn a query is asked several times. Slow answers are asked for less often. */
const measure = async engines => {
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    for (const [number, { query }] of QUERY_LOG.entries()) {
      for (const { answer, times } of engines) {
        const taken = times[number];
        const isSlow = taken.length > 2 && taken[0] > SLOW;
        for (let repeat = 0; repeat < REPEATS && !isSlow; repeat++) {
          const milliseconds = await time(answer, query);
          if (round >= 0) taken.push(milliseconds);
          if (milliseconds > SLOW) break;
        }
      }
    }
  }
  return engines.map(({ name, times }) => ({ name, medians: times.map(median) }));
};

const mean = numbers => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

const WIDTH = 16;
const number = value => value.toFixed(3).padStart(9);

const print = (results, title) => {
  console.log(`\n${title}: ${QUERY_LOG.length} queries, milliseconds (median of each query's runs)`);
  console.log(`${''.padEnd(16)} geo mean   median    worst     mean   our throughput is`);
  const [ours] = results;
  for (const { name, medians } of results) {
    const figures = [geometricMean(medians), median(medians), Math.max(...medians), mean(medians)];
    const factor = (mean(medians) / mean(ours.medians)).toFixed(1);
    console.log(
      `${name.padEnd(16)}${figures.map(number).join('')}   ${name === ours.name ? '' : `${factor} times its`}`,
    );
  }
  console.log(
    `\ngeometric mean by kind${results.map(({ name }) => name.padStart(WIDTH)).join('')}   our worst`,
  );
  for (const kind of new Set(QUERY_LOG.map(row => row.kind))) {
    const ofKind = medians => medians.filter((_, at) => QUERY_LOG[at].kind === kind);
    const worst = Math.max(...ofKind(ours.medians));
    const { query } = QUERY_LOG[ours.medians.indexOf(worst)];
    const means = results.map(({ medians }) => geometricMean(ofKind(medians)).toFixed(3).padStart(WIDTH));
    console.log(`${kind.padEnd(22)}${means.join('')}   ${worst.toFixed(3)} ${query.q}`);
  }
};

const corpus = openCorpus();
print(await measure(await allEngines(corpus)), `${corpus.catalog.iconCount} icons`);
if (values.growth !== undefined) {
  // In a process of its own, as a service has it: one catalog, and code that the engine fits to that.
  const env = { ...process.env, CATALOG_FILE: values.growth };
  spawnSync(process.execPath, [import.meta.filename, '--ours'], { env, stdio: 'inherit' });
}
