// DEFLATE symbol tables: length and distance codes with their extra bits (RFC 1951, section 3.2.5).
import { allocate, clear } from '../memory';
import { Runs } from './runs';

export const MIN_LENGTH = 3;
export const MAX_LENGTH = 258;
export const MAX_DISTANCE = 32768;

/** In the literal/length alphabet, 0 to 255 are literals, 256 ends the block, and length codes start at 257. */
export const END_OF_BLOCK = 256;
export const FIRST_LENGTH_SYMBOL = 257;
const LENGTH_CODES = 29;
export const LITERALS = FIRST_LENGTH_SYMBOL + LENGTH_CODES;
export const DISTANCES = 30;

/** Smallest length by length index (the symbol minus FIRST_LENGTH_SYMBOL), and smallest distance by distance code. */
export const lengthBase = allocate<u16>(LENGTH_CODES);
export const distanceBase = allocate<u16>(DISTANCES);

const codeOfLength = allocate<u8>(MAX_LENGTH + 1);

/** Number of extra bits of a length index. Index 28 encodes only the length 258. */
export function lengthExtra(code: i32): i32 {
  return code < 8 || code === 28 ? 0 : (code >> 2) - 1;
}

export function distanceExtra(code: i32): i32 {
  return code < 4 ? 0 : (code >> 1) - 1;
}

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
    lengthBase[code] = u16(length);
    const next = min(length + (1 << lengthExtra(code)), MAX_LENGTH);
    for (; length < next; length++) codeOfLength[length] = u8(code);
  }
  lengthBase[LENGTH_CODES - 1] = u16(MAX_LENGTH);
  codeOfLength[MAX_LENGTH] = u8(LENGTH_CODES - 1);
  let distance = 1;
  for (let code = 0; code < DISTANCES; code++) {
    distanceBase[code] = u16(distance);
    distance += 1 << distanceExtra(code);
  }
}

fillTables();

/** A literal is the byte value, a match is `length << 16 | distance`. */
export type Token = i32;

/** Placeholder for a path edge without a token. */
export const NO_TOKEN: Token = -1;

export function matchToken(length: i32, distance: i32): Token {
  return (length << 16) | distance;
}

export function isMatch(token: Token): bool {
  return token > MAX_LENGTH;
}

export function matchLength(token: Token): i32 {
  return token >>> 16;
}

export function matchDistance(token: Token): i32 {
  return token & 65535;
}

export function tokenLength(token: Token): i32 {
  if (token === NO_TOKEN) return 0;
  return isMatch(token) ? matchLength(token) : 1;
}

/**
 * Costs in bits, estimated before the Huffman codes exist. Most matches repeat the previous byte or row, so these
 * distances get short codes.
 */
const LENGTH_COST: f64 = 4.5;
const REPEAT_COST: f64 = 1.5;
const NEAR_DISTANCE_COST: f64 = 2;
const FAR_DISTANCE_COST: f64 = 5;

/** Cost of each match length in bits. */
export const lengthCosts = allocate<f64>(MAX_LENGTH + 1);
for (let length = 0; length <= MAX_LENGTH; length++)
  lengthCosts[length] = LENGTH_COST + lengthExtra(lengthCode(length));

/** Cost of each byte value as a literal: -log2 of its frequency among the bytes that start a run. */
export const literalCosts = allocate<f64>(256);

export function frequentDistanceCost(distance: i32): f64 {
  return NEAR_DISTANCE_COST + distanceExtra(distanceCode(distance));
}

export function distanceCost(distance: i32): f64 {
  return FAR_DISTANCE_COST + distanceExtra(distanceCode(distance));
}

/** Costs are multiples of 1/1024 bit, so that sums are exact in every order of additions. */
const STEPS_PER_BIT: f64 = 1024;

export function setLiteralCosts(runs: Runs): void {
  clear(literalCosts, 256);
  for (let run = 0; run < runs.count; run++) literalCosts[runs.values[run]] += 1;
  for (let value = 0; value < 256; value++)
    if (literalCosts[value] !== 0)
      literalCosts[value] =
        Math.round(Math.log2(runs.count / literalCosts[value]) * STEPS_PER_BIT) / STEPS_PER_BIT;
}

/** Cost of repeating the previous byte `length` times. `literal` is the cost of this byte as a literal. */
export function runRestCost(length: i32, literal: f64): f64 {
  if (length < MIN_LENGTH) return length * literal;
  const fullMatches = length / MAX_LENGTH;
  const rest = length % MAX_LENGTH;
  const remainderCost = rest < MIN_LENGTH ? rest * literal : lengthCosts[rest] + REPEAT_COST;
  return fullMatches * (lengthCosts[MAX_LENGTH] + REPEAT_COST) + remainderCost;
}
