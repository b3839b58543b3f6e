// Deletion index (SymSpell): finds words at edit distance 1.
//
// A deletion of a word is the word without one of its letters. Two words at distance 1 (insertion, deletion,
// substitution or transposition) have a deletion in common, or one word is a deletion of the other. Therefore the index
// maps the hashes of each word and of all its deletions to the word.
import { hashWord } from './dictionary.ts';

export interface DeletionIndex {
  /** Start of each bucket in `deletionWords`. The last element is the end of the last bucket. */
  readonly deletionBuckets: Uint32Array;
  /** Word ids, grouped by bucket. */
  readonly deletionWords: Uint32Array;
}

/** The ids of all words at distance 1 from `word`. Hash collisions add some words at larger distances. */
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

/** The bucket of a hash. `bucketCount` must be a power of two. */
export const bucketOf = (key: number, bucketCount: number): number => key & (bucketCount - 1);

/** Hashes of the word and of each of its deletions. */
const deletionKeys = (word: string): number[] => {
  const keys = [hashWord(word)];
  for (let at = 0; at < word.length; at++) {
    // Deleting either of two equal adjacent letters gives the same string.
    if (word[at] !== word[at - 1]) keys.push(hashWord(word, at));
  }
  return keys;
};

/** Average number of keys in a bucket. More keys take fewer bytes, but add words at larger distances to a lookup. */
const KEYS_PER_BUCKET = 8;

/** Builds the deletion index of `size` words by counting sort. */
export const buildDeletionIndex = (size: number, word: (id: number) => string): DeletionIndex => {
  const keysByWord = Array.from({ length: size }, (_, id) => deletionKeys(word(id)));
  const keyCount = keysByWord.reduce((sum, keys) => sum + keys.length, 0);
  const bucketCount = 2 ** Math.ceil(Math.log2(keyCount / KEYS_PER_BUCKET + 1));
  const deletionBuckets = new Uint32Array(bucketCount + 1);
  for (const key of keysByWord.flat()) deletionBuckets[bucketOf(key, bucketCount) + 1] += 1;
  for (let bucket = 0; bucket < bucketCount; bucket++) deletionBuckets[bucket + 1] += deletionBuckets[bucket];
  const ends = deletionBuckets.slice();
  const deletionWords = new Uint32Array(keyCount);
  for (const [id, keys] of keysByWord.entries())
    for (const key of keys) deletionWords[ends[bucketOf(key, bucketCount)]++] = id;
  return { deletionBuckets, deletionWords };
};

const A = 'a'.charCodeAt(0);
const Z = 'z'.charCodeAt(0);
const OTHER_BIT = 26;
const LETTER_BITS = 0x07ff_ffff;
const LENGTH_SHIFT = 27;
const MIN_LENGTH = 3;
const MAX_LENGTH = 10;

/**
 * A signature of 30 bits: a bit for each letter from a to z that the word has, a bit for other characters, and three bits
 * for the length, clamped to 3 to 10. `mayBeWithin` compares signatures, because edit distances take longer.
 */
export const letterSignature = (word: string): number => {
  let bits = 0;
  for (let index = 0; index < word.length; index++) {
    const code = word.charCodeAt(index);
    bits |= 1 << (code >= A && code <= Z ? code - A : OTHER_BIT);
  }
  const length = Math.max(MIN_LENGTH, Math.min(MAX_LENGTH, word.length)) - MIN_LENGTH;
  return bits | (length << LENGTH_SHIFT);
};

const RARITY_SHIFT = 30;

/** Packs a letter signature with a rarity from 0 to 3. */
export const packWordTraits = (signature: number, rarity: number): number =>
  (signature | (rarity << RARITY_SHIFT)) >>> 0;

export const wordRarity = (traits: number): number => traits >>> RARITY_SHIFT;

/** Whether two words with these signatures or traits may have an edit distance of at most `limit`. */
export const mayBeWithin = (a: number, b: number, limit: number): boolean => {
  const longer = ((a >>> LENGTH_SHIFT) & 7) - ((b >>> LENGTH_SHIFT) & 7);
  if (longer > limit || longer < -limit) return false;
  return countBits((a ^ b) & LETTER_BITS) <= 2 * limit;
};

/** Population count: adds bit fields of 2, 4 and 8 bits in parallel. */
const countBits = (bits: number): number => {
  let rest = bits - ((bits >>> 1) & 0x5555_5555);
  rest = (rest & 0x3333_3333) + ((rest >>> 2) & 0x3333_3333);
  return (((rest + (rest >>> 4)) & 0x0f0f_0f0f) * 0x0101_0101) >>> 24;
};
