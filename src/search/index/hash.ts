// Hash function of the dictionary and the deletion index.
import { fnv1a } from '../../model/fnv1a.ts';

/**
 * A 32-bit hash of the word; with `skipped`, of the word without the character at that index. High bits are folded into
 * the low bits, because the hash tables use the low bits, which FNV-1a distributes poorly.
 */
export const hashWord = (word: string, skipped?: number): number => {
  const hash = fnv1a(word, skipped);
  return (hash ^ (hash >>> 15)) >>> 0;
};
