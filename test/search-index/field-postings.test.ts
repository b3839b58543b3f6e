// Posting lists of the fields of entries.
import { describe, expect, it } from 'vitest';
import { buildPrefixPostings } from '../../src/build/search-index/build-prefix-postings.ts';
import type { Entry } from '../../src/build/search-index/entries.ts';
import { indexFields } from '../../src/build/search-index/field-postings.ts';
import { dropMisspelledTags } from '../../src/build/search-index/misspelled-tags.ts';
import { createNameCoverage } from '../../src/build/search-index/name-coverage.ts';
import { type FieldPostings, toPostings } from '../../src/build/search-index/posting-collector.ts';
import {
  EXACT_IMPACT,
  packImpact,
  postingCoverage,
  postingEntry,
  postingImpact,
  postingWeight,
} from '../../src/search/index/posting.ts';

const entry = (name: string, fields: Partial<Entry> = {}): Entry => {
  const words = name.split('-');
  return {
    name,
    library: 0,
    firstPosition: 0,
    styles: 1,
    words,
    baseWords: words.filter(word => !/^\d+$/.test(word)),
    isBaseName: true,
    libraryCount: 1,
    aliases: [],
    tags: [],
    borrowedTags: [],
    ...fields,
  };
};

const listOf = ({ postings }: FieldPostings, term: string): readonly number[] => postings.get(term) ?? [];
const impactOf = (fields: FieldPostings, term: string, number = 0): number =>
  postingImpact(listOf(fields, term).find(posting => postingEntry(posting) === number) ?? 0);
const entriesOf = (fields: FieldPostings, term: string): readonly number[] =>
  listOf(fields, term).map(postingEntry);

describe('a name', () => {
  const fields = indexFields([
    entry('rocket'),
    entry('rocket-launch'),
    entry('rocket-01'),
    entry('rocket-02', { isBaseName: false }),
    entry('air-traffic-control'),
  ]);

  it('is exact for its entry, then come its base name, other base names and longer names', () => {
    expect(entriesOf(fields, 'rocket')).toEqual([0, 2, 3, 1]);
    expect(impactOf(fields, 'rocket')).toBe(EXACT_IMPACT);
  });

  it.each([
    ['hyphenated', 'rocket-launch', [1]],
    ['joined', 'rocketlaunch', [1]],
    ['as joined neighbors', 'trafficcontrol', [4]],
    ['not as hyphenated neighbors', 'traffic-control', []],
    ['by each word', 'traffic', [4]],
  ])('is found %s: %s', (_, term, entries) => {
    expect(entriesOf(fields, term)).toEqual(entries);
  });

  it('ranks after an entry of that very word when it is joined', () => {
    const lists = indexFields([entry('dark-mode'), entry('darkmode')]);
    expect(entriesOf(lists, 'darkmode')).toEqual([1, 0]);
  });

  it('weighs more if more libraries have it', () => {
    const lists = indexFields([1, 2, 3, 4].map(libraryCount => entry('red-rocket', { libraryCount })));
    const weights = [0, 1, 2, 3].map(number => impactOf(lists, 'red', number));
    expect(weights).toEqual([...weights].sort((a, b) => a - b));
    expect(new Set(weights).size).toBe(3);
  });
});

describe('coverage', () => {
  const names = ['heart', 'heart-circle', 'star-circle', 'user-circle', 'heart-01'].map(name => entry(name));
  const coverageOf = createNameCoverage(names);

  it('of the words of a name sums to 1', () => {
    expect(coverageOf(['heart', 'circle', '01']).reduce((sum, part) => sum + part)).toBeCloseTo(1);
  });

  it('of a rare word is higher than that of a common word, and that of a counter lowest', () => {
    const [user, circle, counter] = coverageOf(['user', 'circle', '01']) as [number, number, number];
    expect(user).toBeGreaterThan(circle);
    expect(circle).toBeGreaterThan(counter);
  });
});

