// Records the results of about 23,000 queries, or compares current results with a record.
//   node bench/search/results.mjs --record <file>    all judged queries and 20,000 generated ones
//   node bench/search/results.mjs --compare <file>   the recorded queries again; lists differences, exits with 1 if any
// A record contains each query's total, a hash of its first 2,000 icon ids in order, and the first ten ids.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openIndex } from '../../dist/search/index/index-sections.js';
import { readJudgements } from '../relevance/judge.mjs';
import { randomFrom } from '../statistics.mjs';
import { openCorpus } from './corpus.mjs';

const { values } = parseArgs({ options: { record: { type: 'string' }, compare: { type: 'string' } } });
const LIMIT = 2000;
const SHOWN = 40;

const corpus = openCorpus();
const { catalog, search } = corpus;
const icons = Array.from({ length: catalog.iconCount }, (_, position) => catalog.icon(position));

const resultOf = query => {
  const { total, positions } = search.search({ ...query, limit: LIMIT, offset: 0 });
  const ids = Array.from(positions, position => icons[position].id);
  const hash = createHash('sha256').update(ids.join()).digest('base64url').slice(0, 16);
  return { total, hash, first: ids.slice(0, 10) };
};

const below = randomFrom(11);
const pick = list => list[below(list.length)];

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const misspell = word => {
  const at = below(word.length);
  const [head, letter, tail] = [word.slice(0, at), word[at], word.slice(at + 1)];
  return pick([
    head + tail,
    head + letter + letter + tail,
    head + pick(LETTERS) + tail,
    head + (tail[0] ?? '') + letter + tail.slice(1),
  ]);
};

const capitalize = word => word.slice(0, 1).toUpperCase() + word.slice(1);
const inCode = name =>
  pick([
    name.split('-').map(capitalize).join(''),
    `${pick(['mdi', 'tabler', 'fa6-solid', 'lucide'])}:${name}`,
    `${name}.svg`,
    name.replaceAll('-', '_'),
  ]);

const generateQueries = () => {
  const { terms } = openIndex(corpus.catalogFile);
  const names = [...new Set(icons.map(icon => icon.name))];
  const tags = [...new Set(icons.flatMap(icon => icon.tags.split(' ')))].filter(tag => tag !== '');
  const words = [...new Set(names.flatMap(name => name.split('-')))].filter(word => /^[a-z]+$/.test(word));
  const long = words.filter(word => word.length > 3);
  const anyTerm = () => terms.term(below(terms.size)).replace(/^\*/, '');
  const styleWords = catalog.libraries.flatMap(({ slug, styles }) => [slug, ...styles]);
  const spoken = [...styleWords, 'solid', 'outlined', 'filled', 'stroke', 'two-tone', 'icons', 'svg', 'the'];
  /** @type {[number, () => string][]} */
  const kinds = [
    [3000, () => pick(names).replaceAll('-', pick([' ', '-', '']))],
    [1000, () => inCode(pick(names))],
    [2500, () => pick(tags)],
    [2500, () => pick(pick([words, names])).slice(0, 1 + below(6))],
    [3000, () => misspell(pick(long))],
    [3000, () => `${pick(words)} ${pick(words)}`],
    [500, () => `${pick(tags)} ${pick(words)} ${pick(tags)}`],
    [3000, anyTerm],
    [500, () => `${anyTerm()} ${anyTerm()}`],
    [1000, () => pick([`${pick(words)} ${pick(spoken)}`, `${pick(spoken)} ${pick(words)}`])],
  ];
  const generated = kinds.flatMap(([count, write]) =>
    Array.from({ length: count }, () => {
      const filter = below(10);
      const { slug, styles } = pick(catalog.libraries);
      return {
        q: write(),
        ...(filter === 0 && { library: [slug] }),
        ...(filter === 1 && { style: [pick(styles)] }),
      };
    }),
  );
  const folder = join(import.meta.dirname, '..', 'relevance');
  const judged = readdirSync(folder)
    .filter(file => file.endsWith('.txt'))
    .sort()
    .flatMap(file => readJudgements(join(folder, file)).map(({ query }) => ({ q: query })));
  return [...judged, ...generated];
};

const describe = ({ total, first }) => {
  const names = first
    .map(id => icons.find(icon => icon.id === id))
    .map(icon => `${icon?.library[0]}:${icon?.name}`);
  return `${total} ${names.slice(0, 6).join(' ')}`;
};

const compare = rows => {
  let different = 0;
  for (const row of rows) {
    const today = resultOf(row.query);
    if (today.total === row.total && today.hash === row.hash) continue;
    if (++different <= SHOWN) {
      console.log(`${JSON.stringify(row.query)}\n  was ${describe(row)}\n  is  ${describe(today)}`);
    }
  }
  console.log(`${different} of ${rows.length} queries differ`);
  process.exitCode = different > 0 ? 1 : 0;
};

if (values.record !== undefined) {
  const rows = generateQueries().map(query => ({ query, ...resultOf(query) }));
  writeFileSync(values.record, rows.map(row => `${JSON.stringify(row)}\n`).join(''));
  console.log(`${rows.length} queries in ${values.record}`);
} else if (values.compare !== undefined) {
  const lines = readFileSync(values.compare, 'utf8').split('\n');
  compare(lines.filter(line => line !== '').map(line => JSON.parse(line)));
} else {
  console.error('results.mjs needs --record <file> or --compare <file>');
  process.exitCode = 2;
}
