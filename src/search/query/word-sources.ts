// Word sources: everything that may answer one word of a query.

import { headCount, isEnglish, postingCount, type SearchIndex } from '../index/index-sections.ts';
import { FAR_FORM, PREFIX } from '../rank/weights.ts';
import { inflect } from '../text/inflect.ts';
import { completionsAlone, completionsBeside } from './completions.ts';
import { type Source, termSources } from './posting-ranges.ts';
import { stemSources } from './stems.ts';
import { correct } from './typo.ts';

export interface WordPlace {
  readonly isLast: boolean;
  /** Is it part of a phrase that is a term? */
  readonly isCovered: boolean;
  readonly correctTypos: boolean;
}

/**
 * What one word stands for: itself, its forms, what it refers to, and what it begins. Only where nothing of that is
 * there: two words written as one; only where not even that: words it may be a slip of.
 */
export const wordSources = (
  index: SearchIndex,
  word: string,
  { isLast, isCovered, correctTypos }: WordPlace,
): readonly Source[] => {
  const own = knownForms(index, word);
  const direct: Source[] = [];
  for (const { term, nearness } of own) {
    direct.push(...termSources(index, term, { factor: nearness, wordCount: 1 }));
  }
  if (direct.length > 0) {
    if (!isLast) return direct;
    const completions = completionsBeside(index, word, completionFactor(index, word, own));
    // A far form alone is a guess: 'butterly' is more likely a slip than something like butter.
    const isGuess = completions.length === 0 && own.every(({ nearness }) => nearness < FAR_FORM);
    return [...direct, ...completions, ...(isGuess && correctTypos ? corrections(index, word) : [])];
  }
  if (isCovered && !isLast) return [];
  const completions = completionsAlone(index, word);
  if (completions.length > 0) return completions;
  if (isCovered || !correctTypos) return [];
  const corrected = corrections(index, word);
  return corrected.length > 0 ? corrected : stemSources(index, word);
};

interface KnownForm {
  readonly term: number;
  readonly nearness: number;
}

/** The word itself and its English forms, as far as they are terms. */
const knownForms = (index: SearchIndex, word: string): readonly KnownForm[] => {
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
const completionFactor = (index: SearchIndex, word: string, own: readonly KnownForm[]): number => {
  if (own.some(({ term }) => headCount(index, term) > 0)) return PREFIX.beside;
  const english = own.filter(({ term }) => isEnglish(index, term));
  if (english.length === 0) return word.length > SHORT_FOREIGN ? PREFIX.instead : PREFIX.alone;
  return english.some(({ term }) => postingCount(index, term) === 0) ? PREFIX.synonym : PREFIX.instead;
};

const corrections = (index: SearchIndex, word: string): Source[] =>
  correct(index, word).flatMap(({ term, likelihood }) =>
    termSources(index, term, { factor: likelihood, wordCount: 1 }),
  );
