// Builds the precomputed posting lists for prefixes that begin many words.

import {
  POSTING_MAX,
  packImpact,
  packPosting,
  postingCoverage,
  postingEntry,
  postingImpact,
  postingWeight,
} from '../../search/index/posting.ts';
import { completionFactor, MAX_PREFIX_LENGTH, prefixTerm } from '../../search/index/prefix-postings.ts';
import { byImpactThenEntry, type Postings } from './field-postings.ts';
import { FIELD } from './weights.ts';

/** A prefix gets a list if it begins names of more entries than this. */
const MANY = 600;

const WEAKEST = packImpact(FIELD.aliasWord, 0);

/** Lists of the entries whose names and aliases hold a longer word that begins with the prefix. */
export const buildPrefixPostings = (postings: Postings, words: ReadonlySet<string>): Postings => {
  const rows = new Map<string, Map<number, number>>();
  for (const word of words) {
    for (let length = 1; length <= MAX_PREFIX_LENGTH && length < word.length; length++) {
      const prefix = word.slice(0, length);
      const row = rows.get(prefix) ?? new Map<number, number>();
      rows.set(prefix, row);
      const list = postings.get(word) ?? [];
      const end = list.findIndex(posting => postingImpact(posting) < WEAKEST);
      const heads = end < 0 ? list : list.slice(0, end);
      const factor = completionFactor(length / word.length, heads.length);
      for (const posting of heads) {
        const value = packImpact(
          (postingWeight(posting) / POSTING_MAX) * factor,
          postingCoverage(posting) / POSTING_MAX,
        );
        if ((row.get(postingEntry(posting)) ?? 0) < value) row.set(postingEntry(posting), value);
      }
    }
  }
  const lists = [...rows]
    .filter(([, row]) => row.size > MANY)
    .map(([prefix, row]) => {
      const list = [...row].map(([entry, value]) => packPosting(entry, value));
      return [prefixTerm(prefix), list.sort(byImpactThenEntry)] as const;
    });
  return new Map(lists);
};
