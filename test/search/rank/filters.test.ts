// Filters by library and style compared with the unfiltered results.
// @module-tag slow
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readJudgements } from '../../../bench/relevance/judge.mjs';
import { collectStyleWords } from '../../../src/search/query/scope.ts';
import { catalog, engine, type Filter, filterQuery } from '../built-search.ts';

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'bench', 'relevance');
const JUDGED = readdirSync(FOLDER)
  .filter(file => file.endsWith('.txt'))
  .sort()
  .flatMap(file => readJudgements(join(FOLDER, file)).map(({ query }) => query));

/** `count` queries, evenly distributed over the judged queries. */
const sample = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => JUDGED[Math.floor((at * JUDGED.length) / count)] ?? '');

const STYLED = [
  '',
  'rocket duotone',
  'light bulb',
  'delete account remix',
  'yoga studio tabler',
  'lucide',
  'a',
];

const { libraries } = catalog;
const STYLES = [...new Set(libraries.flatMap(({ styles }) => styles))];
const FILTERS: readonly Filter[] = [
  ...STYLES.map(style => ({ style })),
  ...libraries.flatMap(({ slug: library, styles }) => [
    { library },
    ...styles.map(style => ({ library, style })),
  ]),
];

const passes = (position: number, { library, style }: Filter): boolean => {
  const icon = catalog.icon(position);
  return (library === undefined || icon.library === library) && (style === undefined || icon.style === style);
};

const search = (q: string, filter: Filter = {}, group?: 'name') =>
  engine.search({ q, limit: 100_000, offset: 0, ...filterQuery(filter), ...(group && { group }) });

const keyOf = (position: number): string => {
  const { library, name } = catalog.icon(position);
  return `${library}/${name}`;
};

const filterFaults = (q: string): readonly string[] => {
  const all = [...search(q).positions];
  const grouped = Array.from(search(q, {}, 'name').positions, keyOf);
  return FILTERS.flatMap(filter => {
    const expected = all.filter(position => passes(position, filter));
    const { total, positions } = search(q, filter);
    const names = search(q, filter, 'name');
    const passing = new Set(expected.map(keyOf));
    const isRight =
      total === expected.length &&
      positions.join() === expected.join() &&
      names.total === passing.size &&
      Array.from(names.positions, keyOf).join() === grouped.filter(key => passing.has(key)).join();
    return isRight ? [] : [`"${q}" ${JSON.stringify(filter)}: ${total} results, not ${expected.length}`];
  });
};

describe('a filtered result', () => {
  it('is the unfiltered result without other libraries and styles, for 300 queries', {
    tags: ['slow'],
  }, () => {
    expect(sample(300).flatMap(filterFaults)).toEqual([]);
  });

  it.each([...STYLED, ...sample(12)])(
    'is the unfiltered result without other libraries and styles, for "%s"',
    q => {
      expect(filterFaults(q)).toEqual([]);
    },
  );

  it.each(['delete account', 'spider web', 'yoga studio', 'save file'])(
    'has the totals of "%s" as facets: all libraries together have the total without a filter',
    q => {
      const totals = libraries.map(({ slug }) => search(q, { library: slug }).total);
      expect(totals.reduce((sum, total) => sum + total)).toBe(search(q).total);
    },
  );
});

describe('a word for a library or style in the query', () => {
  const words = collectStyleWords(libraries).words;
  const plain = sample(300).filter(q => !q.split(/[^\p{L}]/u).some(word => words.has(word.toLowerCase())));
  const rows = [
    ...libraries.map(({ slug }) => ({ word: slug, filter: { library: slug } })),
    { word: 'duotone', filter: { style: 'duotone' } },
  ];

  it.each(rows)('filters like the parameter: $word', ({ word, filter }) => {
    const faults = plain.flatMap(q => {
      const expected = search(q, filter).positions;
      const found = search(`${q} ${word}`).positions;
      // Without a result, all words are searched as text. Icons whose names contain all words come first.
      const others = found.subarray(found.indexOf(expected[0] ?? -1));
      return expected.length === 0 || others.join() === expected.join() ? [] : [q];
    });
    expect(faults).toEqual([]);
  });
});
