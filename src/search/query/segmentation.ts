// Word segmentation of scripts without spaces.
import type { Dictionary } from '../index/dictionary.ts';
import { isUnspaced } from '../text/tokenize.ts';

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
