// Splitter for two words typed as one.
import { namePostingCount, type SearchIndex } from '../index/index-sections.ts';

/** Minimum length of a part. With shorter parts almost any word could be split. */
const MIN_PART_LENGTH = 3;

/** Minimum lengths for parts in any language; longer, because the dictionary contains many short foreign terms. */
const MIN_FOREIGN_LENGTH = { first: 4, second: 5 } as const;

/**
 * Splits an unknown word into two words of icon names ('usersettings' → 'user', 'settings') or two terms of any
 * language ('benutzerkonto' → 'benutzer', 'konto'), with or without a linking s. Returns undefined if no split exists.
 */
export const splitCompound = (index: SearchIndex, word: string): readonly string[] | undefined =>
  /^[a-z]+$/.test(word) ? (splitByNames(index, word) ?? splitByTerms(index, word)) : undefined;

/** Chooses the split that maximizes the name count of its rarer part. */
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

/** Chooses the split with the longest first part. */
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
