// What a compressed stream says: bytes as they are, or matches with what went before.
import { LONGEST } from './symbols.ts';

/** A literal is its value; a match is its length times 65536 plus its distance. */
export type Token = number;

/** Stands where a token may be missing. */
export const NO_TOKEN = -1;

export const matchToken = (length: number, distance: number): Token => length * 65536 + distance;

export const isMatch = (token: Token): boolean => token > LONGEST;

export const matchLength = (token: Token): number => token >>> 16;

export const matchDistance = (token: Token): number => token & 65535;

/** How many bytes a token stands for. */
export const tokenLength = (token: Token): number => {
  if (token === NO_TOKEN) return 0;
  return isMatch(token) ? matchLength(token) : 1;
};
