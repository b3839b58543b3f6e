// Segmentation: scripts without spaces, cut into the words that the dictionary knows.
import type { Dictionary } from '../index/dictionary.ts';
import { isUnspaced } from '../text/tokenize.ts';

const LONGEST = 12;

/**
 * Cuts each run of such a script by the longest known word from its beginning on: '赤い家' → ['赤い', '家']. Letters
 * between known words are dropped; a run without any known word stays whole, so that it matches nothing.
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
    const word = longestFrom(terms, letters, at);
    if (word !== undefined) known.push(word);
    at += word === undefined ? 1 : [...word].length;
  }
  return known.length > 0 ? known : [run];
};

const longestFrom = (terms: Dictionary, letters: readonly string[], from: number): string | undefined => {
  for (let length = Math.min(LONGEST, letters.length - from); length > 0; length--) {
    const word = letters.slice(from, from + length).join('');
    if (terms.find(word) >= 0) return word;
  }
  return undefined;
};
