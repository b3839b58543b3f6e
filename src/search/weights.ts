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
  translation: 0.94,
  same: 0.84,
  close: 0.58,
  associated: 0.38,
} as const;

export type Relation = keyof typeof RELATION;

/** A word that completes the one typed: beside matches of the word itself, and where there are none. */
export const PREFIX = { beside: 0.3, alone: 0.8 } as const;

/** The joined spelling of two words ('light bulb' for 'lightbulb'), a mistyped word. */
export const JOINED = 0.97;
export const TYPO = 0.7;

/** The part of a score that a match has even if it explains nothing else of the icon's name. */
export const BASE_SHARE = 0.55;

/** What a second, weaker reason to match adds to the first. */
export const SECOND_REASON = 0.2;
