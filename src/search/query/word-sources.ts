// Word sources: everything that may answer one word of a query.

import { headCount, isEnglish, postingCount, type SearchIndex } from '../index/index-sections.ts';
import { PREFIX } from '../rank/weights.ts';
import { inflect } from '../text/inflect.ts';
import { addCompletionsBeside, completionsAlone } from './completions.ts';
import { addTermSources, type Source } from './posting-ranges.ts';
import { stemSources } from './stems.ts';
import type { Correction } from './typo.ts';

export interface WordContext {
  readonly isLast: boolean;
  /** Is it part of a phrase that is a term? */
  readonly isCovered: boolean;
  /** What else was perhaps meant; undefined to match the word literally. */
  readonly alternatives: readonly Correction[] | undefined;
}

/** What one word stands for: itself, its forms, what they refer to, and, if it is the last word, its completions. */
export const wordSources = (
  index: SearchIndex,
  word: string,
  { isLast, isCovered, alternatives }: WordContext,
): readonly Source[] => {
  const sources: Source[] = [];
  addKnownSources(sources, index, word, isLast, 1);
  for (const { term, likelihood } of alternatives ?? []) {
    addKnownSources(sources, index, index.terms.term(term), isLast, likelihood);
  }
  if (sources.length > 0 || (isCovered && !isLast)) return sources;
  const completions = completionsAlone(index, word);
  return completions.length > 0 || isCovered || alternatives === undefined
    ? completions
    : stemSources(index, word);
};

const addKnownSources = (
  sources: Source[],
  index: SearchIndex,
  word: string,
  isLast: boolean,
  factor: number,
): void => {
  const forms = knownForms(index, word);
  const before = sources.length;
  for (const { term, nearness } of forms) {
    addTermSources(sources, index, term, { factor: factor * nearness, wordCount: 1 });
  }
  if (!isLast || sources.length === before) return;
  addCompletionsBeside(sources, index, word, factor * besideFactor(index, word, forms));
};

export interface KnownForm {
  readonly term: number;
  readonly nearness: number;
}

/** The word itself and its English forms, as far as they are terms. */
export const knownForms = (index: SearchIndex, word: string): readonly KnownForm[] => {
  const forms: KnownForm[] = [];
  const own = index.terms.find(word);
  if (own >= 0) forms.push({ term: own, nearness: 1 });
  for (const form of inflect(word)) {
    const term = index.terms.find(form.word);
    if (term >= 0 && isEnglish(index, term)) forms.push({ term, nearness: form.nearness });
  }
  return forms;
};

/** Up to this length a word of another language is as likely the beginning of an English one: 'hea'. */
const SHORT_FOREIGN = 3;

/** How much a completion counts beside the word itself. */
const besideFactor = (index: SearchIndex, word: string, own: readonly KnownForm[]): number => {
  if (own.some(({ term }) => headCount(index, term) > 0)) return PREFIX.beside;
  const english = own.filter(({ term }) => isEnglish(index, term));
  if (english.length === 0) return word.length > SHORT_FOREIGN ? PREFIX.instead : PREFIX.alone;
  return english.some(({ term }) => postingCount(index, term) === 0) ? PREFIX.synonym : PREFIX.instead;
};
