// Posting: an entry with the weight and the coverage of one term, packed into 32 bits.
//
// entry 20 bits | weight 6 bits | coverage 6 bits
//
// Weight and coverage together are the impact. Posting lists are sorted by descending impact. (Decision 040)

export const MAX_ENTRIES = 1 << 20;

/** Maximum of the weight and the coverage in a posting. */
export const POSTING_MAX = 63;

/** Packs the weight of a field with the term, and the fraction of the name that the term covers, each from 0 to 1. */
export const packImpact = (weight: number, coverage: number): number =>
  (Math.round(weight * POSTING_MAX) << 6) |
  Math.max(0, Math.min(POSTING_MAX, Math.round(coverage * POSTING_MAX)));

export const packPosting = (entry: number, impact: number): number => ((entry << 12) | impact) >>> 0;
export const postingEntry = (posting: number): number => posting >>> 12;
export const postingImpact = (posting: number): number => posting & 0xfff;
export const postingWeight = (posting: number): number => (posting >>> 6) & POSTING_MAX;
export const postingCoverage = (posting: number): number => posting & POSTING_MAX;

/** Impact of a term that equals the name of the entry. */
export const EXACT_IMPACT = (POSTING_MAX << 6) | POSTING_MAX;

/**
 * The dictionary term with the merged postings of all words that begin with a short prefix. Without these terms, the
 * query 'a' would read a large part of the index. No word begins with an asterisk.
 */
export const prefixTerm = (prefix: string): string => `*${prefix}`;

export const MAX_PREFIX_LENGTH = 3;

/** Number of names from which on a word counts as most common. */
const COMMON = 127;

/** Factor for the weight of a word of which only a part is typed: `typedPart` from 0 to 1. `nameCount` names have the word. */
export const completionFactor = (typedPart: number, nameCount: number): number =>
  0.6 + 0.2 * typedPart + 0.2 * Math.min(1, Math.log1p(nameCount) / Math.log1p(COMMON));
