// Word sources: everything that may answer one word of a query.
import { completionsAlone, completionsBeside } from './completions.ts';
import { inflect } from './inflect.ts';
import { headLength, isEnglish, type SearchIndex } from './sections.ts';
import { type Source, termSources } from './sources.ts';
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
    const isNameWord = own.some(({ term }) => headLength(index.termTraits[term] as number) > 0);
    const completions = completionsBeside(index, word, isNameWord ? PREFIX.beside : PREFIX.instead);
    // A far form alone is a guess: 'butterly' is more likely a slip than something like butter.
    const isGuess = completions.length === 0 && own.every(({ nearness }) => nearness < FAR_FORM);
    return [...direct, ...completions, ...(isGuess && correctTypos ? corrections(index, word) : [])];
  }
  if (isCovered && !isLast) return [];
  const completions = completionsAlone(index, word);
  if (completions.length > 0) return completions;
  return isCovered || !correctTypos ? [] : corrections(index, word);
};

const corrections = (index: SearchIndex, word: string): Source[] =>
  correct(index, word).flatMap(({ term, likelihood }) =>
    termSources(index, term, { factor: likelihood, wordCount: 1 }),
  );
