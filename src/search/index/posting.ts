// Posting: an entry with the weight and the coverage of one term, packed into 32 bits.
//
//     entry 20 bits | weight 6 bits | coverage 6 bits
//
// Weight and coverage together are the impact. Posting lists are sorted by descending impact. (Decision 040)

/** Entry ids have 20 bits. */
export const MAX_ENTRIES = 1 << 20;

/** Maximum of the weight field and of the coverage field. */
export const POSTING_MAX = 63;

/**
 * `weight` (0 to 1) is the weight of the field with the term; `coverage` (0 to 1) is the part of the name that it
 * covers.
 */
export const packImpact = (weight: number, coverage: number): number =>
  (Math.round(weight * POSTING_MAX) << 6) |
  Math.max(0, Math.min(POSTING_MAX, Math.round(coverage * POSTING_MAX)));

export const packPosting = (entry: number, impact: number): number => ((entry << 12) | impact) >>> 0;
export const postingEntry = (posting: number): number => posting >>> 12;
export const postingImpact = (posting: number): number => posting & 0xfff;
export const postingWeight = (posting: number): number => (posting >>> 6) & POSTING_MAX;
export const postingCoverage = (posting: number): number => posting & POSTING_MAX;

/** Impact of a term that is the whole name of the entry. */
export const EXACT_IMPACT = (POSTING_MAX << 6) | POSTING_MAX;
