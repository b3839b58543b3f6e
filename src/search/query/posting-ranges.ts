// Posting ranges: the parts of posting lists that a query word matches.
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
  sharedLanguages,
} from '../index/index-sections.ts';
import { ENGLISH, UNKNOWN } from '../text/languages.ts';
import { CERTAIN, OTHER_LANGUAGE, OWN_LANGUAGE } from '../weights.ts';

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

interface RangeOptions {
  readonly factor: number;
  readonly wordCount: number;
  /** Index in LANGUAGES of the language of the sentence. Default: UNKNOWN. */
  readonly language?: number;
}

export const allPostings = (
  index: SearchIndex,
  term: number,
  { factor, wordCount }: RangeOptions,
  isReference = false,
): PostingRange => {
  const start = postingsStart(index, term);
  const end = postingsEnd(index, term);
  return { term, start, end, isReference, factor, wordCount };
};

/** The name and alias postings of the term. */
export const namePostings: typeof allPostings = (index, term, options, isReference) => {
  const all = allPostings(index, term, options, isReference);
  return { ...all, end: all.start + namePostingCount(index, term) };
};

/**
 * Adds the postings of a term and of its related terms: all postings of translations, only the name postings of
 * synonyms. If the language of the sentence has the term, its translations into this language count more, its English
 * meanings less, and those in other languages not at all: a French skull is no `crane`. Adds nothing if `term` is negative
 * (not found).
 */
export const addTermRanges = (
  ranges: PostingRange[],
  index: SearchIndex,
  term: number,
  { factor, wordCount, language = UNKNOWN }: RangeOptions,
): void => {
  if (term < 0) return;
  const isOwnReference = language > 0 ? createLanguageTest(index, term, language) : () => false;
  const best = language > 0 ? ownSimilarity(index, term, isOwnReference) : 0;
  const own = allPostings(index, term, { factor: best > 0 ? factor * OTHER_LANGUAGE : factor, wordCount });
  if (own.end > own.start) ranges.push(own);
  const isOfOther = language > 0 && (best > 0 || isEnglish(index, term));
  const isEnglishWord = language === ENGLISH && isEnglish(index, term);
  // The translation of several languages is international, and has the same sense in English: 'aquarium'.
  const isForeign = (reference: number): boolean =>
    (best > 0 && isTranslation(reference)) ||
    ((best > 0 || isEnglishWord) && referenceLanguage(index, term, reference) !== ENGLISH);
  const end = referencesEnd(index, term);
  for (let at = referencesStart(index, term); at < end; at++) {
    const reference = index.references[at];
    const isOwn = best > 0 && isOwnReference(reference);
    if (!isOwn && isForeign(reference)) continue;
    const weight = isOwn ? OWN_LANGUAGE / best : isOfOther ? OTHER_LANGUAGE : 1;
    const options = { factor: factor * Math.min(1, referenceSimilarity(reference) * weight), wordCount };
    const postings = isTranslation(reference) ? allPostings : namePostings;
    ranges.push(postings(index, referenceTarget(reference), options, true));
  }
};

type ReferenceTest = (reference: number) => boolean;

/**
 * Returns a function that says whether a reference of the term belongs to the language. A translation without language
 * belongs to all languages of the term.
 */
const createLanguageTest = (index: SearchIndex, term: number, language: number): ReferenceTest => {
  const isShared = ((sharedLanguages(index, term) >>> language) & 1) > 0;
  return reference => {
    const own = referenceLanguage(index, term, reference);
    return own === language || (isShared && own === ENGLISH && isTranslation(reference));
  };
};

/**
 * The similarity of the best translation of the term as a word of the language. 0 if there is none. A word in names of icons
 * that several languages have keeps its sense unless the translation is certain: 'piano' is no guitar in Spanish.
 */
const ownSimilarity = (index: SearchIndex, term: number, isOwnReference: ReferenceTest): number => {
  const end = referencesEnd(index, term);
  for (let at = referencesStart(index, term); at < end; at++) {
    const reference = index.references[at];
    if (!isTranslation(reference) || !isOwnReference(reference)) continue;
    const similarity = referenceSimilarity(reference);
    const isShared = namePostingCount(index, term) > 0 && referenceLanguage(index, term, reference) === 0;
    return isShared && similarity < CERTAIN ? 0 : similarity;
  }
  return 0;
};
