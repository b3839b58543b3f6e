// A reason: how strongly a word speaks for an entry and how much of the entry's name it explains, as one number.
//
//     strength 16 bits | share 16 bits
import { AGREEMENT } from './weights.ts';

/** Strength and share of a reason both run from 0 to this; a reason of 0 is none. */
export const WHOLE = 0xffff;

export const packReason = (strength: number, share: number): number => ((strength << 16) | share) >>> 0;
export const reasonStrength = (reason: number): number => reason >>> 16;
export const reasonShare = (reason: number): number => reason & WHOLE;

/** Of two reasons of the same kind the better counts: the stronger, unless it explains much less. */
export const worth = (reason: number): number => (reason >>> 16) * (WHOLE + (reason & WHOLE));

/** The strength, from 0 to 1, of a reason that another of a different kind agrees with. */
export const agreedStrength = (better: number, other: number): number => {
  const strength = reasonStrength(better) / WHOLE;
  return strength + (reasonStrength(other) / WHOLE) * AGREEMENT * (1 - strength);
};
