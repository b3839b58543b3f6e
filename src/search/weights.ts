// Query-time relevance weights, from 0 to 1.

/**
 * Factor on completions of the last word if that word is itself a word of icon names (`ofName`), an English synonym
 * (`ofSynonym`), another term (`ofOther`: from tags or another language), or no term (`ofUnknown`).
 */
export const PREFIX = { ofName: 0.3, ofSynonym: 0.6, ofOther: 0.75, ofUnknown: 1 } as const;

/** Minimum similarity of an inflected form that is more likely than a typo. */
export const DISTANT_FORM = 0.8;

/** Minimum similarity of plural and singular forms and of other spellings. */
export const NUMBER_FORM = 0.95;

/** Minimum similarity of a translation that is certain. */
export const CERTAIN = 0.8;

/** Similarity of the best translation of a word in a sentence of its language, and the greatest factor to get there. */
export const OWN_LANGUAGE = { similarity: 0.97, most: 2.2 } as const;

/** Factor on meanings that a word of the sentence's language has in other languages. */
export const OTHER_LANGUAGE = 0.3;

/** Importance of a word in a sentence whose language does not know it. */
export const FOREIGN_WORD = 0.4;

/** Factor on matches of a phrase written as one word: 'light bulb' matches 'lightbulb'. */
export const JOINED = 0.99;

/** Factor on single words in a phrase with icons of its own: 'home automation' shows a smart home before homes. */
export const IN_MEANING = 0.94;

/** Minimum similarity of the icons that a phrase shows instead of its words: meanings and synonyms of the first tier. */
export const MEANING = 0.84;

/** Score per unit of weight at a name coverage of 0. */
export const UNCOVERED_SCORE = 0.5;

/** Part of the missing weight that is added if an entry matches both a word and a related term. */
export const AGREEMENT = 0.25;

/**
 * A query is not relaxed if its best score reaches WELL_MATCHED, or FULLY_MATCHED if it has fewer than FEW_MATCHES
 * matches.
 */
export const WELL_MATCHED = 0.6;
export const FULLY_MATCHED = 0.95;
export const FEW_MATCHES = 24;

/** Minimum score of a relaxed match, as a part of the best one. */
export const RELAXED_MARGIN = 0.4;

/** Evidence with a weight below this is loose: tags and distant synonyms. */
export const LOOSE = 0.8;

/** Weight of a word in relaxed matches by its class in `vocabulary/common-words`: unlisted, medium, weak, site. */
export const IMPORTANCE = [1, 0.6, 0.3, 0.1] as const;

/** Factor on the importance of the words after the subject of a sentence: 'tenants' in 'a law firm for tenants'. */
export const QUALIFIER = 0.7;

/** In relaxed matches, a close synonym (weight from `least`) is certain and counts at least `counted`. */
export const CLOSE = { least: 0.53, counted: 0.7 } as const;

/**
 * Factor on loose evidence for a word of the class `site`, in complete matches of a query that also has other words:
 * for 'language learning app', the tag 'app' says little.
 */
export const LOOSE_SITE = 0.5;

/** Exponent of the inverse document frequency in relaxed scores: a rare word is often not the subject. */
export const RELAXED_RARITY = 0.75;
