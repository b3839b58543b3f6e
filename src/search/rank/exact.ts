// Exact names: the entries whose name is the query itself, word for word.

import { postingsEnd, postingsFrom, type SearchIndex } from '../index/index-sections.ts';
import { EXACT, postingEntry, postingValue } from '../index/posting.ts';
import { phraseKey } from '../text/tokenize.ts';

export const exactEntries = (index: SearchIndex, words: readonly string[]): Uint32Array => {
  const term = index.terms.find(phraseKey(words));
  if (term < 0) return new Uint32Array();
  const start = postingsFrom(index, term);
  const end = postingsEnd(index, term);
  // The strongest postings come first.
  let count = 0;
  while (start + count < end && postingValue(index.postings[start + count]) === EXACT) count++;
  return index.postings.slice(start, start + count).map(postingEntry);
};
