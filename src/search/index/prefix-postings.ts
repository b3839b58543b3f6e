// Precomputed posting lists for short prefixes: without one, the prefix 'a' would read a tenth of the index.

/** The term of a ready-made list; no word begins with an asterisk. */
export const readyPrefixTerm = (prefix: string): string => `*${prefix}`;

/** Prefixes up to this length can have a ready-made list, if they begin names of more entries than `MANY`. */
export const LONGEST_READY = 3;
/** In this many names a word is as common as it needs to be. */
const COMMON = 127;

/** What a word typed in part counts, up to 1: by how much of it is typed, and by how many names have it. */
export const completionFactor = (typed: number, names: number): number =>
  0.6 + 0.2 * typed + 0.2 * Math.min(1, Math.log1p(names) / Math.log1p(COMMON));
