// A posting: one entry under one term, with how well the term speaks of it, in 32 bits.
//
//     entry 20 bits | strength 6 bits | share 6 bits

/** At most this many entries fit into a posting. */
export const MAX_ENTRIES = 1 << 20;

/** Strength and share both run from 0 to this. */
export const FULL = 63;

/** Strength is what kind of word the term is for the entry; share, how much of the entry's name it explains. */
export const packValue = (strength: number, share: number): number =>
  (Math.round(strength * FULL) << 6) | Math.max(0, Math.min(FULL, Math.round(share * FULL)));

export const packPosting = (entry: number, value: number): number => ((entry << 12) | value) >>> 0;
export const postingEntry = (posting: number): number => posting >>> 12;
export const postingValue = (posting: number): number => posting & 0xfff;
export const postingStrength = (posting: number): number => (posting >>> 6) & FULL;
export const postingShare = (posting: number): number => posting & FULL;

/** The value of an entry whose whole name is the term. */
export const EXACT = (FULL << 6) | FULL;
