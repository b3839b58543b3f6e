// Neighbours: the words that differ from a given one by a single letter, found without comparing it with all words.
//
// Two words one slip apart (a letter too many, too few, wrong, or two swapped) are the same, or become the same, when
// one letter is taken out of either. So each word is filed under itself and under all that one letter less leaves of it.
import { hashWord } from './hash.ts';
import type { SearchIndex } from './index-sections.ts';

/** Buckets in the order of their numbers: where each begins, and what is in them. */
export interface FiledWords {
  readonly starts: Uint32Array;
  /** Places in the list of words. */
  readonly words: Uint32Array;
}

export const fileWords = (words: readonly string[]): FiledWords => {
  const rows = words.map(keysOf);
  const keyCount = rows.reduce((sum, keys) => sum + keys.length, 0);
  const buckets = 2 ** Math.ceil(Math.log2(keyCount / 2 + 1));
  const starts = new Uint32Array(buckets + 1);
  for (const key of rows.flat()) {
    const bucket = bucketOf(key, buckets);
    starts[bucket]++;
  }
  for (let bucket = 1; bucket <= buckets; bucket++) {
    starts[bucket] += starts[bucket - 1];
  }
  // Each bucket is filled from its end, so that its end becomes its beginning.
  const filed = new Uint32Array(keyCount);
  for (const [word, keys] of rows.entries()) {
    for (const key of keys) {
      const bucket = bucketOf(key, buckets);
      const place = starts[bucket] - 1;
      starts[bucket] = place;
      filed[place] = word;
    }
  }
  return { starts, words: filed };
};

/** The places in the list of words of all that are one slip away from `word`, and of a few more. */
export const neighbours = (
  { neighbourStarts: starts, neighbours: words }: Pick<SearchIndex, 'neighbourStarts' | 'neighbours'>,
  word: string,
): ReadonlySet<number> => {
  const found = new Set<number>();
  for (const key of keysOf(word)) {
    const bucket = bucketOf(key, starts.length - 1);
    for (let at = starts[bucket]; at < starts[bucket + 1]; at++) found.add(words[at]);
  }
  return found;
};

const bucketOf = (key: number, buckets: number): number => key & (buckets - 1);

/** Hashes of the word and of all that one letter less leaves of it. */
const keysOf = (word: string): number[] => {
  const keys = [hashWord(word)];
  for (let at = 0; at < word.length; at++) {
    // Of two equal letters side by side it does not matter which one goes.
    if (word[at] !== word[at - 1]) keys.push(hashWord(word, at));
  }
  return keys;
};
