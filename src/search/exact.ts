// Exact names: the entries whose name is the query itself, word for word.
import { EXACT, postingEntry, postingValue } from './posting.ts';
import type { SearchIndex } from './sections.ts';
import { phraseKey } from './tokenize.ts';

export const exactEntries = (index: SearchIndex, words: readonly string[]): Uint32Array => {
  const term = index.terms.find(phraseKey(words));
  if (term < 0) return new Uint32Array();
  const postings = index.postings.subarray(index.postingStarts[term], index.postingStarts[term + 1]);
  // The strongest postings come first.
  const count = postings.findIndex(posting => postingValue(posting) !== EXACT);
  return postings.slice(0, count < 0 ? postings.length : count).map(postingEntry);
};
