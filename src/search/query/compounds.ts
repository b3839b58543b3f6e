// Compound splitting: two words typed as one.
import { namePostingCount, type SearchIndex } from '../index/index-sections.ts';

/** Shorter parts would split almost any word. */
const MIN_PART_LENGTH = 3;

/** Parts of words in other languages are longer: their dictionary has many short terms. */
const MIN_FOREIGN_LENGTH = { first: 4, second: 5 } as const;

/**
 * The parts of a word that is no term: two words of icon names ('usersettings' is 'user settings') or two terms of any
 * language ('Benutzerkonto' is 'benutzer konto'), with or without an s between them.
 */
export const splitCompound = (index: SearchIndex, word: string): readonly string[] | undefined =>
  /^[a-z]+$/.test(word) ? (splitByNames(index, word) ?? splitByTerms(index, word)) : undefined;

/** The split whose less frequent part is in the most names. */
const splitByNames = (index: SearchIndex, word: string): readonly string[] | undefined => {
  let best: readonly string[] | undefined;
  let highest = 0;
  for (let at = MIN_PART_LENGTH; at <= word.length - MIN_PART_LENGTH; at++) {
    const parts = [word.slice(0, at), word.slice(at)];
    const frequency = Math.min(...parts.map(part => nameCount(index, part)));
    if (frequency > highest) [best, highest] = [parts, frequency];
  }
  return best;
};

const nameCount = (index: SearchIndex, word: string): number => {
  const term = index.terms.find(word);
  return term < 0 ? 0 : namePostingCount(index, term);
};

/** The split with the longest first part. */
const splitByTerms = (index: SearchIndex, word: string): readonly string[] | undefined => {
  const isTerm = (part: string): boolean => index.terms.find(part) >= 0;
  for (let at = word.length - MIN_FOREIGN_LENGTH.second; at >= MIN_FOREIGN_LENGTH.first; at--) {
    const second = word.slice(at);
    if (!isTerm(second)) continue;
    const first = [word.slice(0, at), word.slice(0, at).replace(/s$/, '')].find(
      part => part.length >= MIN_FOREIGN_LENGTH.first && isTerm(part),
    );
    if (first !== undefined) return [first, second];
  }
  return undefined;
};
