// Query-time relevance weights, from 0 to 1.

/**
 * Factors for completions of the last word. The word is part of icon names (`ofName`), an English synonym
 * (`ofSynonym`), another term (`ofOther`: from tags or another language), or not a term (`ofUnknown`).
 */
export const PREFIX = { ofName: 0.3, ofSynonym: 0.6, ofOther: 0.75, ofUnknown: 1 } as const;

/** Minimum similarity of an inflection that is more likely than a typo. */
export const DISTANT_FORM = 0.8;

/** Minimum similarity of singular, plural and spelling variants. */
export const NUMBER_FORM = 0.95;

/** Minimum similarity of a translation that is certain. */
export const CERTAIN = 0.8;

/** Similarity of a word's best translation, if the word is part of a sentence of its language. */
export const OWN_LANGUAGE = 0.97;

/** Factor for meanings in other languages, if the language of the sentence has the word. */
export const OTHER_LANGUAGE = 0.3;

/** Importance of a word that the language of the sentence does not have. */
export const FOREIGN_WORD = 0.4;

/** Factor for matches of a phrase written as one word: 'light bulb' matches 'lightbulb'. */
export const JOINED = 0.99;

/** Factor for single words in a phrase with icons of its own: 'home automation' shows a smart home before homes. */
export const IN_MEANING = 0.94;

/** Minimum similarity for which a phrase shows icons of its own: meanings and synonyms of the first tier. */
export const MEANING = 0.84;

/** Score of a weight of 1 with a name coverage of 0. */
export const UNCOVERED_SCORE = 0.5;

/** How much a second match, of the word and a related term, adds to the weight: this part of what is missing to 1. */
export const AGREEMENT = 0.25;

/** Complete matches are not relaxed if their best score is WELL_MATCHED or, with fewer than FEW_MATCHES, FULLY_MATCHED. */
export const WELL_MATCHED = 0.6;
export const FULLY_MATCHED = 0.95;
export const FEW_MATCHES = 24;

/** Minimum score of a relaxed match as a fraction of the best score. */
export const RELAXED_MARGIN = 0.4;

/** Evidence below this weight is loose: tags and distant synonyms. */
export const LOOSE = 0.8;

/** Weight of a word in relaxed matches, by class in `vocabulary/common-words`: unlisted, medium, weak, site. */
export const IMPORTANCE = [1, 0.6, 0.3, 0.1] as const;

/** Factor for the importance of words after the subject of a sentence: 'tenants' in 'a law firm for tenants'. */
export const QUALIFIER = 0.7;

/** In relaxed matches, a synonym with a weight of at least `least` counts as close. Its weight is raised to `counted`. */
export const CLOSE = { least: 0.53, counted: 0.7 } as const;

/**
 * Factor for loose evidence of a `site` word, in complete matches of a query with other words: in 'language learning
 * app', the tag 'app' says little.
 */
export const LOOSE_SITE = 0.5;

/** Exponent of the inverse document frequency in relaxed scores: a rare word is often not the subject. */
export const RELAXED_RARITY = 0.75;
