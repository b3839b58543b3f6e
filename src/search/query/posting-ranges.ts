// Posting ranges: sections of posting lists that match a query term.
import {
  isEnglish,
  isTranslation,
  namePostingCount,
  postingsEnd,
  postingsStart,
  referenceSimilarity,
  referenceTarget,
  type SearchIndex,
} from '../index/index-sections.ts';
import { UNLIKELY_LANGUAGE } from '../weights.ts';

export interface PostingRange {
  readonly term: number;
  /** The range [start, end) of `postings`. */
  readonly start: number;
  readonly end: number;
  /** Whether `term` is a related term of the query word instead of the word itself. */
  readonly isReference: boolean;
  /** Multiplies the weights of the postings; at most 1. */
  readonly factor: number;
  /** Number of query words that the term consists of; each word gets an equal part of the coverage. */
  readonly wordCount: number;
}

export interface RangeOptions {
  readonly factor: number;
  readonly wordCount: number;
  /** Whether other words of the query are English. Then 'pain' in 'back pain' is not French for bread. */
  readonly isEnglishQuery?: boolean;
}

/** In an English query, a foreign term up to this length is probably the beginning of an English word. */
const FRAGMENT_LENGTH = 2;

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
 * Adds the postings of a term and of its related terms: all postings of a translation, the name postings of a synonym.
 * Adds nothing if `term` is negative (not found).
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
  const isEnglishQuery = options.isEnglishQuery === true;
  if (isEnglishQuery && !isEnglish(index, term) && index.terms.byteLength(term) <= FRAGMENT_LENGTH) return;
  const isHomograph = isEnglishQuery && isEnglish(index, term);
  const end = index.referenceStarts[term + 1];
  for (let at = index.referenceStarts[term]; at < end; at++) {
    const reference = index.references[at];
    const postings = isTranslation(reference) ? allPostings : namePostings;
    const isUnlikely = isHomograph && isTranslation(reference);
    const factor = options.factor * referenceSimilarity(reference) * (isUnlikely ? UNLIKELY_LANGUAGE : 1);
    ranges.push(postings(index, referenceTarget(reference), { factor, wordCount: options.wordCount }, true));
  }
};
