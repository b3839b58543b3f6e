// Sources: the posting lists that answer a term, its own and those of the terms it refers to.
import {
  headCount,
  isTranslation,
  postingsEnd,
  postingsFrom,
  referenceNearness,
  referenceTarget,
  type SearchIndex,
} from '../index/index-sections.ts';

/** A list of postings to read. */
export interface Source {
  readonly term: number;
  /** Where in `postings` it begins and ends. */
  readonly start: number;
  readonly end: number;
  /** Was the term referred to by another? */
  readonly isReference: boolean;
  /** Factor on the strength of its postings, up to 1. */
  readonly factor: number;
  /** How many words of the query the term stands for: its share of the name is spread over them. */
  readonly wordCount: number;
}

export interface SourceOptions {
  readonly factor: number;
  readonly wordCount: number;
}

/** All of the term's postings. */
export const wholeList = (
  index: SearchIndex,
  term: number,
  { factor, wordCount }: SourceOptions,
  isReference = false,
): Source => ({
  term,
  start: postingsFrom(index, term),
  end: postingsEnd(index, term),
  isReference,
  factor,
  wordCount,
});

/** Those of the term's postings that stem from names and aliases. */
export const headList = (
  index: SearchIndex,
  term: number,
  { factor, wordCount }: SourceOptions,
  isReference = false,
): Source => {
  const start = postingsFrom(index, term);
  return { term, start, end: start + headCount(index, term), isReference, factor, wordCount };
};

/** Adds the term's own postings and those of the terms it refers to; nothing for a term number below 0. */
export const addTermSources = (
  sources: Source[],
  index: SearchIndex,
  term: number,
  options: SourceOptions,
): void => {
  if (term < 0) return;
  const own = wholeList(index, term, options);
  if (own.end > own.start) sources.push(own);
  const end = index.referenceStarts[term + 1];
  for (let at = index.referenceStarts[term]; at < end; at++) {
    const reference = index.references[at];
    const list = isTranslation(reference) ? wholeList : headList;
    const factor = options.factor * referenceNearness(reference);
    sources.push(list(index, referenceTarget(reference), { factor, wordCount: options.wordCount }, true));
  }
};
