// Word sources: everything that may answer one word of a query.
import { completionsAlone, completionsBeside } from './completions.ts';
import { inflect } from './inflect.ts';
import { headLength, isEnglish, type SearchIndex } from './sections.ts';
import { postingCount, type Source, termSources } from './sources.ts';
import { stemSources } from './stems.ts';
import { correct } from './typo.ts';
import { FAR_FORM, PREFIX } from './weights.ts';

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
  const own = [{ word, nearness: 1 }, ...inflect(word)]
    .map(form => ({ term: index.terms.find(form.word), nearness: form.nearness }))
    .filter(
      ({ term, nearness }) => term >= 0 && (nearness === 1 || isEnglish(index.termTraits[term] as number)),
    );
  const direct = own.flatMap(({ term, nearness }) =>
    termSources(index, term, { factor: nearness, wordCount: 1 }),
  );
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

/** Up to this length a word of another language is as likely the beginning of an English one: 'hea'. */
const SHORT_FOREIGN = 3;

/** How much a completion counts beside the word itself. */
const completionFactor = (
  index: SearchIndex,
  word: string,
  own: readonly { readonly term: number }[],
): number => {
  if (own.some(({ term }) => headLength(index.termTraits[term] as number) > 0)) return PREFIX.beside;
  const english = own.filter(({ term }) => isEnglish(index.termTraits[term] as number));
  if (english.length === 0) return word.length > SHORT_FOREIGN ? PREFIX.instead : PREFIX.alone;
  return english.some(({ term }) => postingCount(index, term) === 0) ? PREFIX.synonym : PREFIX.instead;
};

const corrections = (index: SearchIndex, word: string): Source[] =>
  correct(index, word).flatMap(({ term, likelihood }) =>
    termSources(index, term, { factor: likelihood, wordCount: 1 }),
  );
