// Weights in the search index, from 0 to 1.
import { packImpact } from '../../search/index/posting.ts';

/** Weights of terms by field. Weights from `aliasWord` on belong to names and aliases. */
export const FIELD = {
  nameWord: 0.95,
  alias: 0.92,
  aliasWord: 0.87,
  tag: 0.74,
  borrowedTag: 0.64,
  tagWord: 0.46,
  borrowedTagWord: 0.38,
} as const;

/** Minimum impact of postings for names and aliases. */
export const MIN_NAME_IMPACT = packImpact(FIELD.aliasWord, 0);

export const RELATION = {
  translation: 1,
  meaning: 0.97,
  same: 0.84,
  close: 0.58,
  related: 0.38,
  loose: 0.25,
} as const;

export type Relation = keyof typeof RELATION;

/** Factors for the words of a name, by the number of libraries that have the name: one, two, or more. */
export const LIBRARY_COUNT_FACTORS = [0.92, 0.96, 1] as const;

/** Bonus for a tag: `gain` for each further library that has the tag on this name, up to `most` libraries. */
export const CONSENSUS = { gain: 0.06, most: 2 } as const;

/** Factor for a common word that is the tag of a brand: 'books' finds books before goodreads. */
export const BRAND_TAG = 0.6;

/** Factors for the translations of a foreign word that may also be English. */
export const HOMOGRAPH = {
  /** A common English word in icon names ('map'), or a foreign word that is one without its accents ('levél'). */
  common: 0.45,
  /** Another very common English word, such as 'kind'. */
  veryCommon: 0.8,
  /** An English word with close synonyms, such as 'trombone'. */
  meaning: 0.94,
  /** Any other English word. `accented` applies to foreign words with accents. */
  plain: 0.98,
  accented: 0.9,
  /** Two Latin letters without accents. */
  fragment: 0.85,
} as const;
