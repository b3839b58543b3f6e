// DEFLATE symbol tables: length and distance codes with their extra bits (RFC 1951, section 3.2.5).
import { allocate, clear } from '../memory';

/** Limits of match lengths and distances. */
export const MIN_LENGTH = 3;
export const MAX_LENGTH = 258;
export const MAX_DISTANCE = 32768;

/** Literal/length alphabet: 0 to 255 are literals, 256 ends the block, length codes start at 257. */
export const END_OF_BLOCK = 256;
export const FIRST_LENGTH_SYMBOL = 257;
const LENGTH_CODES = 29;
export const LITERALS = FIRST_LENGTH_SYMBOL + LENGTH_CODES;
export const DISTANCES = 30;

/** Smallest length by length index (length symbol minus FIRST_LENGTH_SYMBOL), and smallest distance by distance code. */
export const lengthBase = allocate<u16>(LENGTH_CODES);
export const distanceBase = allocate<u16>(DISTANCES);

const codeOfLength = allocate<u8>(MAX_LENGTH + 1);

/** Number of extra bits of a length index; index 28 encodes only the length 258. */
export function lengthExtra(code: i32): i32 {
  return code < 8 || code === 28 ? 0 : (code >> 2) - 1;
}

/** Number of extra bits of a distance code. */
export function distanceExtra(code: i32): i32 {
  return code < 4 ? 0 : (code >> 1) - 1;
}

/** The length index of a match length. */
export function lengthCode(length: i32): i32 {
  return codeOfLength[length];
}

/** The distance code of a distance. There are two codes per power of two. */
export function distanceCode(distance: i32): i32 {
  if (distance <= 4) return distance - 1;
  const power = 31 - clz(distance - 1);
  return 2 * power + (((distance - 1) >> (power - 1)) & 1);
}

function fillTables(): void {
  let length = MIN_LENGTH;
  clear(codeOfLength, MIN_LENGTH);
  for (let code = 0; code < LENGTH_CODES; code++) {
    lengthBase[code] = length as u16;
    const next = min(length + (1 << lengthExtra(code)), MAX_LENGTH);
    for (; length < next; length++) codeOfLength[length] = code as u8;
  }
  lengthBase[LENGTH_CODES - 1] = MAX_LENGTH as u16;
  codeOfLength[MAX_LENGTH] = (LENGTH_CODES - 1) as u8;
  let distance = 1;
  for (let code = 0; code < DISTANCES; code++) {
    distanceBase[code] = distance as u16;
    distance += 1 << distanceExtra(code);
  }
}

fillTables();
