// Compared search engines.
// `create(corpus)` returns a function that maps `{q, library, style}` and a limit to icon positions, best first.
// All engines except Favsmith index the same plain documents, default styles first.
import { create as createOrama, insertMultiple, search as searchOrama } from '@orama/orama';
import FlexSearch from 'flexsearch';
import MiniSearch from 'minisearch';
import { readVocabulary } from '../../dist/ingest/search-index/vocabulary/read-vocabulary.js';

const ICONS_ARE_HEADS = ['synonyms', 'iconSets', 'samePictures', 'symbols', 'languages'];
const ICONS_ARE_WORDS = ['expansions', 'meanings', 'derived', 'emoji'];

/**
 * Gives other engines the knowledge of Favsmith.
 * @returns {(name: string) => string} the words of all rows with the name, or one of its words, as an icon
 */
const openVocabulary = () => {
  const vocabulary = readVocabulary();
  /** @type {Map<string, Set<string>>} */
  const words = new Map();
  const add = (icons, others) => {
    for (const icon of icons) {
      const key = icon.toLowerCase().replaceAll(' ', '-');
      if (!words.has(key)) words.set(key, new Set());
      for (const other of others) words.get(key)?.add(other);
    }
  };
  for (const kind of ICONS_ARE_HEADS) for (const row of vocabulary[kind]) add(row.heads, row.tiers.flat());
  for (const kind of ICONS_ARE_WORDS) for (const row of vocabulary[kind]) add(row.tiers.flat(), row.heads);
  return name => {
    const found = [name, ...name.split('-')].flatMap(key => [...(words.get(key) ?? [])]);
    return [...new Set(found)].join(' ');
  };
};

const filterOf = ({ library, style }) =>
  library === undefined && style === undefined
    ? undefined
    : icon =>
        (library === undefined || icon.library === library) && (style === undefined || icon.style === style);

const favsmith = {
  name: 'Favsmith',
  isRanked: true,
  create:
    ({ search }) =>
    (query, limit) =>
      search.search({ offset: 0, ...query, limit }).positions,
};

/** A scan without an index. It converts every field to lower case for every query. */
const substring = {
  name: 'substring scan',
  create: ({ documents }) => {
    const rows = documents();
    return (query, limit) => {
      const text = query.q.trim().toLowerCase();
      const passes = filterOf(query) ?? (() => true);
      const contains = row =>
        ['name', 'words', 'tags'].some(field => row[field].toLowerCase().includes(text));
      const found = rows.filter(row => passes(row) && contains(row));
      return found.slice(0, limit).map(({ id }) => id);
    };
  },
};

const withVocabulary = documents => {
  const wordsOf = openVocabulary();
  return documents.map(document => ({ ...document, vocabulary: wordsOf(document.name) }));
};

const FIELDS = ['name', 'words', 'tags'];

const createMiniSearch = hasVocabulary => ({
  name: hasVocabulary ? 'MiniSearch with the vocabulary' : 'MiniSearch',
  isRanked: true,
  create: ({ documents }) => {
    const index = new MiniSearch({
      fields: hasVocabulary ? [...FIELDS, 'vocabulary'] : FIELDS,
      storeFields: ['library', 'style'],
      searchOptions: { boost: { name: 4, words: 3 }, prefix: true, fuzzy: 0.2, combineWith: 'AND' },
    });
    index.addAll(hasVocabulary ? withVocabulary(documents()) : documents());
    return (query, limit) => {
      const filter = filterOf(query);
      const text = query.q.trim() === '' ? MiniSearch.wildcard : query.q;
      const found = index.search(text, filter ? { filter } : {});
      return found.slice(0, limit).map(({ id }) => id);
    };
  },
});

const createOramaEngine = hasVocabulary => ({
  name: hasVocabulary ? 'Orama with the vocabulary' : 'Orama',
  isRanked: true,
  create: async ({ documents }) => {
    const schema = {
      position: 'number',
      name: 'string',
      words: 'string',
      tags: 'string',
      library: 'enum',
      style: 'enum',
      ...(hasVocabulary && { vocabulary: 'string' }),
    };
    const database = await createOrama({ schema });
    const all = hasVocabulary ? withVocabulary(documents()) : documents();
    const rows = all.map(({ id, styleRank: _, ...row }) => ({ position: id, ...row }));
    await insertMultiple(database, rows, 5000);
    /** @type {Find} */
    const find = async ({ q, library, style }, limit) => {
      const where = {
        ...(library !== undefined && { library: { eq: library } }),
        ...(style !== undefined && { style: { eq: style } }),
      };
      const properties = hasVocabulary ? [...FIELDS, 'vocabulary'] : FIELDS;
      const found = await searchOrama(database, {
        term: q,
        properties,
        boost: { name: 4, words: 3 },
        limit,
        where,
      });
      return found.hits.map(({ document }) => document.position);
    };
    return find;
  },
});

const flexSearch = {
  name: 'FlexSearch',
  create: ({ documents }) => {
    const index = new FlexSearch.Document({
      document: { id: 'id', index: ['name', 'words', 'tags'] },
      tokenize: 'forward',
    });
    const byId = new Map();
    for (const icon of documents()) {
      index.add(icon);
      byId.set(icon.id, icon);
    }
    return (query, limit) => {
      const filter = filterOf(query);
      const seen = new Set();
      for (const { result } of index.search(query.q, { limit: filter ? 5000 : limit })) {
        for (const id of result) if (!filter || filter(byId.get(id))) seen.add(id);
      }
      return [...seen].slice(0, limit);
    };
  },
};

/**
 * @typedef {{ q: string, library?: string, style?: string }} FilteredQuery
 * @typedef {(query: FilteredQuery, limit: number) => Iterable<number> | ArrayLike<number> | Promise<number[]>} Find
 * @typedef {object} Engine
 * @property {string} name
 * @property {(corpus: import('./corpus.mjs').Corpus) => Find | Promise<Find>} create
 * @property {boolean} [isRanked] Whether results are sorted by relevance, which graded pools need.
 */

/** @type {Engine[]} */
export const ENGINES = [favsmith, substring, createMiniSearch(false), createOramaEngine(false), flexSearch];

/** Engines whose relevance is compared: also two with the words of the vocabulary. @type {Engine[]} */
export const RELEVANCE_ENGINES = [...ENGINES, createMiniSearch(true), createOramaEngine(true)];
