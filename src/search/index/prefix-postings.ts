// Precomputed posting lists of short prefixes.
//
// Without them, expanding the prefix 'a' at query time would read a tenth of the index.

/** The dictionary term for the list of a prefix. It cannot equal a word, because no word begins with an asterisk. */
export const prefixTerm = (prefix: string): string => `*${prefix}`;

export const MAX_PREFIX_LENGTH = 3;

/** Number of names from which on a word gets the highest completion factor. */
const COMMON = 127;

/**
 * Factor on the weight of a completion. `typedPart` (0 to 1) is the typed fraction of the word, `nameCount` the number
 * of names that contain the word.
 */
export const completionFactor = (typedPart: number, nameCount: number): number =>
  0.6 + 0.2 * typedPart + 0.2 * Math.min(1, Math.log1p(nameCount) / Math.log1p(COMMON));
