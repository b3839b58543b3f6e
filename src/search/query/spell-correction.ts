// Spelling correction of unknown query words.
import type { SearchIndex } from '../index/index-sections.ts';
import { containsWord } from '../index/word-set.ts';
import { DISTANT_FORM, NUMBER_FORM } from '../weights.ts';
import { hasCompletion, wordsWithPrefix } from './completions.ts';
import { splitCompound } from './compounds.ts';
import { type Correction, findCorrections } from './correction-candidates.ts';
import { contains, findPhrases } from './phrases.ts';
import { findStopWords } from './stop-words.ts';
import { knownForeignForms, knownForms } from './word-expansion.ts';

export interface CorrectedQuery {
  /** The words of the query, with unknown words replaced by their parts or their best correction. */
  readonly words: readonly string[];
  /** For corrected words of `words`: the other corrections of the typed word. */
  readonly alternatives: ReadonlyMap<string, readonly Correction[]>;
}

/** Minimum length of the parts of an English word that is split: 'snow storm', not 'not able'. */
const MIN_WORD_PART = 4;

/** A word of at least this length may be a typo although it begins at most this number of words: 'doctr' of 'doctrine'. */
const MIN_TYPO = 5;
const MAX_COMPLETIONS = 2;

/**
 * Replaces each word that is neither a term nor a prefix of a term with its parts if it is a compound, else with its
 * best correction. It runs before the lookup of phrases, so that 'calender event' is the same query as 'calendar
 * event'.
 */
export const correctSpelling = (
  index: SearchIndex,
  words: readonly string[],
  isStyleWord: (word: string) => boolean,
): CorrectedQuery => {
  const alternatives = new Map<string, readonly Correction[]>();
  if (words.every(word => index.terms.find(word) >= 0)) return { words, alternatives };
  const phrases = findPhrases(index, words);
  const isInPhrase = (at: number) => phrases.some(phrase => contains(phrase, at));
  const stopWords = findStopWords(index.stopWords, words, {
    phrases,
    isLibraryWord: at => isStyleWord(words[at]),
  });

  const correctWord = (word: string, at: number): readonly string[] => {
    if (stopWords[at] || isStyleWord(word) || index.terms.find(word) >= 0) return [word];
    const forms = knownForms(index, word);
    const [from, to] = wordsWithPrefix(index, word);
    const isPrefix = from < to;
    // The plural of a term is a word: 'platforms' is neither 'plat forms' nor a typo.
    if (!isPrefix && forms.some(form => form.similarity >= NUMBER_FORM)) return [word];
    // An English word is no typo: 'props' does not mean 'drops'.
    const isEnglishWord = containsWord(index.otherWords, word);
    const isTypo = !isEnglishWord && (!isPrefix || (word.length >= MIN_TYPO && to - from <= MAX_COMPLETIONS));
    if (isTypo && !isPrefix && forms.length === 0 && knownForeignForms(index, word, true).length > 0)
      return [word];
    const corrections = isTypo ? findCorrections(index, word) : [];
    const parts = isPrefix || corrections[0]?.isSimple ? undefined : splitCompound(index, word);
    if (parts !== undefined && !(isEnglishWord && parts.some(part => part.length < MIN_WORD_PART)))
      return parts;
    if (isEnglishWord) return [word];
    if (forms.length > 0) {
      // If all forms are distant, the word may be a typo: 'butterly' means 'butterfly' rather than a form of 'butter'.
      const isGuess = at === words.length - 1 && forms.every(form => form.similarity < DISTANT_FORM);
      if (isGuess && !hasCompletion(index, word)) alternatives.set(word, corrections);
      return [word];
    }
    if (isPrefix) {
      if (corrections[0]?.isSimple) alternatives.set(word, corrections);
      return [word];
    }
    const [best, ...others] = corrections;
    if (best === undefined || isInPhrase(at)) return [word];
    if (!best.isSimple && knownForeignForms(index, word).length > 0) return [word];
    alternatives.set(best.word, others);
    return [best.word];
  };

  return { words: words.flatMap(correctWord), alternatives };
};
