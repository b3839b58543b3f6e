// The letters of a word as bits: two words that differ in many letters need not be compared any further.

/** Set for phrases written as one word ('darkmode'), which complete what is typed only if nothing else does. */
export const JOINED_BIT = 0x8000_0000;

const A = 'a'.charCodeAt(0);
const Z = 'z'.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);
const NINE = '9'.charCodeAt(0);

/** Bits 0 to 25 for the letters, 26 for any digit, 27 for anything else. */
export const letterBits = (word: string): number => {
  let bits = 0;
  for (let index = 0; index < word.length; index++) {
    const code = word.charCodeAt(index);
    if (code >= A && code <= Z) bits |= 1 << (code - A);
    else bits |= code >= ZERO && code <= NINE ? 1 << 26 : 1 << 27;
  }
  return bits >>> 0;
};

export const countBits = (bits: number): number => {
  let rest = bits - ((bits >>> 1) & 0x5555_5555);
  rest = (rest & 0x3333_3333) + ((rest >>> 2) & 0x3333_3333);
  return (((rest + (rest >>> 4)) & 0x0f0f_0f0f) * 0x0101_0101) >>> 24;
};