describe('aliases and tags', () => {
  const words = {
    aliases: ['space-ship'],
    tags: ['launch', 'lift off'],
    borrowedTags: ['startup', 'lift off'],
  };
  const fields = indexFields([entry('rocket', words), entry('ship')]);

  it('rank below a name in this order: alias, alias word, tag, borrowed tag, tag word', () => {
    const impacts = ['rocket', 'space-ship', 'ship', 'launch', 'startup', 'lift'].map(term =>
      impactOf(fields, term),
    );
    expect(impacts).toEqual([...impacts].sort((a, b) => b - a));
    expect(new Set(impacts).size).toBe(impacts.length);
  });

  it('of several words are found hyphenated, joined and by each word', () => {
    for (const term of ['spaceship', 'lift-off', 'liftoff', 'off'])
      expect(entriesOf(fields, term)).toEqual([0]);
    expect(fields.words.has('lift-off')).toBe(false);
    expect(fields.joined).toEqual(new Set(['spaceship', 'liftoff']));
  });

  it('keep the highest impact of a term on an entry', () => {
    const [own, borrowed] = ['lift-off', 'startup'].map(term => impactOf(fields, term));
    expect(own).toBeGreaterThan(borrowed as number);
  });

  it('weigh more if other libraries have them on the same name', () => {
    const tags = ['launch'];
    const agreed = [0, 1, 2].map(library => entry('rocket', { library, tags }));
    const alone = entry('comet', { library: 0, tags });
    const lists = indexFields([...agreed, alone]);
    const weightOf = (number: number) => impactOf(lists, 'launch', number) >>> 6;
    expect(weightOf(0)).toBeGreaterThan(weightOf(3));
  });

  it('cover less of a longer name', () => {
    const lists = indexFields([
      entry('rocket', { tags: ['space'] }),
      entry('red-rocket', { tags: ['space'] }),
    ]);
    expect(entriesOf(lists, 'space')).toEqual([0, 1]);
    expect(listOf(lists, 'space').map(postingCoverage)).toEqual([32, 16]);
  });
});

describe('precomputed prefix postings', () => {
  const impact = packImpact(0.83, 0.5);
  const many = new Map(Array.from({ length: 601 }, (_, number) => [number, impact]));
  const tagged = new Map(Array.from({ length: 700 }, (_, number) => [number, packImpact(0.5, 0.5)]));
  const postings = toPostings([
    ['arrow', many],
    ['art', new Map([[5, packImpact(1, 1)]])],
    ['tagged', tagged],
  ]);
  const prefixes = buildPrefixPostings(postings, new Set(postings.keys()));

  it('exist for prefixes of up to three letters that start names of more than 600 entries', () => {
    expect([...prefixes.keys()]).toEqual(['*a', '*ar', '*arr']);
  });

  it('rank an entry by its best completion, below the word itself', () => {
    const [best] = prefixes.get('*ar') ?? [];
    expect(postingEntry(best ?? 0)).toBe(5);
    expect(postingWeight(best ?? 0)).toBeLessThan(postingWeight((postings.get('art') ?? [])[0] ?? 0));
  });
});

describe('a misspelled tag', () => {
  const icon = (number: number, tags: readonly string[]) => entry(`calendar-${'abc'[number]}`, { tags });
  const fields = indexFields([icon(0, ['calender', 'schedule']), icon(1, ['sheduled']), icon(2, [])]);
  const known = {
    isNameWord: (word: string) => word === 'calendar',
    isDefined: (word: string) => word === 'sheduled',
  };

  it('is dropped if it is a typo of a name word on the same icons', () => {
    const { postings, words } = dropMisspelledTags(fields, known);
    expect(postings.has('calender')).toBe(false);
    expect(words.has('calender')).toBe(false);
  });

  it.each(['schedule', 'calendar', 'sheduled'])('is not any other word: %s', word => {
    expect(dropMisspelledTags(fields, known).postings.has(word)).toBe(true);
  });
});
