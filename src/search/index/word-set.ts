// Set of English words as sorted 32-bit hashes.
import { hashWord } from './hash.ts';

/** Whether `hashes` contains the word. Of the words outside the set, about one in 100,000 is reported as contained. */
export const containsWord = (hashes: Uint32Array, word: string): boolean => {
  const hash = hashWord(word);
  let low = 0;
  let high = hashes.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (hashes[middle] < hash) low = middle + 1;
    else high = middle;
  }
  return hashes[low] === hash;
};

/** The content of a word set. */
export const hashWords = (words: Iterable<string>): Uint32Array =>
  Uint32Array.from(new Set(Array.from(words, word => hashWord(word)))).sort();
