// npm run bench:relevance: how often the judged queries are answered first, among ten, on the first page.
//   --ours             leaves the other engines out
//   --failures         lists the queries whose first answer is not a right one
//   --queries <file>   judges by another file of queries
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openCorpus } from './corpus.mjs';
import { ENGINES } from './engines.mjs';
import { firstRelevant, readJudgements, score } from './relevance/judge.mjs';

const { values } = parseArgs({
  options: {
    failures: { type: 'boolean', default: false },
    ours: { type: 'boolean', default: false },
    queries: { type: 'string', default: join(import.meta.dirname, 'relevance', 'queries.txt') },
  },
});

const corpus = openCorpus();
const judgements = readJudgements(values.queries);
const groups = [...new Set(judgements.map(judgement => judgement.group))];
const percent = share => `${(100 * share).toFixed(1)}`.padStart(6);

for (const { name, create } of values.ours ? ENGINES.slice(0, 1) : ENGINES) {
  const search = await create(corpus);
  const find = async (q, limit) => Array.from(await search({ q }, limit), corpus.iconAt);
  const places = [];
  for (const judgement of judgements)
    places.push({ ...judgement, place: await firstRelevant(judgement, find) });
  console.log(`\n${name.padEnd(34)} queries     @1    @10   page    MRR`);
  const row = (label, rows) => {
    const { count, at1, at10, page, mrr } = score(rows.map(({ place }) => place));
    console.log(
      `${label.padEnd(34)} ${String(count).padStart(7)} ${[at1, at10, page, mrr].map(percent).join(' ')}`,
    );
  };
  for (const group of groups)
    row(
      `  ${group}`,
      places.filter(judged => judged.group === group),
    );
  row('  all', places);
  if (values.failures) {
    for (const { group, query, place } of places.filter(judged => judged.place !== 1)) {
      const first = (await find(query, 6)).map(
        icon => `${icon.library[0]}:${icon.name}${icon.styleRank ? `/${icon.style}` : ''}`,
      );
      console.log(`  ${group}: "${query}" ${place ?? 'never'}: ${first.join(' ')}`);
    }
  }
}
