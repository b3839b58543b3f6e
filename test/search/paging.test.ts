// Paging of queries with library and style words.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Catalog } from '../../src/catalog/catalog.ts';
import { collectStyleWords } from '../../src/search/query/scope.ts';
import type { SearchEngine } from '../../src/search/search.ts';
import { openCatalogWith, SQUARE } from '../ingest/catalog/added-set.ts';
import {
  catalog as builtInCatalog,
  engine as builtInEngine,
  type Filter,
  filterQuery,
} from './built-search.ts';

/** The positions on all pages of `limit` icons. */
const walkPages = (engine: SearchEngine, q: string, limit: number, filter: Filter): readonly number[] => {
  const positions: number[] = [];
  for (let offset = 0; ; offset += limit) {
    const page = engine.search({ q, limit, offset, ...filterQuery(filter) });
    positions.push(...page.positions);
    if (offset + limit >= page.total) return positions;
  }
};

/** Describes the first error in the pages of a query. Undefined if there is none. */
const pagingFault = (engine: SearchEngine, q: string, filter: Filter = {}): string | undefined => {
  const { total, positions } = engine.search({ q, limit: 100_000, offset: 0, ...filterQuery(filter) });
  const context = `"${q}" ${JSON.stringify(filter)}`;
  if (positions.length !== total) return `${context}: total ${total}, ${positions.length} icons`;
  const repeated = positions.length - new Set(positions).size;
  if (repeated > 0) return `${context}: ${repeated} icons appear twice`;
  const limits = total < 12 ? [1, 7] : [Math.ceil(total / 11), Math.ceil(total / 3)];
  const broken = limits.find(limit => walkPages(engine, q, limit, filter).join() !== positions.join());
  return broken === undefined ? undefined : `${context}: pages of ${broken} differ from one long page`;
};

const styleWordsOf = ({ libraries }: Catalog): readonly string[] =>
  [...collectStyleWords(libraries).filters.keys()].map(name => name.replaceAll('-', ' '));

const SUBJECTS = ['rocket', 'arrow left', 'line', 'heart', 'logo', 'icons'];

/** The word alone, before every seventh of `words`, which the next word continues, and on both sides of subjects. */
const combine = (words: readonly string[], word: string): readonly string[] => [
  word,
  ...words.filter((_, index) => (index + words.indexOf(word)) % 7 === 0).map(other => `${word} ${other}`),
  ...SUBJECTS.flatMap(subject => [`${word} ${subject}`, `${subject} ${word}`]),
];

const noFault = (engine: SearchEngine, queries: readonly string[], filter?: Filter): void => {
  const faults = queries.map(q => pagingFault(engine, q, filter)).filter(fault => fault !== undefined);
  expect(faults).toEqual([]);
};

describe('the pages of a query with words for a library or a style', () => {
  const words = styleWordsOf(builtInCatalog);

  it.each(words)('contain each match of "%s" once, and of this word with other words', word => {
    noFault(builtInEngine, combine(words, word));
  });

  it('contain each match once if the query has no word for a library or a style', () => {
    noFault(builtInEngine, ['', 'delete', 'a', 'roc', 'calender', 'light bulb']);
  });

  it.each<Filter>([{ library: 'remix' }, { style: 'fill' }, { library: 'tabler', style: 'filled' }])(
    'contain each match once with the filter %j',
    filter => {
      noFault(
        builtInEngine,
        words.flatMap(word => [word, `${word} rocket`]),
        filter,
      );
    },
  );
});

