// The plan of a query: which terms of the dictionary may answer each of its words, and how well.

import { postingCount, type SearchIndex } from '../index/index-sections.ts';
import { JOINED } from '../rank/weights.ts';
import { phraseKey } from '../text/tokenize.ts';
import { type Source, termSources } from './posting-ranges.ts';
import { findFillers } from './stop-words.ts';
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

const LONGEST_PHRASE = 5;

export const planQuery = (
  index: SearchIndex,
  words: readonly string[],
  { correctTypos = true }: { readonly correctTypos?: boolean } = {},
): Plan => {
  const phrases = findPhrases(index, words);
  const covered = new Set(phrases.flatMap(({ from, to }) => range(from, to)));
  const fillers = findFillers(words, at => covered.has(at));
  return words.map((word, at): Slot => {
    const isLast = at === words.length - 1;
    const own = wordSources(index, word, { isLast, isCovered: covered.has(at), correctTypos });
    const sources: Source[] = [];
    for (const phrase of phrases) if (phrase.from <= at && at < phrase.to) sources.push(...phrase.sources);
    sources.push(...own);
    return { sources, weight: rarity(index, own), isFiller: fillers[at] === true };
  });
};

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, at) => from + at);

interface Phrase {
  readonly from: number;
  readonly to: number;
  readonly sources: readonly Source[];
}

/** Neighbouring words that are a term together, with hyphens ('credit card') or joined ('light bulb'). */
const findPhrases = (index: SearchIndex, words: readonly string[]): readonly Phrase[] => {
  const phrases: Phrase[] = [];
  for (let from = 0; from < words.length - 1; from++) {
    for (let to = from + 2; to <= Math.min(words.length, from + LONGEST_PHRASE); to++) {
      const part = words.slice(from, to);
      const wordCount = to - from;
      const sources = [
        ...termSources(index, index.terms.find(phraseKey(part)), { factor: 1, wordCount }),
        ...termSources(index, index.terms.find(part.join('')), { factor: JOINED, wordCount }),
      ];
      if (sources.length > 0) phrases.push({ from, to, sources });
    }
  }
  return phrases;
};

/** Inverse document frequency over what the word itself finds. */
const rarity = (index: SearchIndex, sources: readonly Source[]): number => {
  let found = 0;
  for (const { term } of sources) found += postingCount(index, term);
  return Math.log(1 + index.entryCount / (1 + found));
};
