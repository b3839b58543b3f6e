// Hash function of the dictionary and the deletion index.
import { fnv1a } from '../../model/fnv1a.ts';

/**
 * A 32-bit hash of the word without the character at `skipped`. The hash tables use the low bits, in which FNV-1a is
 * weak, so the high bits are folded in.
 */
export const hashWord = (word: string, skipped?: number): number => {
  const hash = fnv1a(word, skipped);
  return (hash ^ (hash >>> 15)) >>> 0;
};
