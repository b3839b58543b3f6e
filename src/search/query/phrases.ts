// Phrases: adjacent words of a query that together are one term.
import type { SearchIndex } from '../index/index-sections.ts';
import { JOINED } from '../rank/weights.ts';
import { phraseKey } from '../text/tokenize.ts';
import { addTermSources, type Source } from './posting-ranges.ts';

/** The words from `from` up to `to` (exclusive). */
export interface Phrase {
  readonly from: number;
  readonly to: number;
  readonly sources: readonly Source[];
}

const LONGEST_PHRASE = 5;

/** Finds terms written with hyphens ('credit card' is `credit-card`) or as one word ('light bulb' is `lightbulb`). */
export const findPhrases = (index: SearchIndex, words: readonly string[]): readonly Phrase[] => {
  const phrases: Phrase[] = [];
  for (let from = 0; from < words.length - 1; from++) {
    for (let to = from + 2; to <= Math.min(words.length, from + LONGEST_PHRASE); to++) {
      const part = words.slice(from, to);
      const wordCount = to - from;
      const sources: Source[] = [];
      addTermSources(sources, index, index.terms.find(phraseKey(part)), { factor: 1, wordCount });
      addTermSources(sources, index, index.terms.find(part.join('')), { factor: JOINED, wordCount });
      if (sources.length > 0) phrases.push({ from, to, sources });
    }
  }
  return phrases;
};

export const isInPhrase = (phrases: readonly Phrase[], at: number): boolean =>
  phrases.some(({ from, to }) => from <= at && at < to);
