// Spelling correction of unknown query words.
import { editDistanceFrom } from '../../model/edit-distance.ts';
import { findSimilarWords, letterSignature, mayBeWithin, wordRarity } from '../index/deletion-index.ts';
import { containsWord } from '../index/dictionary.ts';
import type { SearchIndex } from '../index/index-sections.ts';
import { NUMBER_FORM } from '../weights.ts';
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
    if (isInPhrase(at)) return [word];
    const parts = isPrefix || correction?.isSimple ? undefined : splitCompound(index, word);
    if (parts !== undefined) return parts;
    if (correction === undefined) return [word];
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
    const first = word.slice(0, at);
    const second = word.slice(at);
    if (isTerm(first) && isTerm(second)) return [first, second];
  }
  return undefined;
};

interface Correction {
  readonly word: string;
  /** Whether one error separates the correction from the typed word. */
  readonly isSimple: boolean;
}

/** Minimum length of a corrected word. One error turns shorter words into too many others. */
const MIN_LENGTH = 3;
/** Minimum length of a word with two corrected errors. */
const MIN_LENGTH_TWO_ERRORS = 6;
/** Maximum distance of two errors in words below MIN_LENGTH_ANY_TWO letters: one error must be frequent. */
const MAX_COST_TWO_ERRORS = 1.75;
const MIN_LENGTH_ANY_TWO = 9;
/** Maximum `wordRarity` of a correction with two errors. */
const MAX_RARITY_TWO_ERRORS = 2;
/** Additional cost of a candidate by its `wordRarity`. */
const RARITY_COSTS = [0, 0.08, 0.18, 0.4];
/** Additional cost of an error in the first letter, which is unlikely. */
const FIRST_LETTER_COST = 0.5;
/** Maximum cost per error. A word whose only candidates cost more is probably spelled correctly, but unknown. */
const MAX_COST = 1.1;
/** Words with two errors are tried only if each word with one error costs more than this. */
const LIKELY_COST = 0.85;

/** The word of lowest cost with one error. If no such word is likely, words with two errors are tried, too. */
const findCorrection = (index: SearchIndex, word: string): Correction | undefined => {
  if (word.length < MIN_LENGTH || !/^[a-z0-9]+$/.test(word)) return undefined;
  const near = findCandidates(index, word, findSimilarWords(index, word), 1);
  if (word.length < MIN_LENGTH_TWO_ERRORS || near.some(({ cost }) => cost <= LIKELY_COST)) {
    return mostLikely(near);
  }
  const [from, to] = index.corrections.range(word.slice(0, 1));
  const sameLetter = Array.from({ length: to - from }, (_, at) => from + at);
  const isFar = ({ distance }: Candidate) => distance > 1;
  return mostLikely([...near, ...findCandidates(index, word, sameLetter, 2).filter(isFar)]);
};

interface Candidate {
  readonly id: number;
  readonly word: string;
  readonly distance: number;
  readonly cost: number;
}

/** The candidates among the words with these ids that have at most `limit` errors. */
const findCandidates = (
  index: SearchIndex,
  word: string,
  ids: Iterable<number>,
  limit: 1 | 2,
): readonly Candidate[] => {
  const signature = letterSignature(word);
  const distanceTo = editDistanceFrom(word, limit);
  const maxDistance = limit === 2 && word.length < MIN_LENGTH_ANY_TWO ? MAX_COST_TWO_ERRORS : limit;
  const { correctionTraits, corrections } = index;
  const found: Candidate[] = [];
  for (const id of ids) {
    const traits = correctionTraits[id];
    const length = corrections.byteLength(id);
    if (limit === 2 && wordRarity(traits) > MAX_RARITY_TWO_ERRORS) continue;
    if (!mayBeWithin(signature, traits, limit) || length < MIN_LENGTH) continue;
    if (Math.abs(length - word.length) > limit) continue;
    const candidate = corrections.word(id);
    const distance = distanceTo(candidate);
    if (distance > maxDistance) continue;
    const firstLetterCost = candidate[0] === word[0] ? 0 : FIRST_LETTER_COST;
    const cost = distance + firstLetterCost + RARITY_COSTS[wordRarity(traits)];
    if (cost <= MAX_COST * limit) found.push({ id, word: candidate, distance, cost });
  }
  return found;
};

const mostLikely = (candidates: readonly Candidate[]): Correction | undefined => {
  const [best] = candidates.toSorted((a, b) => a.cost - b.cost || a.id - b.id);
  return best && { word: best.word, isSimple: best.distance <= 1 };
};
