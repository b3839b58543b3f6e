// Posting ranges: the parts of posting lists that match a query term.
import {
  isEnglish,
  isTranslation,
  namePostingCount,
  postingsEnd,
  postingsStart,
  referenceLanguage,
  referenceSimilarity,
  referencesEnd,
  referencesStart,
  referenceTarget,
  type SearchIndex,
} from '../index/index-sections.ts';
import { OTHER_LANGUAGE, OWN_LANGUAGE } from '../weights.ts';

export interface PostingRange {
  readonly term: number;
  /** The postings in [start, end). */
  readonly start: number;
  readonly end: number;
  /** Whether `term` is a related term of the query word instead of the word itself. */
  readonly isReference: boolean;
  /** Factor for the weights of the postings, at most 1. */
  readonly factor: number;
  /** Number of query words in the term. Each word gets an equal part of the coverage. */
  readonly wordCount: number;
}

export interface RangeOptions {
  readonly factor: number;
  readonly wordCount: number;
  /** Index in LANGUAGES of the language of the sentence. 0 if unknown. */
  readonly language?: number;
}

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

/** The name and alias postings of the term. */
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
 * Adds the postings of a term and of its related terms: all postings of translations, only the name postings of
 * synonyms. Adds nothing if `term` is negative (not found).
 */
export const addTermRanges = (
  ranges: PostingRange[],
  index: SearchIndex,
  term: number,
  options: RangeOptions,
): void => {
  if (term < 0) return;
  if (options.language) {
    addForeignRanges(ranges, index, term, { ...options, language: options.language });
    return;
  }
  const own = allPostings(index, term, options);
  if (own.end > own.start) ranges.push(own);
  const end = referencesEnd(index, term);
  for (let at = referencesStart(index, term); at < end; at++) {
    const reference = index.references[at];
    const postings = isTranslation(reference) ? allPostings : namePostings;
    const factor = options.factor * referenceSimilarity(reference);
    ranges.push(postings(index, referenceTarget(reference), { factor, wordCount: options.wordCount }, true));
  }
};

/**
 * Adds the postings like `addTermRanges`, in a sentence of a known language. If the language has the term, its
 * translations count as much as those of a word that only this language has, and meanings in other languages count
 * little.
 */
const addForeignRanges = (
  ranges: PostingRange[],
  index: SearchIndex,
  term: number,
  { factor, wordCount, language }: RangeOptions & { readonly language: number },
): void => {
  const references = index.references.subarray(referencesStart(index, term), referencesEnd(index, term));
  const isOwn = (reference: number): boolean => {
    const own = referenceLanguage(index, term, reference);
    return own === language || (own === 0 && isTranslation(reference));
  };
  const best = references.find(reference => isOwn(reference) && isTranslation(reference)) ?? 0;
  const isKnown = referenceSimilarity(best) > 0;
  const gain = isKnown ? OWN_LANGUAGE / referenceSimilarity(best) : 1;
  const own = allPostings(index, term, { factor: isKnown ? factor * OTHER_LANGUAGE : factor, wordCount });
  if (own.end > own.start) ranges.push(own);
  for (const reference of references) {
    const isOther = !isOwn(reference) && (isKnown || isEnglish(index, term));
    const weight = isOwn(reference) ? gain : isOther ? OTHER_LANGUAGE : 1;
    const options = { factor: factor * Math.min(1, referenceSimilarity(reference) * weight), wordCount };
    const postings = isTranslation(reference) ? allPostings : namePostings;
    ranges.push(postings(index, referenceTarget(reference), options, true));
  }
};
