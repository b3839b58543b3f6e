// Letter signature: the letters and the length of a word in 32 bits.
//
// Comparing two signatures is a cheap lower bound of the edit distance, which rules out most pairs of words.

/** Set for a phrase written as one word ('darkmode'). Such words complete only prefixes that are no term themselves. */
export const JOINED_BIT = 0x8000_0000;

const A = 'a'.charCodeAt(0);
const Z = 'z'.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);
const NINE = '9'.charCodeAt(0);

const DIGIT_BIT = 26;
const OTHER_BIT = 27;
const LETTER_BITS = 0x0fff_ffff;

/** Bits 28 to 30 hold the length, clamped to this range. */
const LENGTH_SHIFT = 28;
const MIN_LENGTH = 3;
const MAX_LENGTH = 10;

/** Bits 0 to 25 are set for the letters in the word, bit 26 for digits, bit 27 for other characters. */
export const letterSignature = (word: string): number => {
  let bits = 0;
  for (let index = 0; index < word.length; index++) {
    const code = word.charCodeAt(index);
    if (code >= A && code <= Z) bits |= 1 << (code - A);
    else bits |= 1 << (code >= ZERO && code <= NINE ? DIGIT_BIT : OTHER_BIT);
  }
  const length = Math.max(MIN_LENGTH, Math.min(MAX_LENGTH, word.length)) - MIN_LENGTH;
  return (bits | (length << LENGTH_SHIFT)) >>> 0;
};

/** Returns false only if the edit distance of two words with these signatures exceeds `limit`. */
export const mayBeWithin = (a: number, b: number, limit: number): boolean => {
  const longer = ((a >>> LENGTH_SHIFT) & 7) - ((b >>> LENGTH_SHIFT) & 7);
  if (longer > limit || longer < -limit) return false;
  return countBits((a ^ b) & LETTER_BITS) <= 2 * limit;
};

/** Population count, in parallel over bit fields of 2, 4 and 8 bits. */
const countBits = (bits: number): number => {
  let rest = bits - ((bits >>> 1) & 0x5555_5555);
  rest = (rest & 0x3333_3333) + ((rest >>> 2) & 0x3333_3333);
  return (((rest + (rest >>> 4)) & 0x0f0f_0f0f) * 0x0101_0101) >>> 24;
};
