// Spelling correction of queries.
import { describe, expect, it } from 'vitest';
import { editDistanceFrom } from '../../../src/model/edit-distance.ts';
import {
  isJoined,
  namePostingCount,
  openIndex,
  postingsEnd,
  postingsStart,
  referencesEnd,
  referencesStart,
} from '../../../src/search/index/index-sections.ts';
import { correctSpelling } from '../../../src/search/query/spell-correction.ts';
import { inflect } from '../../../src/search/text/inflect.ts';
import { catalogFile, engine, find } from '../built-search.ts';

const index = openIndex(catalogFile);
const words = Array.from(index.wordTerms, term => index.terms.term(term));

/** Misspellings of a word: each pair of adjacent letters swapped, each letter omitted, each letter doubled. */
const misspell = (word: string): readonly string[] =>
  [...word].flatMap((letter, at) => {
    const [head, tail] = [word.slice(0, at), word.slice(at + 1)];
    return [head + tail, head + letter + letter + tail, head + tail.slice(0, 1) + letter + tail.slice(1)];
  });

interface Correction {
  readonly typed: string;
  readonly meant: string;
}

const isNameWord = (at: number): boolean => {
  const term = index.wordTerms[at] ?? 0;
  return namePostingCount(index, term) > 0 && !isJoined(index, term);
};

/** Misspellings of every 100th name word. Each has its correction. */
const corrections: readonly Correction[] = words
  .filter((word, at) => /^[a-z]{5,}$/.test(word) && isNameWord(at))
  .filter((_, at) => at % 100 === 0)
  .flatMap(misspell)
  .flatMap(typed => {
    const corrected = correctSpelling(index, [typed], () => false);
    const [meant = typed, secondPart] = corrected.words;
    return meant === typed || secondPart !== undefined ? [] : [{ typed, meant }];
  });

describe('the plural of a term', () => {
  it.each(['platforms', 'portfolios', 'storefronts', 'deployments'])(
    '"%s" is neither split nor corrected',
    word => {
      expect(correctSpelling(index, [word], () => false).words).toEqual([word]);
    },
  );
});

describe('a misspelled word', () => {
  const firstOf = (query: string): number => {
    const [first] = find(query).positions;
    if (first === undefined) throw new Error(`no icon for ${query}`);
    return first;
  };

  it.each(['', ' circle', ' left', ' event'])(
    'followed by "%s" has the same results as its correction',
    rest => {
      expect(corrections.length).toBeGreaterThan(170);
      const different = corrections.filter(
        ({ typed, meant }) => JSON.stringify(find(typed + rest)) !== JSON.stringify(find(meant + rest)),
      );
      expect(different).toEqual([]);
    },
  );

  it.each([
    ['calender', 'calendar'],
    ['calender event', 'calendar event'],
    ['destop', 'desktop'],
    ['mulitplication', 'multiplication'],
  ])('is corrected even if libraries use it as a tag: "%s" becomes "%s"', (typed, meant) => {
    expect(find(typed)).toEqual(find(meant));
  });

  it.each([
    ['arcitect', 'architect'],
    ['lawer', 'lawyer'],
    ['abondoned', 'abandoned'],
    ['swaeter', 'sweater'],
  ])('is corrected to an English word that no icon has: "%s" has the first icon of "%s"', (typed, meant) => {
    expect(firstOf(typed)).toBe(firstOf(meant));
  });

  it.each([['labtop', 'laptop']])(
    'is not split into two words: "%s" has the first icon of "%s"',
    (typed, meant) => {
      expect(firstOf(typed)).toBe(firstOf(meant));
    },
  );

  it.each([
    ['notable', 'table'],
    ['prop', 'drop'],
  ])('is not assumed if the word is English: "%s" does not become "%s"', (word, similar) => {
    expect(correctSpelling(index, [word], () => false).words).toEqual([word]);
    expect(find(word)).not.toEqual(find(similar));
  });

  it.each([
    'wir verkaufen Schabracke',
    'nous vendons de la bardane',
    'vi säljer sargaço',
    'wij verkopen vlasteelt',
  ])('in a sentence of another language is not taken for an English word: "%s"', sentence => {
    expect(find(sentence).total).toBe(0);
  });

  it.each(['cañamo', 'rákos', 'proutí', 'ornäl'])(
    'with a letter that English lacks is no English word: "%s"',
    word => {
      const plain = word.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
      expect(
        correctSpelling(
          index,
          [plain],
          () => false,
          () => true,
        ).words,
      ).toEqual([plain]);
    },
  );

  it.each([
    ['a small bakery in Hamburg', 'hamburg'],
    ['we repair bikes in Lampeter', 'lampeter'],
    ['We tune pianos in Cornwall', 'cornwall'],
    ['family recipes from Sicily', 'sicily'],
    ['una squadra di pallavolo di Bari', 'bari'],
  ])('with a capital inside a sentence is a name: "%s"', (sentence, name) => {
    expect(engine.read(sentence).words.map(({ word }) => word)).toContain(name);
    expect(find(sentence)).toEqual(find(sentence.replace(/\w+$/, 'Qxzvw')));
  });

  it.each([
    ['fishkeeping', ['fish', 'keeping']],
    ['sheepskate', ['sheep', 'skate']],
    ['penguinhouse', ['penguin', 'house']],
  ])('that is a compound is split, without a linking s where possible: "%s"', (word, parts) => {
    expect(correctSpelling(index, [word], () => false).words).toEqual(parts);
  });

  it('is not in the dictionary if every icon that has it as a tag also has the correct word', () => {
    const entriesOf = (term: number): readonly number[] =>
      Array.from(
        index.postings.subarray(postingsStart(index, term), postingsEnd(index, term)),
        posting => posting >>> 12,
      );
    const isReferring = (term: number) => referencesEnd(index, term) > referencesStart(index, term);
    const nameTerms = new Map<string | undefined, number[]>();
    for (const term of index.wordTerms) {
      if (namePostingCount(index, term) === 0) continue;
      const first = index.terms.term(term)[0];
      nameTerms.set(first, [...(nameTerms.get(first) ?? []), term]);
    }
    const misspelled = Array.from(index.wordTerms).filter(term => {
      const tag = index.terms.term(term);
      if (!/^[a-z]{5,}$/.test(tag) || namePostingCount(index, term) > 0 || isReferring(term)) return false;
      if (inflect(tag).some(form => index.terms.find(form.word) >= 0)) return false;
      const distance = editDistanceFrom(tag, 1);
      const tagged = entriesOf(term);
      return (nameTerms.get(tag[0]) ?? []).some(nameTerm => {
        const word = index.terms.term(nameTerm);
        if (word[0] !== tag[0] || Math.abs(word.length - tag.length) > 1 || distance(word) > 1) return false;
        const entries = new Set(entriesOf(nameTerm));
        return entries.size > tagged.length && tagged.every(entry => entries.has(entry));
      });
    });
    expect(misspelled.map(term => index.terms.term(term))).toEqual([]);
  });
});
