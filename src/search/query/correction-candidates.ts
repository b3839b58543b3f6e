// Correction candidates for a misspelled word.
import { editDistanceFrom } from '../../catalog/edit-distance.ts';
import { findSimilarWords, letterSignature, mayBeWithin, wordRarity } from '../index/deletion-index.ts';
import type { SearchIndex } from '../index/index-sections.ts';

export interface Correction {
  readonly word: string;
  /** 1 for the most likely correction, less for other corrections. */
  readonly likelihood: number;
  /** Whether the word has a single error. */
  readonly isSimple: boolean;
}

/** Minimum length of a word with one error. Shorter words have too many neighbors at distance 1. */
const MIN_LENGTH = 3;
/** Minimum length of a word with two errors. */
const MIN_LENGTH_TWO_ERRORS = 6;
/** Maximum distance of two errors in a word of fewer than MIN_LENGTH_ANY_TWO letters: one of them is a frequent error. */
const MAX_COST_TWO_ERRORS = 1.75;
const MIN_LENGTH_ANY_TWO = 9;
/** Maximum rarity of a correction of two errors. */
const MAX_RARITY_TWO_ERRORS = 2;
/** Additional cost by the rarity of the candidate. */
const RARITY_COSTS = [0, 0.08, 0.18, 0.4];
/** Maximum cost of a candidate with one error that makes candidates with two errors unlikely. */
const LIKELY_COST = 0.85;
/** Maximum difference between the cost of a candidate and the lowest cost. */
const COST_MARGIN = 0.35;
const MAX_CANDIDATES = 6;
/** Likelihood of a candidate with the same cost as the most likely one. */
const OTHER_LIKELIHOOD = 0.85;

/** Finds words at distance 1 and, if none of them is likely, at distance 2 with the same first letter; most likely first. */
export const findCorrections = (index: SearchIndex, word: string): readonly Correction[] => {
  if (word.length < MIN_LENGTH || !/^[a-z0-9]+$/.test(word)) return [];
  const near = candidatesAmong(index, word, findSimilarWords(index, word), 1);
  if (word.length < MIN_LENGTH_TWO_ERRORS || near.some(({ cost }) => cost <= LIKELY_COST)) {
    return mostLikely(near);
  }
  const isFar = ({ word: other, distance }: Candidate) => distance > 1 || other[0] !== word[0];
  return mostLikely([...near, ...candidatesAmong(index, word, wordsLike(index, word), 2).filter(isFar)]);
};

/** The ids of the words with the first letter of `word`. */
const wordsLike = (index: SearchIndex, word: string): Uint32Array => {
  const [from, to] = index.corrections.range(word.slice(0, 1));
  const ids = new Uint32Array(to - from);
  for (let at = 0; at < ids.length; at++) ids[at] = from + at;
  return ids;
};

interface Candidate {
  readonly id: number;
  readonly word: string;
  readonly distance: number;
  readonly cost: number;
}

/** Returns the candidates among `ids` within `limit` errors. */
const candidatesAmong = (
  index: SearchIndex,
  word: string,
  ids: Iterable<number>,
  limit: 1 | 2,
): readonly Candidate[] => {
  const signature = letterSignature(word);
  const distanceTo = editDistanceFrom(word, limit);
  const maxDistance = limit === 2 && word.length < MIN_LENGTH_ANY_TWO ? MAX_COST_TWO_ERRORS : limit;
  const found: Candidate[] = [];
  for (const id of ids) {
    const traits = index.correctionTraits[id];
    if (limit === 2 && wordRarity(traits) > MAX_RARITY_TWO_ERRORS) continue;
    if (!mayBeWithin(signature, traits, limit)) continue;
    const length = index.corrections.byteLength(id);
    if (Math.abs(length - word.length) > limit || length < MIN_LENGTH) continue;
    const candidate = index.corrections.word(id);
    const distance = distanceTo(candidate);
    if (distance > maxDistance) continue;
    const cost = distance + firstLetterCost(word, candidate) + RARITY_COSTS[wordRarity(traits)];
    found.push({ id, word: candidate, distance, cost });
  }
  return found;
};

const mostLikely = (candidates: readonly Candidate[]): readonly Correction[] => {
  const sorted = candidates.toSorted((a, b) => a.cost - b.cost || a.id - b.id);
  const lowest = sorted[0]?.cost ?? 0;
  return sorted
    .filter(({ cost }) => cost <= lowest + COST_MARGIN)
    .slice(0, MAX_CANDIDATES)
    .map(({ word, distance, cost }, rank) => ({
      word,
      likelihood: rank === 0 ? 1 : OTHER_LIKELIHOOD - (cost - lowest) - 0.05 * rank,
      isSimple: distance <= 1,
    }));
};

/** Additional cost of an error in the first letter, which is unlikely except for a transposition. */
const firstLetterCost = (word: string, candidate: string): number => {
  if (word[0] === candidate[0]) return 0;
  return word[0] === candidate[1] && word[1] === candidate[0] ? 0.1 : 0.5;
};
