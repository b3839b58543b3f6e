// Compounds: two words of icon names that were typed as one.
import { wordsFrom } from './completions.ts';
import { headCount, type SearchIndex } from './sections.ts';

/** The parts of a compound have at least this many letters: shorter ones split almost anything. */
const SHORTEST_PART = 3;

/** Splits words that are no terms and begin none, where both halves are words of names: 'usersettings' → 'user settings'. */
export const splitCompounds = (index: SearchIndex, words: readonly string[]): readonly string[] =>
  words.flatMap(word => (isUnknown(index, word) ? (bestSplit(index, word) ?? [word]) : [word]));

const isUnknown = (index: SearchIndex, word: string): boolean => {
  if (word.length < 2 * SHORTEST_PART || !/^[a-z]+$/.test(word)) return false;
  if (index.terms.find(word) >= 0) return false;
  const [from, to] = wordsFrom(index, word);
  return from === to;
};

/** The split whose rarer half is in most names. */
const bestSplit = (index: SearchIndex, word: string): readonly string[] | undefined => {
  let best: readonly string[] | undefined;
  let most = 0;
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const parts = [word.slice(0, at), word.slice(at)];
    const uses = Math.min(...parts.map(part => nameCount(index, part)));
    if (uses > most) [best, most] = [parts, uses];
  }
  return best;
};

const nameCount = (index: SearchIndex, word: string): number => {
  const term = index.terms.find(word);
  return term < 0 ? 0 : headCount(index, term);
};
