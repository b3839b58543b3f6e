// Query expansion of one word: inflections, related terms, completions, corrections.
import { isEnglish, namePostingCount, postingCount, type SearchIndex } from '../index/index-sections.ts';
import { inflect } from '../text/inflect.ts';
import { PREFIX } from '../weights.ts';
import { addCompletionsBeside, completionsAlone } from './completions.ts';
import type { Correction } from './correction-candidates.ts';
import { addTermRanges, type PostingRange } from './posting-ranges.ts';
import { stemRanges } from './stem-expansion.ts';

export interface WordContext {
  /** Only the last word of a query may be incomplete. */
  readonly isLast: boolean;
  /** Whether the word is part of a phrase. */
  readonly isInPhrase: boolean;
  /** Other corrections of what was typed; undefined to match the word literally. */
  readonly alternatives: readonly Correction[] | undefined;
}

/**
 * The posting ranges that match a word: of the word, its inflections, the terms these refer to and, for the last word,
 * its completions. An unknown word matches by the completions alone, or by terms of other languages with its stem.
 */
export const expandWord = (
  index: SearchIndex,
  word: string,
  { isLast, isInPhrase, alternatives }: WordContext,
): readonly PostingRange[] => {
  const ranges: PostingRange[] = [];
  addKnownWord(ranges, index, word, isLast, 1);
  for (const { term, likelihood } of alternatives ?? []) {
    addKnownWord(ranges, index, index.terms.term(term), isLast, likelihood);
  }
  if (ranges.length > 0 || (isInPhrase && !isLast)) return ranges;
  const completions = completionsAlone(index, word);
  const isLiteral = alternatives === undefined;
  return completions.length > 0 || isInPhrase || isLiteral ? completions : stemRanges(index, word);
};

const addKnownWord = (
  ranges: PostingRange[],
  index: SearchIndex,
  word: string,
  isLast: boolean,
  factor: number,
): void => {
  const forms = knownForms(index, word);
  const before = ranges.length;
  for (const { term, similarity } of forms) {
    addTermRanges(ranges, index, term, { factor: factor * similarity, wordCount: 1 });
  }
  if (!isLast || ranges.length === before) return;
  addCompletionsBeside(ranges, index, word, factor * completionWeight(index, word, forms));
};

export interface KnownForm {
  readonly term: number;
  readonly similarity: number;
}

/** The word and its inflections, those that are terms. Only English words are inflected. */
export const knownForms = (index: SearchIndex, word: string): readonly KnownForm[] => {
  const forms: KnownForm[] = [];
  const own = index.terms.find(word);
  if (own >= 0) forms.push({ term: own, similarity: 1 });
  for (const form of inflect(word)) {
    const term = index.terms.find(form.word);
    if (term >= 0 && isEnglish(index, term)) forms.push({ term, similarity: form.similarity });
  }
  return forms;
};

/** A foreign word up to this length is equally likely to be the beginning of an English word: 'hea'. */
const SHORT_FOREIGN_LENGTH = 3;

/** The weight of completions beside the word itself, by what is known about the word. */
const completionWeight = (index: SearchIndex, word: string, forms: readonly KnownForm[]): number => {
  if (forms.some(({ term }) => namePostingCount(index, term) > 0)) return PREFIX.besideName;
  const english = forms.filter(({ term }) => isEnglish(index, term));
  if (english.length === 0) {
    return word.length > SHORT_FOREIGN_LENGTH ? PREFIX.besideOther : PREFIX.alone;
  }
  return english.some(({ term }) => postingCount(index, term) === 0)
    ? PREFIX.besideSynonym
    : PREFIX.besideOther;
};
