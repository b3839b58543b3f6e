// Correction candidates for a misspelled word.
import { editDistanceFrom } from '../../model/edit-distance.ts';
import { findSimilarWords, letterSignature, mayBeWithin, wordRarity } from '../index/deletion-index.ts';
import type { SearchIndex } from '../index/index-sections.ts';

export interface Correction {
  readonly word: string;
  readonly isSimple: boolean;
}

/** Minimum length of corrected words. Shorter words have too many neighbors at distance 1. */
const MIN_LENGTH = 3;
/** Minimum length of words with two corrected errors. */
const MIN_LENGTH_TWO_ERRORS = 6;
/**
 * Maximum cost of two errors in a word of fewer than MIN_LENGTH_ANY_TWO letters. It allows two errors only if one of
 * them is frequent, such as an omitted letter.
 */
const MAX_COST_TWO_ERRORS = 1.75;
const MIN_LENGTH_ANY_TWO = 9;
/** Maximum rarity of a correction with two errors. */
const MAX_RARITY_TWO_ERRORS = 2;
/** Additional cost of a candidate, indexed by rarity. */
const RARITY_COSTS = [0, 0.08, 0.18, 0.4];
/** Additional cost of an error in the first letter, which is unlikely. */
const FIRST_LETTER_COST = 0.5;
/** Maximum cost per error. A rare word with an unusual error is more likely a word that the vocabulary does not have. */
const MAX_COST = 1.1;
/** If a candidate with one error costs at most this, candidates with two errors are ignored. */
const LIKELY_COST = 0.85;

/**
 * Finds words at distance 1 and, if none of them is likely, words at distance 2 with the same first letter. Returns
 * the most likely word.
 */
export const findCorrection = (index: SearchIndex, word: string): Correction | undefined => {
  if (word.length < MIN_LENGTH || !/^[a-z0-9]+$/.test(word)) return undefined;
  const near: Candidate[] = [];
  const addNear = candidateCollector(index, word, 1, near);
  for (const id of findSimilarWords(index, word)) addNear(id);
  if (word.length < MIN_LENGTH_TWO_ERRORS || near.some(({ cost }) => cost <= LIKELY_COST)) {
    return mostLikely(near);
  }
  const alike: Candidate[] = [];
  const addAlike = candidateCollector(index, word, 2, alike);
  const [from, to] = index.corrections.range(word.slice(0, 1));
  for (let id = from; id < to; id++) addAlike(id);
  const isFar = ({ word: other, distance }: Candidate) => distance > 1 || other[0] !== word[0];
  return mostLikely([...near, ...alike.filter(isFar)]);
};

interface Candidate {
  readonly id: number;
  readonly word: string;
  readonly distance: number;
  readonly cost: number;
}

/** Returns a function that adds a candidate to `found`, by its id, if it is within `limit` errors of `word`. */
const candidateCollector = (
  index: SearchIndex,
  word: string,
  limit: 1 | 2,
  found: Candidate[],
): ((id: number) => void) => {
  const signature = letterSignature(word);
  const distanceTo = editDistanceFrom(word, limit);
  const maxDistance = limit === 2 && word.length < MIN_LENGTH_ANY_TWO ? MAX_COST_TWO_ERRORS : limit;
  const { correctionTraits, corrections } = index;
  return id => {
    const traits = correctionTraits[id];
    if (limit === 2 && wordRarity(traits) > MAX_RARITY_TWO_ERRORS) return;
    if (!mayBeWithin(signature, traits, limit)) return;
    const length = corrections.byteLength(id);
    if (Math.abs(length - word.length) > limit || length < MIN_LENGTH) return;
    const candidate = corrections.word(id);
    const distance = distanceTo(candidate);
    if (distance > maxDistance) return;
    const firstLetterCost = candidate[0] === word[0] ? 0 : FIRST_LETTER_COST;
    const cost = distance + firstLetterCost + RARITY_COSTS[wordRarity(traits)];
    if (cost <= MAX_COST * limit) found.push({ id, word: candidate, distance, cost });
  };
};

const mostLikely = (candidates: readonly Candidate[]): Correction | undefined => {
  const [best] = candidates.toSorted((a, b) => a.cost - b.cost || a.id - b.id);
  return best && { word: best.word, isSimple: best.distance <= 1 };
};
