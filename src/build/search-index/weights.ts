// Index-time relevance weights, from 0 to 1.
import { packImpact } from '../../search/index/posting.ts';

/** Weights of terms by field. Only names and aliases have weights of at least `aliasWord`. */
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

/** Factors for the weight of a name word, by the number of libraries (one, two, more) with an icon of that name. */
export const LIBRARY_COUNT_FACTORS = [0.92, 0.96, 1] as const;

/** Bonus for a tag: `gain` for each further library with this tag on the name, for at most `most` libraries. */
export const CONSENSUS = { gain: 0.06, most: 2 } as const;

/** Factor for a common word that is a tag of a brand, so that 'books' finds books before goodreads. */
export const BRAND_TAG = 0.6;

/** Factors for a translation if the foreign word is also English or has two Latin letters. */
export const HOMOGRAPH = {
  /** A common English word in icon names ('map'), also without the accents ('levél'), or two letters. */
  common: 0.45,
  /** Another very common English word, such as 'kind'. */
  veryCommon: 0.8,
  /** An English word that is closely related to a term in the English thesaurus, such as 'trombone'. */
  meaning: 0.94,
  /** Any other English word. `accented` applies if the foreign word has accents. */
  plain: 0.98,
  accented: 0.9,
  /** Two Latin letters that are not accented. */
  fragment: 0.85,
} as const;
