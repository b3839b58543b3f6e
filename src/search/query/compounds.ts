// Compounds: two words of icon names that were typed as one.

import { headCount, type SearchIndex } from '../index/index-sections.ts';

/** The parts of a compound have at least this many letters: shorter ones split almost anything. */
const SHORTEST_PART = 3;

/** In other languages terms are many and short ones among them. */
const SHORTEST_FOREIGN = { first: 4, second: 5 } as const;

/**
 * The parts of a word that is no term: two words of names ('usersettings' is 'user settings') or two terms of any
 * language ('Benutzerkonto' is 'benutzer konto'), with or without an s between them.
 */
export const splitCompound = (index: SearchIndex, word: string): readonly string[] | undefined =>
  /^[a-z]+$/.test(word) ? (bestSplit(index, word) ?? foreignSplit(index, word)) : undefined;

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

/** The split with the longest first half. */
const foreignSplit = (index: SearchIndex, word: string): readonly string[] | undefined => {
  for (let at = word.length - SHORTEST_FOREIGN.second; at >= SHORTEST_FOREIGN.first; at--) {
    const second = word.slice(at);
    if (index.terms.find(second) < 0) continue;
    const first = [word.slice(0, at), word.slice(0, at).replace(/s$/, '')].find(
      part => part.length >= SHORTEST_FOREIGN.first && index.terms.find(part) >= 0,
    );
    if (first !== undefined) return [first, second];
  }
  return undefined;
};

const nameCount = (index: SearchIndex, word: string): number => {
  const term = index.terms.find(word);
  return term < 0 ? 0 : headCount(index, term);
};
