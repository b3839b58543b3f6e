// Posting: an entry with its weight and coverage for one term, in 32 bits.
//
//     entry 20 bits | weight 6 bits | coverage 6 bits
//
// The two low fields together are the impact: posting lists are sorted by impact, the highest first. (Decision 040)

/** An entry number has 20 bits. */
export const MAX_ENTRIES = 1 << 20;

/** The highest weight and the highest coverage of a posting. */
export const POSTING_MAX = 63;

/** Both from 0 to 1: the weight of the field that has the term, and how much of the entry's name the term covers. */
export const packImpact = (weight: number, coverage: number): number =>
  (Math.round(weight * POSTING_MAX) << 6) |
  Math.max(0, Math.min(POSTING_MAX, Math.round(coverage * POSTING_MAX)));

export const packPosting = (entry: number, impact: number): number => ((entry << 12) | impact) >>> 0;
export const postingEntry = (posting: number): number => posting >>> 12;
export const postingImpact = (posting: number): number => posting & 0xfff;
export const postingWeight = (posting: number): number => (posting >>> 6) & POSTING_MAX;
export const postingCoverage = (posting: number): number => posting & POSTING_MAX;

/** The impact of a term on the entry whose whole name it is. */
export const EXACT_IMPACT = (POSTING_MAX << 6) | POSTING_MAX;
