// Deletion index (SymSpell): lookup of words at edit distance 1.
//
// A deletion of a word is the string without one of its letters. Two words at distance 1 (insertion, deletion,
// substitution or transposition) have a deletion in common, or one word is a deletion of the other. Therefore the index
// maps hashes of each word and of its deletions to the word.
import { hashWord } from './hash.ts';

export interface DeletionIndex {
  /** Start of each bucket in `deletionWords`, plus the end of the last bucket. */
  readonly deletionBuckets: Uint32Array;
  /** Word ids, grouped by bucket. */
  readonly deletionWords: Uint32Array;
}

/** The ids of all words at distance 1 from `word`, and of some words at larger distances, due to hash collisions. */
export const findSimilarWords = (
  { deletionBuckets, deletionWords }: DeletionIndex,
  word: string,
): ReadonlySet<number> => {
  const found = new Set<number>();
  for (const key of deletionKeys(word)) {
    const bucket = bucketOf(key, deletionBuckets.length - 1);
    for (let at = deletionBuckets[bucket]; at < deletionBuckets[bucket + 1]; at++) {
      found.add(deletionWords[at]);
    }
  }
  return found;
};

/** The bucket of a hash; `bucketCount` must be a power of two. */
export const bucketOf = (key: number, bucketCount: number): number => key & (bucketCount - 1);

/** Hashes of the word and of each of its deletions. */
export const deletionKeys = (word: string): number[] => {
  const keys = [hashWord(word)];
  for (let at = 0; at < word.length; at++) {
    // Deleting either of two equal adjacent letters gives the same string.
    if (word[at] !== word[at - 1]) keys.push(hashWord(word, at));
  }
  return keys;
};
