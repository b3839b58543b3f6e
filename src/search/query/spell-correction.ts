// Spelling correction: unknown words of a query become known ones.
import type { SearchIndex } from '../index/index-sections.ts';
import { FAR_FORM } from '../rank/weights.ts';
import { hasCompletionBeside, wordsFrom } from './completions.ts';
import { splitCompound } from './compounds.ts';
import { findPhrases, isInPhrase } from './phrases.ts';
import { findFillers } from './stop-words.ts';
import { type Correction, correct } from './typo.ts';
import { knownForms } from './word-sources.ts';

export interface CorrectedQuery {
  /** The words of the query, each unknown one replaced by its parts or its best correction. */
  readonly words: readonly string[];
  /** Per word of `words`: what else the typed word may stand for. */
  readonly alternatives: ReadonlyMap<string, readonly Correction[]>;
}

/**
 * Replaces the words that neither are terms nor begin any. Doing so before the query is planned makes 'calender event'
 * the same query as 'calendar event', phrases included.
 */
export const correctSpelling = (
  index: SearchIndex,
  words: readonly string[],
  isStyleWord: (word: string) => boolean,
): CorrectedQuery => {
  const alternatives = new Map<string, readonly Correction[]>();
  if (words.every(word => index.terms.find(word) >= 0)) return { words, alternatives };
  const phrases = findPhrases(index, words);
  const stopWords = findFillers(words, {
    isCovered: at => isInPhrase(phrases, at),
    isLibraryWord: at => isStyleWord(words[at]),
  });

  const correctWord = (word: string, at: number): readonly string[] => {
    if (stopWords[at] || isStyleWord(word) || index.terms.find(word) >= 0) return [word];
    const [from, to] = wordsFrom(index, word);
    const corrections = from === to ? correct(index, word) : [];
    const parts = from === to && !corrections[0]?.isEvident ? splitCompound(index, word) : undefined;
    if (parts !== undefined) return parts;
    const forms = knownForms(index, word);
    if (forms.length > 0) {
      // A distant form alone is a guess: 'butterly' is more likely a typo than derived from butter.
      const isGuess = at === words.length - 1 && forms.every(({ nearness }) => nearness < FAR_FORM);
      if (isGuess && !hasCompletionBeside(index, word)) {
        alternatives.set(word, from === to ? corrections : correct(index, word));
      }
      return [word];
    }
    const [best, ...others] = corrections;
    if (best === undefined || isInPhrase(phrases, at)) return [word];
    const bestWord = index.terms.term(best.term);
    alternatives.set(bestWord, others);
    return [bestWord];
  };

  return { words: words.flatMap(correctWord), alternatives };
};
