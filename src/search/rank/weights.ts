// The weights of relevance, all in one place: how much each way of matching is worth, from 0 to 1.

/** What a word is for an icon. From `aliasWord` up, it is a word of the icon's own name or of another name of it. */
export const FIELD = {
  name: 1,
  nameWord: 0.95,
  alias: 0.92,
  aliasWord: 0.82,
  tag: 0.74,
  borrowedTag: 0.64,
  tagWord: 0.46,
  borrowedTagWord: 0.38,
} as const;

/** How near a related word is to the word asked for. */
export const RELATION = {
  translation: 1,
  same: 0.84,
  close: 0.58,
  related: 0.38,
  loose: 0.25,
} as const;

export type Relation = keyof typeof RELATION;

/**
 * A word that completes the one typed: beside a word of names, beside an English synonym, beside a word of tags or of
 * another language, and where there is none.
 */
export const PREFIX = { beside: 0.3, synonym: 0.6, instead: 0.75, alone: 1 } as const;

/** A form of a word below this nearness is no more likely than a slip. */
export const FAR_FORM = 0.8;

/** The joined spelling of two words ('light bulb' for 'lightbulb'). */
export const JOINED = 0.99;

/** The part of a score that a match has even if it explains nothing else of the icon's name. */
export const BASE_SHARE = 0.5;

/** What it adds if a word and what it refers to both lead to an icon. */
export const AGREEMENT = 0.25;

/** How far a word of a name counts by the number of libraries that have the name: one, two, more. */
export const SPREAD = [0.92, 0.96, 1] as const;

/** What a tag gains by each further library that puts it on the same name, and up to where. */
export const CONSENSUS = { gain: 0.06, most: 2 } as const;

/** A foreign word that is an English one as well ('pet', 'see') mostly means the English one. */
export const HOMOGRAPH = 0.45;

/** From this score on, an icon answers all words well: no word is left out for another. */
export const WELL_ANSWERED = 0.5;
