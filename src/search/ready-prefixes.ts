// Ready-made lists for prefixes that begin very many words: 'a' would otherwise read a tenth of the index.
import { byValueThenEntry, type Postings } from './field-postings.ts';
import {
  FULL,
  packPosting,
  packValue,
  postingEntry,
  postingShare,
  postingStrength,
  postingValue,
} from './posting.ts';
import { FIELD } from './weights.ts';

/** The term of a ready-made list; no word begins with an asterisk. */
export const readyPrefixTerm = (prefix: string): string => `*${prefix}`;

/** Prefixes up to this length can have a ready-made list, if they begin names of more entries than `MANY`. */
export const LONGEST_READY = 3;
const MANY = 600;

const WEAKEST = packValue(FIELD.aliasWord, 0);

/** Lists of the entries whose names and aliases hold a longer word that begins with the prefix. */
export const buildReadyPrefixes = (postings: Postings, words: ReadonlySet<string>): Postings => {
  const rows = new Map<string, Map<number, number>>();
  for (const word of words) {
    for (let length = 1; length <= LONGEST_READY && length < word.length; length++) {
      const prefix = word.slice(0, length);
      const row = rows.get(prefix) ?? new Map<number, number>();
      rows.set(prefix, row);
      const list = postings.get(word) ?? [];
      const end = list.findIndex(posting => postingValue(posting) < WEAKEST);
      const heads = end < 0 ? list : list.slice(0, end);
      const factor = completionFactor(length / word.length, heads.length);
      for (const posting of heads) {
        const value = packValue((postingStrength(posting) / FULL) * factor, postingShare(posting) / FULL);
        if ((row.get(postingEntry(posting)) ?? 0) < value) row.set(postingEntry(posting), value);
      }
    }
  }
  const lists = [...rows]
    .filter(([, row]) => row.size > MANY)
    .map(([prefix, row]) => {
      const list = [...row].map(([entry, value]) => packPosting(entry, value));
      return [readyPrefixTerm(prefix), list.sort(byValueThenEntry)] as const;
    });
  return new Map(lists);
};

/** In this many names a word is as common as it needs to be. */
const COMMON = 127;

/** What a word typed in part counts, up to 1: by how much of it is typed, and by how many names have it. */
export const completionFactor = (typed: number, names: number): number =>
  0.6 + 0.2 * typed + 0.2 * Math.min(1, Math.log1p(names) / Math.log1p(COMMON));