describe('search in a catalog with added icon sets', () => {
  let catalog: Catalog;
  let engine: SearchEngine;

  beforeAll(async () => {
    const names = ['rocket', 'heart', 'line', 'mdi', 'mdi-logo', 'outline-rocket', 'zeppelin-dock'];
    const icons = Object.fromEntries(names.map(name => [name, SQUARE]));
    ({ catalog, search: engine } = await openCatalogWith([
      { prefix: 'mdi', icons, info: { name: 'Material Design Icons' } },
      { prefix: 'heroicons', icons: { rocket: SQUARE, heart: SQUARE, bolt: SQUARE } },
      { prefix: 'fa6-solid', icons: { rocket: SQUARE }, info: { name: 'Font Awesome Solid' } },
      { prefix: 'material-symbols-light', icons: { rocket: SQUARE, star: SQUARE } },
    ]));
  });

  it('finds the icons of an added set', () => {
    const { total, positions } = engine.search({ q: 'zeppelin dock', limit: 10, offset: 0 });
    expect(total).toBe(1);
    expect(catalog.icon(positions[0] ?? -1)).toMatchObject({ library: 'mdi', name: 'zeppelin-dock' });
  });

  it('returns each match once for every combination of library and style words', { tags: ['slow'] }, () => {
    const words = styleWordsOf(catalog);
    noFault(
      engine,
      words.flatMap(word => combine(words, word)),
    );
  });

  it.each([
    ['mdi', 'mdi'],
    ['material design', 'mdi'],
    ['heroicons', 'heroicons'],
    ['fa6 solid', 'fa6-solid'],
    ['fa6-solid', 'fa6-solid'],
    ['font awesome solid', 'fa6-solid'],
    ['material symbols light', 'material-symbols-light'],
    ['lucide', 'lucide'],
    ['lucide-react', 'lucide'],
  ])('treats "%s" with another word as a filter for the library %s', (word, library) => {
    for (const q of [`${word} rocket`, `rocket ${word}`]) {
      const { positions } = engine.search({ q, limit: 300, offset: 0 });
      const libraries = new Set(Array.from(positions, position => catalog.icon(position).library));
      expect([...libraries], q).toEqual([library]);
    }
  });

  it.each(['mdi:rocket', 'mdi-rocket', 'mdi mdi-rocket', 'rocket mdi'])(
    'returns the rocket of the library mdi first for the identifier "%s"',
    q => {
      const { positions } = engine.search({ q, limit: 1, offset: 0 });
      expect(catalog.icon(positions[0] ?? -1)).toMatchObject({ library: 'mdi', name: 'rocket' });
    },
  );
});

describe('the pages of results that are grouped by name', () => {
  const QUERIES = [
    '',
    'rocket',
    'coffee',
    'a',
    'arrow left',
    'remix line',
    'rocket duotone',
    'light bulb',
    'hosue',
  ];
  const FILTERS: readonly Filter[] = [
    {},
    { library: 'phosphor' },
    { style: 'fill' },
    { library: 'remix', style: 'line' },
  ];
  const rows = QUERIES.flatMap(q => FILTERS.map(filter => ({ q, filter })));

  it.each(rows)('contain each icon name once for the query $q with the filter $filter', ({ q, filter }) => {
    const all = { q, limit: 100_000, offset: 0, ...filterQuery(filter) };
    const keyOf = (position: number) => {
      const { library, name } = builtInCatalog.icon(position);
      return `${library} ${name}`;
    };
    const separate = [...builtInEngine.search(all).positions];
    const grouped = builtInEngine.search({ ...all, group: 'name' });
    const keys = [...grouped.positions].map(keyOf);
    expect(grouped.total).toBe(keys.length);
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(keys)).toEqual(new Set(separate.map(keyOf)));
    const limit = 97;
    const pages = Array.from({ length: Math.ceil(grouped.total / limit) }, (_, page) => [
      ...builtInEngine.search({ ...all, limit, offset: page * limit, group: 'name' }).positions,
    ]);
    expect(pages.flat()).toEqual([...grouped.positions]);
  });

  it('have as many results for an empty query as the catalog has names', () => {
    const names = new Set<string>();
    for (let position = 0; position < builtInCatalog.iconCount; position++) {
      const { library, name } = builtInCatalog.icon(position);
      names.add(`${library} ${name}`);
    }
    expect(builtInEngine.search({ q: '', limit: 1, offset: 0, group: 'name' }).total).toBe(names.size);
  });
});
