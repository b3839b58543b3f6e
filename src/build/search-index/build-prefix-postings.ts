// Builder of the precomputed posting lists of short prefixes.
import {
  POSTING_MAX,
  packImpact,
  postingCoverage,
  postingEntry,
  postingImpact,
  postingWeight,
} from '../../search/index/posting.ts';
import { completionFactor, MAX_PREFIX_LENGTH, prefixTerm } from '../../search/index/prefix-postings.ts';
import { type Postings, toPostings } from './posting-collector.ts';
import { MIN_NAME_IMPACT } from './weights.ts';

/** A prefix gets a list if it starts a word in the names of more entries than this. */
const MIN_ENTRIES = 600;

/** Per prefix: the entries that have a longer word with this prefix in their names or aliases. */
export const buildPrefixPostings = (postings: Postings, words: ReadonlySet<string>): Postings => {
  const rows = new Map<string, Map<number, number>>();
  for (const word of words) {
    const list = postings.get(word) ?? [];
    const end = list.findIndex(posting => postingImpact(posting) < MIN_NAME_IMPACT);
    const namePostings = end < 0 ? list : list.slice(0, end);
    for (let length = 1; length <= MAX_PREFIX_LENGTH && length < word.length; length++) {
      const prefix = word.slice(0, length);
      const row = rows.get(prefix) ?? new Map<number, number>();
      rows.set(prefix, row);
      const factor = completionFactor(length / word.length, namePostings.length);
      for (const posting of namePostings) {
        const weight = (postingWeight(posting) / POSTING_MAX) * factor;
        const impact = packImpact(weight, postingCoverage(posting) / POSTING_MAX);
        const entry = postingEntry(posting);
        if ((row.get(entry) ?? 0) < impact) row.set(entry, impact);
      }
    }
  }
  const lists = [...rows].filter(([, row]) => row.size > MIN_ENTRIES);
  return toPostings(lists.map(([prefix, row]) => [prefixTerm(prefix), row]));
};
