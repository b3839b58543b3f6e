// A reason: how strongly a word speaks for an entry and how much of the entry's name it explains, as one number.
//
//     strength 16 bits | share 16 bits
import { FULL, postingShare, postingStrength } from '../index/posting.ts';
import { AGREEMENT, BASE_SHARE } from './weights.ts';

/** Strength and share of a reason both run from 0 to this; a reason of 0 is none. */
export const WHOLE = 0xffff;

export const packReason = (strength: number, share: number): number => ((strength << 16) | share) >>> 0;
const reasonStrength = (reason: number): number => reason >>> 16;
export const reasonShare = (reason: number): number => reason & WHOLE;

/** What a posting says if its strength counts by `factor` and its share is spread over some words. */
export const postingReason = (posting: number, factor: number, wordCount: number): number =>
  packReason(
    Math.round(postingStrength(posting) * ((factor * WHOLE) / FULL)),
    Math.round(postingShare(posting) * (WHOLE / (FULL * wordCount))),
  );

/** Of two reasons of the same kind the better counts: the stronger, unless it explains much less. */
export const worth = (reason: number): number => (reason >>> 16) * (WHOLE + (reason & WHOLE));

/** The strength, from 0 to 1, of a reason that another of a different kind agrees with. */
export const agreedStrength = (better: number, other: number): number => {
  const strength = reasonStrength(better) / WHOLE;
  if (other === 0) return strength;
  return strength + (reasonStrength(other) / WHOLE) * AGREEMENT * (1 - strength);
};

/** From a strength of 0 to 1 and the parts of the name that are explained, which may add up to more than the whole. */
export const scoreOf = (strength: number, shares: number): number =>
  strength * (BASE_SHARE + (1 - BASE_SHARE) * (Math.min(WHOLE, shares) / WHOLE));
