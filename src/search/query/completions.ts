// Completion of words that a query has only in part.
import { isJoined, namePostingCount, type SearchIndex } from '../index/index-sections.ts';
import { completionFactor, MAX_ENTRIES, MAX_PREFIX_LENGTH, prefixTerm } from '../index/posting.ts';
import { PREFIX } from '../weights.ts';
import { allPostings, namePostings, type PostingRange } from './posting-ranges.ts';

/** Adds the name postings of longer words that begin with `word`, which is a term. */
export const addCompletionsOfTerm = (
  ranges: PostingRange[],
  index: SearchIndex,
  word: string,
  factor: number,
): void => {
  const precomputed = precomputedPrefix(index, word, factor);
  if (precomputed !== undefined) {
    ranges.push(precomputed);
    return;
  }
  const [from, to] = index.terms.range(word, index.wordTerms);
  for (let at = from; at < to; at++) {
    const term = index.wordTerms[at];
    const nameCount = namePostingCount(index, term);
    if (nameCount === 0 || isJoined(index, term)) continue;
    const length = index.terms.byteLength(term);
    if (length === word.length) continue;
    const wordFactor = factor * completionFactor(word.length / length, nameCount);
    ranges.push(namePostings(index, term, { factor: wordFactor, wordCount: 1 }));
  }
};

/** Maximum number of completions of an unknown word. */
const MAX_COMPLETIONS = 48;

/** All postings of the shortest words that begin with `word`, which is no term. */
export const completionsOfUnknown = (index: SearchIndex, word: string): readonly PostingRange[] => {
  const precomputed = precomputedPrefix(index, word, PREFIX.ofUnknown);
  if (precomputed !== undefined) return [precomputed];
  return shortestCompletions(index, word).map(term => {
    const length = index.terms.byteLength(term);
    const factor = PREFIX.ofUnknown * completionFactor(word.length / length, namePostingCount(index, term));
    return allPostings(index, term, { factor, wordCount: 1 });
  });
};

const precomputedPrefix = (index: SearchIndex, word: string, factor: number): PostingRange | undefined => {
  if (word.length > MAX_PREFIX_LENGTH) return undefined;
  const term = index.terms.find(prefixTerm(word));
  return term < 0 ? undefined : allPostings(index, term, { factor, wordCount: 1 });
};

/** An upper bound of all term ids. */
const TERM_LIMIT = 2 ** 22;

/** The shortest longer terms that begin with `prefix`. Of two equally long terms, the one in more names comes first. */
const shortestCompletions = (index: SearchIndex, prefix: string): readonly number[] => {
  const [from, to] = index.terms.range(prefix, index.wordTerms);
  // One number has length, number of names and term, because sorting numbers is faster than sorting objects.
  const keys = new Float64Array(to - from);
  let count = 0;
  for (let at = from; at < to; at++) {
    const term = index.wordTerms[at];
    const length = index.terms.byteLength(term);
    if (length === prefix.length) continue;
    keys[count++] = ((length + 1) * MAX_ENTRIES - namePostingCount(index, term)) * TERM_LIMIT + term;
  }
  return Array.from(keys.subarray(0, count).sort().subarray(0, MAX_COMPLETIONS), key => key % TERM_LIMIT);
};
