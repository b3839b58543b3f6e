// Posting lists of entry fields.
import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../src/ingest/search-index/entries.ts';
import { createNameCoverage, indexFields } from '../../../src/ingest/search-index/field-postings.ts';
import {
  buildPrefixPostings,
  dropMisspelledTags,
  type FieldPostings,
  toPostings,
} from '../../../src/ingest/search-index/posting-lists.ts';
import { FIELD, MIN_NAME_IMPACT } from '../../../src/ingest/search-index/weights.ts';
import {
  EXACT_IMPACT,
  packImpact,
  postingCoverage,
  postingEntry,
  postingImpact,
  postingWeight,
} from '../../../src/search/index/posting.ts';

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

describe('the postings of a name', () => {
  const fields = indexFields([
    entry('rocket'),
    entry('rocket-launch'),
    entry('rocket-01'),
    entry('rocket-02', { isBaseName: false }),
    entry('air-traffic-control'),
  ]);

  it('rank the exact name first, followed by its base name, other base names and longer names', () => {
    expect(entriesOf(fields, 'rocket')).toEqual([0, 2, 3, 1]);
    expect(impactOf(fields, 'rocket')).toBe(EXACT_IMPACT);
  });

  it.each([
    ['include its words joined with hyphens', 'rocket-launch', [1]],
    ['include its words written as one word', 'rocketlaunch', [1]],
    ['include two adjacent words written as one word', 'trafficcontrol', [4]],
    ['do not include two adjacent words joined with a hyphen', 'traffic-control', []],
    ['include each of its words', 'traffic', [4]],
  ])('%s: %s', (_, term, entries) => {
    expect(entriesOf(fields, term)).toEqual(entries);
  });

  it('rank a name written as one word below a name that consists of this word', () => {
    const lists = indexFields([entry('dark-mode'), entry('darkmode')]);
    expect(entriesOf(lists, 'darkmode')).toEqual([1, 0]);
  });

  it('have a higher weight if more libraries have the name', () => {
    const lists = indexFields([1, 2, 3, 4].map(libraryCount => entry('red-rocket', { libraryCount })));
    const weights = [0, 1, 2, 3].map(number => impactOf(lists, 'red', number));
    expect(weights).toEqual([...weights].sort((a, b) => a - b));
    expect(new Set(weights).size).toBe(3);
  });
});

describe('name coverage', () => {
  const names = ['heart', 'heart-circle', 'star-circle', 'user-circle', 'heart-01'].map(name => entry(name));
  const coverageOf = createNameCoverage(names);

  it('sums to 1 over the words of a name', () => {
    expect(coverageOf(['heart', 'circle', '01']).reduce((sum, part) => sum + part)).toBeCloseTo(1);
  });

  it('is highest for rare words, lower for common words, and lowest for counters', () => {
    const [user, circle, counter] = coverageOf(['user', 'circle', '01']) as [number, number, number];
    expect(user).toBeGreaterThan(circle);
    expect(circle).toBeGreaterThan(counter);
  });
});

describe('the postings of aliases and tags', () => {
  const words = {
    aliases: ['space-ship'],
    tags: ['launch', 'lift off'],
    borrowedTags: ['boost', 'lift off'],
  };
  const fields = indexFields([entry('rocket', words), entry('ship')]);

  it('rank below names in the order alias, alias word, tag, borrowed tag, tag word', () => {
    const impacts = ['rocket', 'space-ship', 'ship', 'launch', 'boost', 'lift'].map(term =>
      impactOf(fields, term),
    );
    expect(impacts).toEqual([...impacts].sort((a, b) => b - a));
    expect(new Set(impacts).size).toBe(impacts.length);
  });

  it('include several words hyphenated, as one word, and each alone', () => {
    for (const term of ['spaceship', 'lift-off', 'liftoff', 'off'])
      expect(entriesOf(fields, term)).toEqual([0]);
    expect(fields.words.has('lift-off')).toBe(false);
    expect(fields.joined).toEqual(new Set(['spaceship', 'liftoff']));
  });

  it('have the impact of an own tag for a term that is also a tag of the same icon in another library', () => {
    const [own, borrowed] = ['lift-off', 'boost'].map(term => impactOf(fields, term));
    expect(own).toBeGreaterThan(borrowed as number);
  });

  it('have a higher weight if other libraries have the tag on the same name', () => {
    const tags = ['launch'];
    const agreed = [0, 1, 2].map(library => entry('rocket', { library, tags }));
    const alone = entry('comet', { library: 0, tags });
    const lists = indexFields([...agreed, alone]);
    const weightOf = (number: number) => impactOf(lists, 'launch', number) >>> 6;
    expect(weightOf(0)).toBeGreaterThan(weightOf(3));
  });

  it('have a lower coverage on a longer name', () => {
    const lists = indexFields([entry('rocket', { tags: ['sky'] }), entry('red-rocket', { tags: ['sky'] })]);
    expect(entriesOf(lists, 'sky')).toEqual([0, 1]);
    expect(listOf(lists, 'sky').map(postingCoverage)).toEqual([32, 16]);
  });
});

it('indexFields gives no tag the impact of a name, however many libraries share it', () => {
  const fields = indexFields(
    Array.from({ length: 5 }, (_, library) => entry('rocket', { library, libraryCount: 5, tags: ['space'] })),
  );
  for (const number of [0, 1, 2, 3, 4]) {
    expect(impactOf(fields, 'space', number)).toBeGreaterThan(0);
    expect(impactOf(fields, 'space', number)).toBeLessThan(MIN_NAME_IMPACT);
  }
});

describe('buildPrefixPostings', () => {
  const impact = packImpact(FIELD.aliasWord, 0.5);
  const many = new Map(Array.from({ length: 601 }, (_, number) => [number, impact]));
  const tagged = new Map(Array.from({ length: 700 }, (_, number) => [number, packImpact(0.5, 0.5)]));
  const postings = toPostings([
    ['arrow', many],
    ['art', new Map([[5, packImpact(1, 1)]])],
    ['tagged', tagged],
  ]);
  const prefixes = buildPrefixPostings(postings, new Set(postings.keys()));

  it('returns lists for prefixes of up to three letters that occur in the names of more than 600 entries', () => {
    expect([...prefixes.keys()]).toEqual(['*a', '*ar', '*arr']);
  });

  it('ranks an entry by its best completion, below entries that have the prefix as a whole word', () => {
    const [best] = prefixes.get('*ar') ?? [];
    expect(postingEntry(best ?? 0)).toBe(5);
    expect(postingWeight(best ?? 0)).toBeLessThan(postingWeight((postings.get('art') ?? [])[0] ?? 0));
  });
});

describe('dropMisspelledTags', () => {
  const icon = (number: number, tags: readonly string[]) => entry(`calendar-${'abc'[number]}`, { tags });
  const fields = indexFields([icon(0, ['calender', 'schedule']), icon(1, ['sheduled']), icon(2, [])]);
  const known = {
    isNameWord: (word: string) => word === 'calendar',
    isDefined: (word: string) => word === 'sheduled',
  };

  it('drops a tag that is a misspelling of a name word on the same icons', () => {
    const { postings, words } = dropMisspelledTags(fields, known);
    expect(postings.has('calender')).toBe(false);
    expect(words.has('calender')).toBe(false);
  });

  it.each(['schedule', 'calendar', 'sheduled'])('keeps every other word: %s', word => {
    expect(dropMisspelledTags(fields, known).postings.has(word)).toBe(true);
  });
});
