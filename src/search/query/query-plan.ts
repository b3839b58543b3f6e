// The plan of a query: which terms of the dictionary may answer each of its words, and how well.

import { postingCount, type SearchIndex } from '../index/index-sections.ts';
import { findPhrases, isInPhrase } from './phrases.ts';
import type { Source } from './posting-ranges.ts';
import { findFillers } from './stop-words.ts';
import type { Correction } from './typo.ts';
import { wordSources } from './word-sources.ts';

/** One word of the query with all that may answer it. */
export interface Slot {
  readonly sources: readonly Source[];
  /** Rare words weigh more. */
  readonly weight: number;
  /** A word that an answer may lack: 'icon' in 'home icon'. */
  readonly isFiller: boolean;
}

/** The words of a query, in their order. */
export type Plan = readonly Slot[];

export interface PlanOptions {
  /** Per word: what else was perhaps meant. Without it, words are matched literally. */
  readonly alternatives?: ReadonlyMap<string, readonly Correction[]>;
  /** Places of words that name a library of the catalog; they are no stop words. */
  readonly libraryWords?: ReadonlySet<number>;
}

export const planQuery = (
  index: SearchIndex,
  words: readonly string[],
  { alternatives, libraryWords }: PlanOptions = {},
): Plan => {
  const phrases = findPhrases(index, words);
  const fillers = findFillers(words, {
    isCovered: at => isInPhrase(phrases, at),
    isLibraryWord: at => libraryWords?.has(at) === true,
  });
  return words.map((word, at): Slot => {
    const sources: Source[] = [];
    for (const phrase of phrases) if (phrase.from <= at && at < phrase.to) sources.push(...phrase.sources);
    const own = wordSources(index, word, {
      isLast: at === words.length - 1,
      isCovered: isInPhrase(phrases, at),
      alternatives: alternatives && (alternatives.get(word) ?? []),
    });
    sources.push(...own);
    return { sources, weight: rarity(index, own), isFiller: fillers[at] === true };
  });
};

/** Inverse document frequency over what the word itself finds. */
const rarity = (index: SearchIndex, sources: readonly Source[]): number => {
  let found = 0;
  for (const { term } of sources) found += postingCount(index, term);
  return Math.log(1 + index.entryCount / (1 + found));
};
