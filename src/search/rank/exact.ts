// Lookup of entries whose name is the whole query.
import { postingsEnd, postingsStart, type SearchIndex } from '../index/index-sections.ts';
import { EXACT_IMPACT, postingEntry, postingImpact } from '../index/posting.ts';
import { phraseKey } from '../text/tokenize.ts';

export const findExactEntries = (index: SearchIndex, words: readonly string[]): Uint32Array => {
  const term = index.terms.find(phraseKey(words));
  if (term < 0) return new Uint32Array();
  const start = postingsStart(index, term);
  const list = index.postings.subarray(start, postingsEnd(index, term));
  // Exact names come first, because the list is sorted by descending impact.
  let count = 0;
  while (count < list.length && postingImpact(list[count]) === EXACT_IMPACT) count++;
  return list.slice(0, count).map(postingEntry);
};
