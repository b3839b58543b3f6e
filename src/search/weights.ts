// Relevance weights of the query side, from 0 to 1.

/**
 * The factor on completions of the last word. `besideName`, `besideSynonym` and `besideOther`: the word itself is a
 * word of names, an English synonym, or a word of tags or of another language. `alone`: it is no term.
 */
export const PREFIX = { besideName: 0.3, besideSynonym: 0.6, besideOther: 0.75, alone: 1 } as const;

/** An inflected form below this similarity is no more likely than a typo. */
export const DISTANT_FORM = 0.8;

/** The factor on a phrase written as one word: 'light bulb' finds 'lightbulb'. */
export const JOINED = 0.99;

/** The part of the score that does not depend on the coverage of the name. */
export const UNCOVERED_SCORE = 0.5;

/** The gain if both a word and a term that it refers to match the same entry. */
export const AGREEMENT = 0.25;

/** From this score on, an icon matches all words of the query well, and no word is left out. */
export const WELL_MATCHED = 0.5;
