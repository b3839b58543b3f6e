// Spelling correction of unknown query words.
import { containsWord } from '../index/dictionary.ts';
import type { SearchIndex } from '../index/index-sections.ts';
import { NUMBER_FORM } from '../weights.ts';
import { type Correction, findCorrection } from './correction-candidates.ts';
import { contains, findPhrases } from './phrases.ts';
import { isWholeName, knownForeignForms, knownForms } from './word-expansion.ts';

export interface CorrectedQuery {
  /** Misspelled words are replaced by their correction, unknown compounds by their parts. */
  readonly words: readonly string[];
  /** Corrections of words that may be either a form of a known word or a typo. */
  readonly alternatives: ReadonlyMap<string, string>;
}

/** Whether the word is an inflected foreign word. It is a typo instead if one error separates it from an icon name. */
const isInflected = (index: SearchIndex, word: string, correction: Correction | undefined): boolean => {
  const isTypo = correction?.isSimple === true && isWholeName(index, index.terms.find(correction.word));
  return !isTypo && knownForeignForms(index, word).length > 0;
};

/**
 * Corrects the words that are neither a term nor the beginning of one. Phrases are looked up afterwards, so that
 * 'calender event' has the results of 'calendar event'.
 */
export const correctSpelling = (
  index: SearchIndex,
  words: readonly string[],
  isStyleWord: (word: string) => boolean,
  isForeign: (word: string) => boolean = () => false,
): CorrectedQuery => {
  const alternatives = new Map<string, string>();
  if (words.every(word => index.terms.find(word) >= 0)) return { words, alternatives };
  const phrases = findPhrases(index, words);
  const isInPhrase = (at: number) => phrases.some(phrase => contains(phrase, at));

  const correctWord = (word: string, at: number): readonly string[] => {
    if (isStyleWord(word) || index.terms.find(word) >= 0) return [word];
    const forms = knownForms(index, word);
    const [from, to] = index.terms.range(word, index.wordTerms);
    const isPrefix = from < to;
    // The plural of a term is a word: 'platforms' is neither 'plat forms' nor a typo.
    if (!isPrefix && forms.some(form => form.similarity >= NUMBER_FORM)) return [word];
    // An English word is not a typo: 'props' does not mean 'drops'.
    const isEnglishWord = containsWord(index.otherWords, word);
    const isUnknown = !isEnglishWord && !isPrefix;
    const isNew = isUnknown && forms.length === 0;
    const correction = isUnknown && !isForeign(word) ? findCorrection(index, word) : undefined;
    if (isNew && isInflected(index, word, correction)) return [word];
    const parts = isPrefix || correction?.isSimple ? undefined : splitCompound(index, word);
    if (parts !== undefined) return parts;
    if (correction === undefined || isInPhrase(at)) return [word];
    if (forms.length === 0) return [correction.word];
    // A form of a known word may also be a typo: 'butterly' means 'butterfly' rather than a form of 'butter'.
    alternatives.set(word, correction.word);
    return [word];
  };

  return { words: words.flatMap(correctWord), alternatives };
};

/** Minimum lengths of the two parts. Many foreign terms are so short that they would split almost any word. */
const MIN_PART = { first: 4, second: 5 } as const;

/**
 * Splits an unknown word into two terms: 'usersettings' → 'user', 'settings'; 'benutzerkonto' → 'benutzer', 'konto'.
 * The first part is as long as possible. Returns undefined if no split exists.
 */
const splitCompound = (index: SearchIndex, word: string): readonly string[] | undefined => {
  if (!/^[a-z]+$/.test(word)) return undefined;
  const isTerm = (part: string): boolean => index.terms.find(part) >= 0;
  for (let at = word.length - MIN_PART.second; at >= MIN_PART.first; at--) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (isTerm(first) && isTerm(second)) return [first, second];
  }
  return undefined;
};
