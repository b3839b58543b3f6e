// Prefix completion: the words that begin with a typed word.
import { namePostingCount, type SearchIndex } from '../index/index-sections.ts';
import { MAX_ENTRIES } from '../index/posting.ts';
import { completionFactor, MAX_PREFIX_LENGTH, prefixTerm } from '../index/prefix-postings.ts';
import { JOINED_BIT } from '../text/letter-signature.ts';
import { PREFIX } from '../weights.ts';
import { addTermRanges, allPostings, namePostings, type PostingRange } from './posting-ranges.ts';

/** Adds the name postings of longer words that begin with `word`, where `word` itself is a term. */
export const addCompletionsBeside = (
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
  const [from, to] = wordsWithPrefix(index, word);
  for (let at = from; at < to; at++) {
    const term = index.wordTerms[at];
    const nameCount = namePostingCount(index, term);
    if (nameCount === 0 || (index.wordSignatures[at] & JOINED_BIT) !== 0) continue;
    const length = index.terms.byteLength(term);
    if (length === word.length) continue;
    const wordFactor = factor * completionFactor(word.length / length, nameCount);
    ranges.push(namePostings(index, term, { factor: wordFactor, wordCount: 1 }));
  }
};

export const hasCompletionBeside = (index: SearchIndex, word: string): boolean => {
  const ranges: PostingRange[] = [];
  addCompletionsBeside(ranges, index, word, 1);
  return ranges.length > 0;
};

/** Of the completions, the shortest are used; of these, the first few also with the terms they refer to. */
const MAX_COMPLETIONS = 48;
const MAX_EXPANDED_COMPLETIONS = 6;

/** All postings of longer words that begin with `word`, where `word` itself is no term. */
export const completionsAlone = (index: SearchIndex, word: string): readonly PostingRange[] => {
  const precomputed = precomputedPrefix(index, word, PREFIX.alone);
  if (precomputed !== undefined) return [precomputed];
  const ranges: PostingRange[] = [];
  for (const [rank, term] of shortestCompletions(index, word).entries()) {
    const length = index.terms.byteLength(term);
    const factor = PREFIX.alone * completionFactor(word.length / length, namePostingCount(index, term));
    const isExpanded = rank < MAX_EXPANDED_COMPLETIONS && length <= 2 * word.length;
    if (isExpanded) addTermRanges(ranges, index, term, { factor, wordCount: 1 });
    else ranges.push(allPostings(index, term, { factor, wordCount: 1 }));
  }
  return ranges;
};

const precomputedPrefix = (index: SearchIndex, word: string, factor: number): PostingRange | undefined => {
  if (word.length > MAX_PREFIX_LENGTH) return undefined;
  const term = index.terms.find(prefixTerm(word));
  return term < 0 ? undefined : allPostings(index, term, { factor, wordCount: 1 });
};

/** The range [from, end) of the word numbers whose words begin with `prefix`. */
export const wordsWithPrefix = (
  { terms, wordTerms }: SearchIndex,
  prefix: string,
): readonly [number, number] => terms.range(prefix, wordTerms);

/** Above every term number. */
const TERM_LIMIT = 2 ** 22;

/** The terms of the shortest longer words; of equally short words, those in more names come first. */
const shortestCompletions = (index: SearchIndex, prefix: string): readonly number[] => {
  const [from, to] = wordsWithPrefix(index, prefix);
  // Length, name count and term in one number each: sorting numbers is faster than sorting objects.
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
