// Query plan: the posting ranges that match each word of a query.
import { postingCount, type SearchIndex } from '../index/index-sections.ts';
import type { Correction } from './correction-candidates.ts';
import { contains, findPhrases } from './phrases.ts';
import type { PostingRange } from './posting-ranges.ts';
import { findStopWords } from './stop-words.ts';
import { expandWord } from './word-expansion.ts';

/** A query word with the posting ranges that match it. */
export interface QueryTerm {
  readonly ranges: readonly PostingRange[];
  /** Inverse document frequency, the weight of the word in the score. */
  readonly idf: number;
  /** Whether entries need not match the word: 'icon' in 'home icon'. */
  readonly isStopWord: boolean;
}

/** One query term per word, in the order of the words. */
export type QueryPlan = readonly QueryTerm[];

export interface PlanOptions {
  /** Further corrections of misspelled words. Without this map, words match literally (no stemming). */
  readonly alternatives?: ReadonlyMap<string, readonly Correction[]>;
  /** Indices of words that are library names and therefore never stop words. */
  readonly libraryWords?: ReadonlySet<number>;
}

export const planQuery = (
  index: SearchIndex,
  words: readonly string[],
  { alternatives, libraryWords }: PlanOptions = {},
): QueryPlan => {
  const phrases = findPhrases(index, words);
  const isInPhrase = (at: number) => phrases.some(phrase => contains(phrase, at));
  const stopWords = findStopWords(index.stopWords, words, {
    isInPhrase,
    isLibraryWord: at => libraryWords?.has(at) === true,
  });
  return words.map((word, at): QueryTerm => {
    const ranges: PostingRange[] = [];
    for (const phrase of phrases) if (contains(phrase, at)) ranges.push(...phrase.ranges);
    const own = expandWord(index, word, {
      isLast: at === words.length - 1,
      isInPhrase: isInPhrase(at),
      alternatives: alternatives && (alternatives.get(word) ?? []),
    });
    ranges.push(...own);
    return { ranges, idf: inverseDocumentFrequency(index, own), isStopWord: stopWords[at] };
  });
};

const inverseDocumentFrequency = (index: SearchIndex, ranges: readonly PostingRange[]): number => {
  let frequency = 0;
  for (const { term } of ranges) frequency += postingCount(index, term);
  return Math.log(1 + index.entryCount / (1 + frequency));
};
