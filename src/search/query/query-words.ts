// Words of a query in the spelling of the dictionary: accents, scripts without spaces, emoji.
import type { Dictionary } from '../index/dictionary.ts';
import type { SearchIndex } from '../index/index-sections.ts';
import { foldWrittenOut, isUnspaced, tokenize, tokenizeSpelled } from '../text/tokenize.ts';
import { contains, findPhrases } from './phrases.ts';
import { knownForeignForms } from './word-expansion.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII
const ASCII = /^[\u0000-\u007f]*$/;
const WRITTEN_OUT_LETTER = /[äöüåø]|[aou]\u0308|a\u030a/i;

/**
 * Restores the accents of folded words ('chó'), or writes umlauts as two letters ('baecker' for 'Bäcker'), if the result
 * is a term. Words that differ in accents only may differ in meaning: 'chó' is a dog, 'chờ' means to wait. An unknown
 * word with accents becomes its base form if that is a term ('fåglar'), because it is no typing error of an English
 * word. A word in a known phrase does not change: 'khoản' in 'tài khoản'.
 */
export const restoreSpelling = (
  index: SearchIndex,
  text: string,
  words: readonly string[],
): readonly string[] => {
  if (ASCII.test(text)) return words;
  const { terms } = index;
  const spelled = tokenizeSpelled(text);
  const writtenOut = WRITTEN_OUT_LETTER.test(text) ? tokenize(foldWrittenOut(text)) : [];
  if (spelled.length !== words.length) return words;
  const phrases = findPhrases(index, words);
  return words.map((word, at) => {
    const own = spelled[at];
    if (own === word || terms.find(own) >= 0) return own;
    if (phrases.some(phrase => contains(phrase, at))) return word;
    const other = writtenOut.length === words.length ? writtenOut[at] : word;
    if (terms.find(other) >= 0) return other;
    const isKnown = terms.find(word) >= 0;
    const [base] = (isKnown ? [own] : [own, word]).flatMap(form => knownForeignForms(index, form));
    return base === undefined ? word : terms.term(base.term);
  });
};

const MAX_WORD_LENGTH = 12;

/**
 * Splits each run of a script without spaces by longest match from the left: '赤い家' → ['赤い', '家']. Letters between
 * dictionary words are dropped. A run without any dictionary word is not split, so that it matches nothing.
 */
export const segmentWords = (terms: Dictionary, words: readonly string[]): readonly string[] =>
  words.some(isUnspaced)
    ? words.flatMap(word => (isUnspaced(word) ? segmentRun(terms, word) : [word]))
    : words;

const segmentRun = (terms: Dictionary, run: string): readonly string[] => {
  if (terms.find(run) >= 0) return [run];
  const letters = [...run];
  const known: string[] = [];
  for (let at = 0; at < letters.length; ) {
    const word = longestWordAt(terms, letters, at);
    if (word !== undefined) known.push(word);
    at += word === undefined ? 1 : [...word].length;
  }
  return known.length > 0 ? known : [run];
};

const longestWordAt = (terms: Dictionary, letters: readonly string[], from: number): string | undefined => {
  for (let length = Math.min(MAX_WORD_LENGTH, letters.length - from); length > 0; length--) {
    const word = letters.slice(from, from + length).join('');
    if (terms.find(word) >= 0) return word;
  }
  return undefined;
};

const JOINER = '\u200d';
const FIRST_EMOJI = 0x2190;
/** Emoji of persons, which are dropped from sequences: 👩‍💻 becomes a laptop, 🧑‍🍳 a cooking pan. */
const PEOPLE = new Set(['👩', '👨', '🧑', '👧', '👦', '🧒', '👶', '♀', '♂']);
const COUNTRY_FLAG = /^\p{Regional_Indicator}{2}$/u;
const FLAG = 'flag';
const FAMILY = 'users';

/** '🏳️‍🌈' → ['flag', '🌈'], '🇫🇷' and '🏴' → ['flag'], '👨‍👩‍👧' → ['users']; leaves every other word unchanged. */
export const splitEmoji = (terms: Dictionary, words: readonly string[]): readonly string[] =>
  words.flatMap(word => {
    if ((word.codePointAt(0) ?? 0) < FIRST_EMOJI || terms.find(word) >= 0) return [word];
    if (COUNTRY_FLAG.test(word)) return [FLAG];
    const parts = word.split(JOINER).map(part => (part === '🏳' || part === '🏴' ? FLAG : part));
    const subjects = parts.filter(part => !PEOPLE.has(part));
    return subjects.length > 0 ? subjects : [FAMILY];
  });
