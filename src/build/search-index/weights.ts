// Relevance weights that the builder puts into the index, from 0 to 1.
import { packImpact } from '../../search/index/posting.ts';

/** Field weights: how a term describes an icon. Those from `aliasWord` up belong to names and aliases. */
export const FIELD = {
  nameWord: 0.95,
  alias: 0.92,
  aliasWord: 0.82,
  tag: 0.74,
  borrowedTag: 0.64,
  tagWord: 0.46,
  borrowedTagWord: 0.38,
} as const;

/** Postings of at least this impact come from names and aliases. */
export const MIN_NAME_IMPACT = packImpact(FIELD.aliasWord, 0);

/** The similarity of a term and a term that it refers to. */
export const RELATION = {
  translation: 1,
  same: 0.84,
  close: 0.58,
  related: 0.38,
  loose: 0.25,
} as const;

export type Relation = keyof typeof RELATION;

/** Factors on the weight of the words of a name if one, two, or more libraries have it. */
export const LIBRARY_COUNT_FACTORS = [0.92, 0.96, 1] as const;

/** What a tag gains in weight per further library that has it on the same name, and how many libraries count. */
export const CONSENSUS = { gain: 0.06, most: 2 } as const;

/** Factor on the similarity of a translation if the foreign word is also an English word ('pet', 'see'). */
export const HOMOGRAPH = 0.45;
