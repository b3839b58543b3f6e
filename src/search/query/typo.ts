// Typos: the words of icons that a mistyped word may stand for.

import { editDistanceFrom } from '../../catalog/edit-distance.ts';
import { neighbours } from '../index/deletion-index.ts';
import { postingCount, type SearchIndex } from '../index/index-sections.ts';
import { couldBe, letterBits } from '../text/letters.ts';
import { wordsFrom } from './completions.ts';

export interface Correction {
  readonly term: number;
  /** 1 for the likeliest kind of slip, less for others. */
  readonly likelihood: number;
  /** Is the only error a pair of swapped letters or a doubled letter? */
  readonly isEvident: boolean;
}

/** The highest cost of a swapped or doubled letter. */
const EVIDENT_COST = 0.7;
/** Words shorter than this are taken as they are: too many others are one letter away. */
const SHORTEST = 3;
/** From this length on, two slips are forgiven, if one of them is a likely one. */
const TWO_SLIPS = 6;
const TWO_SLIPS_COST = 1.75;
/** In words this long, two unlikely ones. */
const LONG = 9;
const MOST = 6;

/**
 * Words within one slip of `word` (two in long words, if one explains nothing): a letter too many, too few, wrong, or
 * two swapped. The first letter may be wrong only in a single slip. The likeliest first.
 */
export const correct = (index: SearchIndex, word: string): readonly Correction[] => {
  if (word.length < SHORTEST || !/^[a-z0-9]+$/.test(word)) return [];
  const one = within(index, word, neighbours(index, word), 1);
  return one.length > 0 || word.length < TWO_SLIPS ? one : within(index, word, wordsLike(index, word), 2);
};

/** The places of the words that begin with the same letter. */
const wordsLike = (index: SearchIndex, word: string): readonly number[] => {
  const [from, to] = wordsFrom(index, word.slice(0, 1));
  return Array.from({ length: to - from }, (_, at) => from + at);
};

/** The likeliest of the words at `places`, which are `most` slips away or less. */
const within = (
  index: SearchIndex,
  word: string,
  places: Iterable<number>,
  most: number,
): readonly Correction[] => {
  const letters = letterBits(word);
  const distance = editDistanceFrom(word, most);
  const found: { term: number; cost: number; uses: number }[] = [];
  for (const at of places) {
    if (!couldBe(letters, index.wordLetters[at], most)) continue;
    const term = index.wordTerms[at];
    const candidate = index.terms.term(term);
    if (Math.abs(candidate.length - word.length) > most || candidate.length < SHORTEST) continue;
    const cost = distance(candidate);
    if (cost <= (most === 1 ? 1 : word.length < LONG ? TWO_SLIPS_COST : 2))
      found.push({ term, cost: cost + firstLetterCost(word, candidate), uses: postingCount(index, term) });
  }
  found.sort((a, b) => a.cost - b.cost || b.uses - a.uses || a.term - b.term);
  const least = found[0]?.cost ?? 0;
  return found
    .filter(({ cost }) => cost <= least + 0.35)
    .slice(0, MOST)
    .map(({ term, cost }, rank) => ({
      term,
      likelihood: 1 / (1 + 0.3 * (cost - least) + 0.05 * rank),
      isEvident: cost <= EVIDENT_COST,
    }));
};

const firstLetterCost = (word: string, candidate: string): number =>
  word[0] === candidate[0] ? 0 : word[0] === candidate[1] && word[1] === candidate[0] ? 0.1 : 0.5;
