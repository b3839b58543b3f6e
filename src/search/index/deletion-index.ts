// Deletion index: finds the words at edit distance 1 without a scan of all words.
//
// Deletions are the strings that remain when one letter of a word is deleted. Two words at distance 1 (insertion,
// deletion, substitution or transposition) have a deletion in common, or one is a deletion of the other. So every word
// is filed under itself and under its deletions, by hash (SymSpell).
import { hashWord } from './hash.ts';

export interface DeletionIndex {
  /** Per bucket, and one at the end: where its words begin in `deletionWords`. */
  readonly deletionBuckets: Uint32Array;
  /** Word numbers, by bucket. */
  readonly deletionWords: Uint32Array;
}

/** The numbers of all words at distance 1 from `word`, and of a few others. */
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

/** `bucketCount` is a power of two. */
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
