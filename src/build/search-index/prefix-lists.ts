// Builds the precomputed posting lists for prefixes that begin many words.

import {
  FULL,
  packPosting,
  packValue,
  postingEntry,
  postingShare,
  postingStrength,
  postingValue,
} from '../../search/index/posting.ts';
import { completionFactor, LONGEST_READY, readyPrefixTerm } from '../../search/index/prefix-postings.ts';
import { FIELD } from '../../search/rank/weights.ts';
import { byValueThenEntry, type Postings } from './field-postings.ts';

/** A prefix gets a list if it begins names of more entries than this. */
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
