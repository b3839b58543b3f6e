// Deletion index writer.
import { bucketOf, type DeletionIndex, deletionKeys } from '../../search/index/deletion-index.ts';

/** A collision costs a comparison of signatures; a bucket costs four bytes. */
const KEYS_PER_BUCKET = 8;

/** Builds the deletion index of `words`; a word id is an index into `words`. */
export const writeDeletionIndex = (words: readonly string[]): DeletionIndex => {
  const keysByWord = words.map(deletionKeys);
  const keyCount = keysByWord.reduce((sum, keys) => sum + keys.length, 0);
  const bucketCount = 2 ** Math.ceil(Math.log2(keyCount / KEYS_PER_BUCKET + 1));
  const buckets: number[][] = Array.from({ length: bucketCount }, () => []);
  for (const [word, keys] of keysByWord.entries()) {
    for (const key of keys) buckets[bucketOf(key, bucketCount)]?.push(word);
  }
  const deletionBuckets = new Uint32Array(bucketCount + 1);
  let end = 0;
  buckets.forEach((bucket, index) => {
    end += bucket.length;
    deletionBuckets[index + 1] = end;
  });
  return { deletionBuckets, deletionWords: Uint32Array.from(buckets.flat()) };
};
