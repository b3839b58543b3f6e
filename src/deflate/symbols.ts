// The symbols of DEFLATE (RFC 1951, 3.2.5): which code a length or a distance has, and how many bits follow it.

/** Lengths go from 3 to 258, distances up to 32768. */
export const SHORTEST = 3;
export const LONGEST = 258;
export const FURTHEST = 32768;

/** Of the alphabet of literals and lengths: 0 to 255 are literals, 256 ends the block, lengths begin at 257. */
export const END_OF_BLOCK = 256;
export const FIRST_LENGTH = 257;

/** Bits that follow each length code, counted from 0; the last code is for 258 alone. */
export const LENGTH_EXTRA = Uint8Array.from({ length: 29 }, (_, code) =>
  code < 8 || code === 28 ? 0 : (code >> 2) - 1,
);

/** Bits that follow each distance code. */
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

/** The least length of each length code, and the least distance of each distance code. */
export const LENGTH_BASE = basesOf(SHORTEST, LENGTH_EXTRA);
LENGTH_BASE[28] = LONGEST;
export const DISTANCE_BASE = basesOf(1, DISTANCE_EXTRA);

const codeOfLength = Uint8Array.from({ length: LONGEST + 1 }, (_, length) =>
  Math.max(
    0,
    LENGTH_BASE.findLastIndex(base => base <= length),
  ),
);

/** The code of a length, counted from 0. */
export const lengthCode = (length: number): number => codeOfLength[length];

/** The code of a distance: two codes for each power of two. */
export const distanceCode = (distance: number): number => {
  if (distance <= 4) return distance - 1;
  const power = 31 - Math.clz32(distance - 1);
  return 2 * power + (((distance - 1) >> (power - 1)) & 1);
};
