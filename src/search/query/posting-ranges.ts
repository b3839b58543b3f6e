// Posting ranges: the parts of posting lists that match a query term.
import {
  isTranslation,
  namePostingCount,
  postingsEnd,
  postingsStart,
  referenceSimilarity,
  referenceTarget,
  type SearchIndex,
} from '../index/index-sections.ts';

export interface PostingRange {
  readonly term: number;
  /** The range [start, end) of `postings`. */
  readonly start: number;
  readonly end: number;
  /** Whether the term was reached by a reference from another term. */
  readonly isReference: boolean;
  /** Multiplies the weights of the postings; at most 1. */
  readonly factor: number;
  /** The number of query words that the term stands for. Each gets an equal part of the coverage. */
  readonly wordCount: number;
}

export interface RangeOptions {
  readonly factor: number;
  readonly wordCount: number;
}

/** All postings of the term. */
export const allPostings = (
  index: SearchIndex,
  term: number,
  { factor, wordCount }: RangeOptions,
  isReference = false,
): PostingRange => ({
  term,
  start: postingsStart(index, term),
  end: postingsEnd(index, term),
  isReference,
  factor,
  wordCount,
});

/** The postings of the term that come from names and aliases. */
export const namePostings = (
  index: SearchIndex,
  term: number,
  { factor, wordCount }: RangeOptions,
  isReference = false,
): PostingRange => {
  const start = postingsStart(index, term);
  return { term, start, end: start + namePostingCount(index, term), isReference, factor, wordCount };
};

/**
 * Adds the postings of the term and of the terms that it refers to: all postings of a translation, the name postings of
 * a synonym. Adds nothing for a negative term number.
 */
export const addTermRanges = (
  ranges: PostingRange[],
  index: SearchIndex,
  term: number,
  options: RangeOptions,
): void => {
  if (term < 0) return;
  const own = allPostings(index, term, options);
  if (own.end > own.start) ranges.push(own);
  const end = index.referenceStarts[term + 1];
  for (let at = index.referenceStarts[term]; at < end; at++) {
    const reference = index.references[at];
    const postings = isTranslation(reference) ? allPostings : namePostings;
    const factor = options.factor * referenceSimilarity(reference);
    ranges.push(postings(index, referenceTarget(reference), { factor, wordCount: options.wordCount }, true));
  }
};
