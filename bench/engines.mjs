// The engines that are compared. `create(corpus)` makes a function from {q, library, style} and a limit to the positions
// of icons, the best first; all but ours read the same plain documents, default styles first.
import { create as createOrama, insertMultiple, search as searchOrama } from '@orama/orama';
import FlexSearch from 'flexsearch';
import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';

const passes = ({ library, style }) =>
  library === undefined && style === undefined
    ? undefined
    : icon =>
        (library === undefined || icon.library === library) && (style === undefined || icon.style === style);

const favsmith = {
  name: 'Favsmith',
  create:
    ({ search }) =>
    (query, limit) =>
      search.search({ ...query, limit, offset: 0 }).positions,
};

/** What every icon is asked for, one after the other; `finds(row, text)` looks for the text in lower case. */
const scan = (rows, finds) => (query, limit) => {
  const wanted = query.q.trim().toLowerCase();
  const isWanted = passes(query) ?? (() => true);
  const found = rows.filter(row => isWanted(row) && finds(row, wanted));
  return found.slice(0, limit).map(({ id }) => id);
};

/** As a service without an index has it: nothing is prepared, and letters are made small as they are read. */
const substring = {
  name: 'substring scan',
  create: ({ documents }) =>
    scan(
      documents(),
      ({ name, words, tags }, wanted) =>
        name.toLowerCase().includes(wanted) ||
        words.toLowerCase().includes(wanted) ||
        tags.toLowerCase().includes(wanted),
    ),
};

/** The same where somebody has measured: one text in lower case per icon, made beforehand. */
const preparedSubstring = {
  name: 'prepared scan',
  create: ({ documents }) =>
    scan(
      documents().map(({ id, name, words, tags, library, style }) => ({
        id,
        text: `${name}\n${words}\n${tags}`.toLowerCase(),
        library,
        style,
      })),
      ({ text }, wanted) => text.includes(wanted),
    ),
};

const miniSearch = {
  name: 'MiniSearch',
  create: ({ documents }) => {
    const index = new MiniSearch({
      fields: ['name', 'words', 'tags'],
      storeFields: ['library', 'style'],
      searchOptions: { boost: { name: 4, words: 3 }, prefix: true, fuzzy: 0.2, combineWith: 'AND' },
    });
    index.addAll(documents());
    return (query, limit) => {
      const filter = passes(query);
      const text = query.q.trim() === '' ? MiniSearch.wildcard : query.q;
      const found = index.search(text, filter ? { filter } : {});
      return found.slice(0, limit).map(({ id }) => id);
    };
  },
};

const fuse = {
  name: 'Fuse.js',
  isSlow: true,
  create: ({ documents }) => {
    const keys = [
      { name: 'name', weight: 3 },
      { name: 'words', weight: 2 },
      { name: 'tags', weight: 1 },
    ];
    const index = new Fuse(documents(), { keys, threshold: 0.3, ignoreLocation: true });
    return ({ q }, limit) => index.search(q, { limit }).map(({ item }) => item.id);
  },
};

const orama = {
  name: 'Orama',
  create: async ({ documents }) => {
    const schema = {
      position: 'number',
      name: 'string',
      words: 'string',
      tags: 'string',
      library: 'enum',
      style: 'enum',
    };
    const database = await createOrama({ schema });
    const rows = documents().map(({ id, name, words, tags, library, style }) => ({
      position: id,
      name,
      words,
      tags,
      library,
      style,
    }));
    await insertMultiple(database, rows, 5000);
    return async ({ q, library, style }, limit) => {
      const where = {
        ...(library !== undefined && { library: { eq: library } }),
        ...(style !== undefined && { style: { eq: style } }),
      };
      const properties = ['name', 'words', 'tags'];
      const found = await searchOrama(database, {
        term: q,
        properties,
        boost: { name: 4, words: 3 },
        limit,
        where,
      });
      return found.hits.map(({ document }) => document.position);
    };
  },
};

const flexSearch = {
  name: 'FlexSearch',
  create: ({ documents, iconAt }) => {
    const index = new FlexSearch.Document({
      document: { id: 'id', index: ['name', 'words', 'tags'] },
      tokenize: 'forward',
    });
    for (const icon of documents()) index.add(icon);
    return (query, limit) => {
      const filter = passes(query);
      const seen = new Set();
      for (const { result } of index.search(query.q, { limit: filter ? 5000 : limit })) {
        for (const id of result) if (!filter || filter(iconAt(id))) seen.add(id);
      }
      return [...seen].slice(0, limit);
    };
  },
};

export const ENGINES = [favsmith, substring, preparedSubstring, miniSearch, fuse, orama, flexSearch];
