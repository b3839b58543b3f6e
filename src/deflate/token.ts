// LZ77 tokens (literals and matches), each packed into one number.
import { MAX_LENGTH } from './symbols.ts';

/** A literal is its byte value; a match is `length * 65536 + distance`. */
export type Token = number;

/** Placeholder for a path edge without a token. */
export const NO_TOKEN = -1;

export const matchToken = (length: number, distance: number): Token => length * 65536 + distance;

export const isMatch = (token: Token): boolean => token > MAX_LENGTH;

export const matchLength = (token: Token): number => token >>> 16;

export const matchDistance = (token: Token): number => token & 65535;

/** Number of bytes that a token encodes. */
export const tokenLength = (token: Token): number => {
  if (token === NO_TOKEN) return 0;
  return isMatch(token) ? matchLength(token) : 1;
};
