// Grouping of search documents into entries.
import { describe, expect, it } from 'vitest';
import type { CatalogIcon } from '../../../src/ingest/catalog/collect-icons.ts';
import {
  groupEntries,
  type SearchDocument,
  toSearchDocuments,
} from '../../../src/ingest/search-index/entries.ts';

let position = 0;
const icon = (path: string, styleRank = 0, words: Partial<SearchDocument> = {}): SearchDocument => {
  const [library = '', name = ''] = path.split('/');
  const lists = { aliases: [], tags: [], borrowedTags: [], ...words };
  return { position: position++, library, name, styleRank, nameWords: name.split('-'), ...lists };
};

const order = (...paths: string[]): readonly string[] =>
  groupEntries(paths.map(path => icon(path))).map(({ name, library }) => `${library}/${name}`);

describe('an entry', () => {
  it('has all styles of a name as bits, and the union of their aliases and tags', () => {
    const first = icon('a/home', 0, { tags: ['flat'] });
    const second = icon('a/home', 2, { tags: ['flat', 'top'], aliases: ['hut'] });
    expect(groupEntries([first, second])).toMatchObject([
      { name: 'home', firstPosition: first.position, styles: 0b101, tags: ['flat', 'top'], aliases: ['hut'] },
    ]);
  });

  it.each([
    ['home-01', ['home']],
    ['route-66-2', ['route']],
    ['12-hours', ['12', 'hours']],
    ['123', ['123']],
  ])(
    'named %s has the words %j without its trailing number, unless nothing else is left',
    (name, baseWords) => {
      expect(groupEntries([icon(`a/${name}`)])).toMatchObject([{ baseWords }]);
    },
  );

  it('has isBaseName set if no name of its library is shorter and differs only in a trailing number', () => {
    const documents = ['a/home', 'a/home-01', 'b/home-02', 'b/home-01'].map(path => icon(path));
    const baseNames = groupEntries(documents).filter(entry => entry.isBaseName);
    expect(baseNames.map(({ name, library }) => `${library}/${name}`)).toEqual(['0/home', '1/home-01']);
  });

  it('has a libraryCount, the number of libraries with its base name', () => {
    const documents = ['a/home', 'b/home-01', 'b/home-02', 'b/door'].map(path => icon(path));
    const counts = groupEntries(documents).map(({ name, libraryCount }) => [name, libraryCount]);
    expect(Object.fromEntries(counts)).toEqual({ home: 2, 'home-01': 2, 'home-02': 2, door: 1 });
  });
});

describe('groupEntries orders entries', () => {
  it.each([
    ['by number of libraries with the name', ['a/zoo', 'a/door', 'b/zoo'], ['0/zoo', '1/zoo', '0/door']],
    ['in equally many libraries by number of words', ['a/up-to', 'a/umbrella'], ['0/umbrella', '0/up-to']],
    ['with equally many words by length of the name', ['a/umbrella', 'a/zoo'], ['0/zoo', '0/umbrella']],
    ['with equally long names by name', ['a/zoo', 'a/bar'], ['0/bar', '0/zoo']],
    [
      'with the same name by library',
      ['a/bar', 'b/zoo', 'b/bar', 'a/zoo'],
      ['0/bar', '1/bar', '0/zoo', '1/zoo'],
    ],
  ])('%s', (_, paths, expected) => {
    expect(order(...paths)).toEqual(expected);
  });
});

it('an alias that is the name of another icon of the library is left out of the search documents', () => {
  const aliases: Readonly<Record<string, readonly string[]>> = {
    'a/coffee-02': ['beer', 'mug', 'coffee'],
    'a/beer-01': ['pint'],
    'b/coffee': ['beer'],
  };
  const icons = Object.entries(aliases).map(([path, own]) => ({ ...icon(path), aliases: own, tagList: [] }));
  const documents = toSearchDocuments(icons as unknown as readonly CatalogIcon[]);
  expect(documents.map(document => document.aliases)).toEqual([['mug', 'coffee'], ['pint'], ['beer']]);
});
