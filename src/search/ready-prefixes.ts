// Ready-made lists for prefixes that begin very many words: 'a' would otherwise read a tenth of the index.
import { byValueThenEntry, type Postings } from './field-postings.ts';
import {
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
      for (const posting of postings.get(word) ?? []) {
        if (postingValue(posting) < WEAKEST) break;
        const value = completedValue(posting, length / word.length);
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

/** A word typed in part counts by how much of it is typed. */
export const completion = (typed: number): number => 0.5 + 0.5 * typed;

const completedValue = (posting: number, typed: number): number =>
  packValue((postingStrength(posting) / 63) * completion(typed), postingShare(posting) / 63);
