// LZ77 tokens (literals and matches), each packed into one number.
import { MAX_LENGTH } from './symbols';

/** A literal is its byte value; a match is `length << 16 | distance`. */
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

/** Number of bytes that a token encodes. */
export function tokenLength(token: Token): i32 {
  if (token === NO_TOKEN) return 0;
  return isMatch(token) ? matchLength(token) : 1;
}
