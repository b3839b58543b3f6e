// Sources: the posting lists that answer a term, its own and those of the terms it refers to.
import {
  headLength,
  isTranslation,
  referenceNearness,
  referenceTarget,
  type SearchIndex,
} from './sections.ts';

/** A list of postings to read, all of it or only what stems from names. */
export interface Source {
  readonly term: number;
  readonly reach: 'all' | 'names';
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

/** The term's own postings and those of the terms it refers to; nothing for a term number below 0. */
export const termSources = (
  index: SearchIndex,
  term: number,
  { factor, wordCount }: SourceOptions,
): Source[] => {
  if (term < 0) return [];
  const sources: Source[] = [];
  if (postingCount(index, term) > 0)
    sources.push({ term, reach: 'all', isReference: false, factor, wordCount });
  const end = index.referenceStarts[term + 1] as number;
  for (let at = index.referenceStarts[term] as number; at < end; at++) {
    const reference = index.references[at] as number;
    sources.push({
      term: referenceTarget(reference),
      reach: isTranslation(reference) ? 'all' : 'names',
      isReference: true,
      factor: factor * referenceNearness(reference),
      wordCount,
    });
  }
  return sources;
};

export const postingCount = ({ postingStarts }: SearchIndex, term: number): number =>
  (postingStarts[term + 1] as number) - (postingStarts[term] as number);

/** Where the postings that the source reads end. */
export const sourceEnd = ({ postingStarts, termTraits }: SearchIndex, { term, reach }: Source): number =>
  reach === 'all'
    ? (postingStarts[term + 1] as number)
    : (postingStarts[term] as number) + headLength(termTraits[term] as number);
