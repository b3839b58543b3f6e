// Letter signature: the set of letters and the length of a word in 32 bits.
//
// Comparing two signatures rules out most pairs of words before their edit distance is computed.

/** Set for a phrase written as one word ('darkmode'): it completes a typed word only if that is no term. */
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

/** Bits 0 to 25: the letters that occur. Bits 26 and 27: whether a digit or another character occurs. */
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

/** Whether two words with these signatures may be within `limit` edits of each other. Never false for words that are. */
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
