// Copies, negations and other names of entries.
import { describe, expect, it } from 'vitest';
import { groupEntries, relatePictures } from '../../../src/ingest/search-index/entries.ts';

const ROWS = [{ file: 'same-pictures.txt', line: 1, heads: ['home'], tiers: [['house', 'main page']] }];

const entries = groupEntries(
  [
    'lucide/house',
    'lucide/bell',
    'lucide/bell-off',
    'tabler/home',
    'tabler/home-2',
    'tabler/off',
    'hugeicons/home-01',
    'hugeicons/home-02',
    'hugeicons/house',
  ].map((path, position) => {
    const [library = '', name = ''] = path.split('/');
    const nameWords = name.split('-');
    return {
      position,
      library,
      name,
      styleRank: 0,
      nameWords,
      aliases: [],
      tags: [],
      borrowedTags: [],
    };
  }),
);
const LIBRARIES = ['lucide', 'tabler', 'hugeicons'];
const paths = entries.map(({ library, name }) => `${LIBRARIES[library]}/${name}`);
const { originals, pictures, otherNames } = relatePictures(entries, ROWS);
const at = (path: string) => paths.indexOf(path);

describe('the original of an entry', () => {
  it.each([
    ['tabler/home-2', 'tabler/home'],
    ['hugeicons/home-02', 'hugeicons/home-01'],
    ['lucide/bell-off', 'lucide/bell'],
    ['tabler/home', 'tabler/home'],
    ['tabler/off', 'tabler/off'],
  ])('of %s is %s', (path, original) => {
    expect(paths[originals[at(path)] ?? -1]).toBe(original);
  });
});

describe('the picture of an entry', () => {
  it('is the same for all names of a vocabulary row and their numbered copies, but not for a negation', () => {
    const homes = paths.filter(path => /home|house/.test(path));
    expect(new Set(homes.map(path => pictures[at(path)])).size).toBe(1);
    expect(pictures[at('lucide/bell')]).not.toBe(pictures[at('lucide/bell-off')]);
  });
});

describe('the alternative names of an entry', () => {
  it.each([
    ['lucide/house', ['home', 'main-page']],
    ['tabler/home', ['house', 'main-page']],
    ['tabler/home-2', []],
    ['hugeicons/home-01', ['main-page']],
    ['hugeicons/house', []],
  ])('of %s are the names that only other libraries use for its picture: %j', (path, names) => {
    expect(otherNames[at(path)]).toEqual(names);
  });
});
