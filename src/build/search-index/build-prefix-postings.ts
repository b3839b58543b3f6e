// Builder of precomputed posting lists for short prefixes.
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

/** Minimum number of entries, plus 1, for a precomputed list; rarer prefixes are expanded at query time. */
const MIN_ENTRIES = 600;

/** For each frequent prefix, the entries whose name or aliases contain a longer word that starts with the prefix. */
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
