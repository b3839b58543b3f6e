// Correction candidates for a misspelled word.
import { editDistanceFrom } from '../../catalog/edit-distance.ts';
import { findSimilarWords } from '../index/deletion-index.ts';
import { postingCount, type SearchIndex } from '../index/index-sections.ts';
import { letterSignature, mayBeWithin } from '../text/letter-signature.ts';
import { wordsWithPrefix } from './completions.ts';

export interface Correction {
  readonly term: number;
  /** 1 for the most likely correction, less for other corrections. */
  readonly likelihood: number;
  /** Whether the only error is a transposition or a doubled letter. */
  readonly isEvident: boolean;
}

/** Minimum length of a corrected word, because shorter words have too many neighbors at distance 1. */
const MIN_LENGTH = 3;
/** Minimum lengths for the correction of two errors of which at least one is frequent, and of any two errors. */
const MIN_LENGTH_TWO_ERRORS = 6;
const MIN_LENGTH_ANY_TWO = 9;
const MAX_COST_TWO_ERRORS = 1.75;
/** Cost of a transposition or a doubled letter in edit-distance.ts. */
const EVIDENT_COST = 0.7;
/** Maximum difference between the cost of a candidate and the lowest cost. */
const COST_MARGIN = 0.35;
const MAX_CANDIDATES = 6;

/** Finds words at distance 1 or, if there are none, at distance 2 with the same first letter; most likely first. */
export const findCorrections = (index: SearchIndex, word: string): readonly Correction[] => {
  if (word.length < MIN_LENGTH || !/^[a-z0-9]+$/.test(word)) return [];
  const near = candidatesAmong(index, word, findSimilarWords(index, word), 1);
  return near.length > 0 || word.length < MIN_LENGTH_TWO_ERRORS
    ? near
    : candidatesAmong(index, word, wordsWithFirstLetter(index, word), 2);
};

const wordsWithFirstLetter = (index: SearchIndex, word: string): readonly number[] => {
  const [from, to] = wordsWithPrefix(index, word.slice(0, 1));
  return Array.from({ length: to - from }, (_, offset) => from + offset);
};

/** Returns the corrections among `candidates` (word ids) within `limit` errors, most likely first. */
const candidatesAmong = (
  index: SearchIndex,
  word: string,
  candidates: Iterable<number>,
  limit: 1 | 2,
): readonly Correction[] => {
  const signature = letterSignature(word);
  const distanceTo = editDistanceFrom(word, limit);
  const maxCost = limit === 2 && word.length < MIN_LENGTH_ANY_TWO ? MAX_COST_TWO_ERRORS : limit;
  const found: { term: number; cost: number; frequency: number }[] = [];
  for (const at of candidates) {
    if (!mayBeWithin(signature, index.wordSignatures[at], limit)) continue;
    const term = index.wordTerms[at];
    const candidate = index.terms.term(term);
    if (Math.abs(candidate.length - word.length) > limit || candidate.length < MIN_LENGTH) continue;
    const distance = distanceTo(candidate);
    if (distance > maxCost) continue;
    found.push({
      term,
      cost: distance + firstLetterCost(word, candidate),
      frequency: postingCount(index, term),
    });
  }
  found.sort((a, b) => a.cost - b.cost || b.frequency - a.frequency || a.term - b.term);
  const lowest = found[0]?.cost ?? 0;
  return found
    .filter(({ cost }) => cost <= lowest + COST_MARGIN)
    .slice(0, MAX_CANDIDATES)
    .map(({ term, cost }, rank) => ({
      term,
      likelihood: 1 / (1 + 0.3 * (cost - lowest) + 0.05 * rank),
      isEvident: cost <= EVIDENT_COST,
    }));
};

/** Additional cost of an error in the first letter, which is unlikely except for a transposition. */
const firstLetterCost = (word: string, candidate: string): number => {
  if (word[0] === candidate[0]) return 0;
  return word[0] === candidate[1] && word[1] === candidate[0] ? 0.1 : 0.5;
};
