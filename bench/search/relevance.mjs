// npm run bench -- relevance: measures per engine, for the questions that were not used for tuning (sets C and H).
//   --ours             measures only Favsmith
//   --tuned            prints the rank of the first relevant icon for the queries with which the weights were tuned
//   --failures         lists the queries whose first icon is not relevant
//   --queries <file>   as --tuned, with another file of judged queries
//   --judged           prints only the questions of bench/relevance/judged; with --failures, the misses of set A
//   --pool <file>      prints the first ten icons of all engines for a file of questions, for grading (pool.mjs)
//   --pool B|C         prints the first pictures of all engines for that set, for grading; with --new, ungraded ones only
//   --grades <file>    prints the measures of every engine over a file of grades; with --failures, our misses;
//                      with --pool <file>, prints only icons without a grade in that file
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { firstRelevant, readJudgements, score } from '../relevance/judge.mjs';
import { printTable } from '../table.mjs';
import { openCorpus } from './corpus.mjs';
import { ENGINES, RELEVANCE_ENGINES } from './engines.mjs';
import { BLIND_SETS, judgeEngines, listMisses } from './judged.mjs';
import { judgeGrades, printPool, printSetPool } from './pool.mjs';

const FOLDER = join(import.meta.dirname, '..', 'relevance');
const GRADED_SETS = { report: ['h'], development: ['d', 'e', 'f', 'g'] };
const { values } = parseArgs({
  options: {
    failures: { type: 'boolean', default: false },
    grades: { type: 'string' },
    judged: { type: 'boolean', default: false },
    new: { type: 'boolean', default: false },
    ours: { type: 'boolean', default: false },
    pool: { type: 'string' },
    queries: { type: 'string' },
    tuned: { type: 'boolean', default: false },
  },
});

const corpus = openCorpus();
const percent = fraction => (100 * fraction).toFixed(1);

const judge = async (search, path) => {
  const find = async (q, limit) => Array.from(await search({ q }, limit), corpus.iconAt);
  const judged = [];
  for (const judgement of readJudgements(path))
    judged.push({ ...judgement, rank: await firstRelevant(judgement, find) });
  if (values.failures)
    for (const { group, query, rank } of judged.filter(({ rank }) => rank !== 1))
      console.log(
        `  ${group}: "${query}" ${rank ?? 'never'}: ${(await find(query, 6)).map(shortName).join(' ')}`,
      );
  return judged;
};

const shortName = ({ library, name, style, styleRank }) =>
  `${library[0]}:${name}${styleRank ? `/${style}` : ''}`;

const chosen = values.ours ? ENGINES.slice(0, 1) : RELEVANCE_ENGINES;

const createEngines = async rows => {
  const engines = {};
  for (const { name, create } of rows) {
    const search = await create(corpus);
    engines[name] = async (q, limit) => Array.from(await search({ q }, limit), corpus.iconAt);
  }
  return engines;
};

/** Prints all measures of each set, and for its kinds of questions the first one. */
const printGradedSets = async (sets, engines) => {
  for (const set of sets) {
    const path = join(FOLDER, 'judged', `set-${set}.tsv`);
    const [[, all], ...kinds] = (await judgeGrades(path, engines)).tables;
    const firstByKind = name =>
      Object.fromEntries(kinds.map(([kind, rows]) => [kind, rows[name]['right first %']]));
    printTable(`Set ${set.toUpperCase()}`, all);
    printTable(
      `Set ${set.toUpperCase()} by kind of question: right icon first, %`,
      Object.fromEntries(Object.keys(engines).map(name => [name, firstByKind(name)])),
    );
  }
};

if (values.pool === 'B' || values.pool === 'C') {
  await printSetPool(values.pool, await createEngines(chosen), values.new);
  process.exit();
}

const isBlindReport = !Object.entries(values).some(
  ([name, value]) => !['ours', 'failures'].includes(name) && value !== false,
);
if (isBlindReport) {
  const engines = await createEngines(chosen);
  printTable(
    'Questions that served no tuning',
    (await judgeEngines(engines, corpus.documents(), BLIND_SETS)).sets,
    'Keywords of icon sets that no table of the search uses, graded by meaning: bench/relevance/judged/README.md.',
  );
  await printGradedSets(GRADED_SETS.report, engines);
  process.exit();
}

if (values.pool !== undefined || values.grades !== undefined) {
  const engines = await createEngines(chosen.filter(engine => engine.isRanked));
  if (values.pool !== undefined) await printPool(values.pool, engines, values.grades);
  else {
    const { tables, misses } = await judgeGrades(values.grades, engines);
    if (values.failures) for (const miss of misses) console.log(`  ${miss}`);
    for (const [kind, rows] of tables) printTable(`Graded questions: ${kind}`, rows);
  }
  process.exit();
}

if (values.judged) {
  const engines = await createEngines(chosen);
  if (values.failures) await listMisses(engines.Favsmith, 'A');
  const { sets, common } = await judgeEngines(engines, corpus.documents(), ['A', 'B', 'C']);
  printTable('Judged questions', sets, 'Graded by meaning: bench/relevance/judged. Set A served tuning.');
  printTable('Common questions: the first twelve icons', common);
  await printGradedSets([...GRADED_SETS.development, ...GRADED_SETS.report], engines);
  process.exit();
}

const path = values.queries ?? join(FOLDER, 'queries.txt');
const results = {};
for (const { name, create } of chosen) results[name] = await judge(await create(corpus), path);

printTable(
  'Relevance',
  mapValues(results, judged => {
    const { count, at1, at10, page, mrr } = score(judged.map(({ rank }) => rank));
    return {
      queries: count,
      'first %': percent(at1),
      'first ten %': percent(at10),
      'first page %': percent(page),
      'MRR %': percent(mrr),
    };
  }),
  'The judged queries were also used to tune the weights of Favsmith, which favors it.',
);
const groups = [...new Set(results.Favsmith.map(({ group }) => group))];
printTable(
  'Relevance by group: relevant icon first, %',
  Object.fromEntries(
    groups.map(group => [
      group,
      mapValues(results, judged =>
        percent(score(judged.filter(row => row.group === group).map(({ rank }) => rank)).at1),
      ),
    ]),
  ),
);

function mapValues(object, map) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));
}
