// DEFLATE symbol tables: length and distance codes with their extra bits (RFC 1951, section 3.2.5).

/** Limits of match lengths and distances. */
export const MIN_LENGTH = 3;
export const MAX_LENGTH = 258;
export const MAX_DISTANCE = 32768;

/** Literal/length alphabet: 0 to 255 are literals, 256 ends the block, length codes start at 257. */
export const END_OF_BLOCK = 256;
export const FIRST_LENGTH_SYMBOL = 257;

/** Extra bits by length index (length symbol minus FIRST_LENGTH_SYMBOL); index 28 encodes only the length 258. */
export const LENGTH_EXTRA = Uint8Array.from({ length: 29 }, (_, code) =>
  code < 8 || code === 28 ? 0 : (code >> 2) - 1,
);

/** Extra bits by distance code. */
export const DISTANCE_EXTRA = Uint8Array.from({ length: 30 }, (_, code) => (code < 4 ? 0 : (code >> 1) - 1));

const basesOf = (first: number, extra: Uint8Array): Uint16Array => {
  const bases = new Uint16Array(extra.length);
  let base = first;
  extra.forEach((bits, code) => {
    bases[code] = base;
    base += 1 << bits;
  });
  return bases;
};

/** Smallest length by length index, and smallest distance by distance code. */
export const LENGTH_BASE = basesOf(MIN_LENGTH, LENGTH_EXTRA);
LENGTH_BASE[28] = MAX_LENGTH;
export const DISTANCE_BASE = basesOf(1, DISTANCE_EXTRA);

const codeOfLength = Uint8Array.from({ length: MAX_LENGTH + 1 }, (_, length) =>
  Math.max(
    0,
    LENGTH_BASE.findLastIndex(base => base <= length),
  ),
);

/** The length index of a match length; the literal/length symbol is FIRST_LENGTH_SYMBOL plus this index. */
export const lengthCode = (length: number): number => codeOfLength[length];

/** The distance code of a distance. There are two codes per power of two. */
export const distanceCode = (distance: number): number => {
  if (distance <= 4) return distance - 1;
  const power = 31 - Math.clz32(distance - 1);
  return 2 * power + (((distance - 1) >> (power - 1)) & 1);
};
