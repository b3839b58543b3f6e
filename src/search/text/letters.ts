// The letters of a word as bits: two words that differ in many letters need not be compared any further.

/** Set for phrases written as one word ('darkmode'), which complete what is typed only if nothing else does. */
export const JOINED_BIT = 0x8000_0000;

const A = 'a'.charCodeAt(0);
const Z = 'z'.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);
const NINE = '9'.charCodeAt(0);

/** Bits 28 to 30 hold the length, from 3 or less to 10 or more. */
const LENGTH_SHIFT = 28;
const SHORTEST = 3;
const LONGEST = 10;

/** Bits 0 to 25 for the letters, 26 for any digit, 27 for anything else; then the length. */
export const letterBits = (word: string): number => {
  let bits = 0;
  for (let index = 0; index < word.length; index++) {
    const code = word.charCodeAt(index);
    if (code >= A && code <= Z) bits |= 1 << (code - A);
    else bits |= code >= ZERO && code <= NINE ? 1 << 26 : 1 << 27;
  }
  const length = Math.max(SHORTEST, Math.min(LONGEST, word.length)) - SHORTEST;
  return (bits | (length << LENGTH_SHIFT)) >>> 0;
};

/** Can words with these letters be turned into each other by `slips` changes? May say yes wrongly, but never no. */
export const couldBe = (letters: number, others: number, slips: number): boolean => {
  const longer = ((letters >>> LENGTH_SHIFT) & 7) - ((others >>> LENGTH_SHIFT) & 7);
  if (longer > slips || longer < -slips) return false;
  return countBits((letters ^ others) & 0x0fff_ffff) <= 2 * slips;
};

const countBits = (bits: number): number => {
  let rest = bits - ((bits >>> 1) & 0x5555_5555);
  rest = (rest & 0x3333_3333) + ((rest >>> 2) & 0x3333_3333);
  return (((rest + (rest >>> 4)) & 0x0f0f_0f0f) * 0x0101_0101) >>> 24;
};
