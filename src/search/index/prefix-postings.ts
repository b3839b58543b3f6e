// Precomputed posting lists of short prefixes: expanding 'a' at query time would read a tenth of the index.

/** The term that stands for a prefix in the dictionary; no word begins with an asterisk. */
export const prefixTerm = (prefix: string): string => `*${prefix}`;

export const MAX_PREFIX_LENGTH = 3;

/** A word in this many names is as likely a completion as any. */
const COMMON = 127;

/** The factor on the weight of a completion: `typedPart` of the word is typed, `nameCount` names contain the word. */
export const completionFactor = (typedPart: number, nameCount: number): number =>
  0.6 + 0.2 * typedPart + 0.2 * Math.min(1, Math.log1p(nameCount) / Math.log1p(COMMON));
