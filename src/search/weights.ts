// Weights of a search, from 0 to 1.

/**
 * Factors for completions of the last word, if this word is in icon names, is English and only in the vocabulary, is a
 * term of another kind, or is not a term.
 */
export const PREFIX = { ofName: 0.3, ofSynonym: 0.6, ofOther: 0.75, ofUnknown: 1 } as const;

/** Inflections of lower similarity are distant: 'lay' is a distant form of 'layers'. */
export const DISTANT_FORM = 0.8;

/** Minimum similarity of singular and plural, and of British and American spellings. */
export const NUMBER_FORM = 0.95;

/** Minimum similarity of a translation whose meaning is not in doubt. */
export const CERTAIN = 0.8;

/** Similarity of a word's best translation, if the word is part of a sentence of its language. */
export const OWN_LANGUAGE = 0.97;

/** Factor for the meanings of a word in languages other than the language of the sentence. */
export const OTHER_LANGUAGE = 0.3;

/** Importance of a word that the language of the sentence lacks. */
export const FOREIGN_WORD = 0.4;

/** Factor for matches of a phrase written as one word: 'light bulb' matches 'lightbulb'. */
export const JOINED = 0.99;

/** Factor for the words of a phrase with its own icons: 'home automation' shows a smart home before homes. */
export const IN_MEANING = 0.94;

/** Minimum similarity of a phrase to its own icons. Meanings and synonyms in the first tier reach it. */
export const MEANING = 0.84;

/** Minimum similarity of a word to its plain picture: of a row in `vocabulary/meanings`, not of a synonym. */
export const PLAIN_PICTURE = 0.86;

/** Score of an entry with weight 1 and coverage 0. */
export const UNCOVERED_SCORE = 0.5;

/** If a word and a related term match, the higher weight w grows by the lower weight times this part of 1 - w. */
export const AGREEMENT = 0.25;

/** A search with this best score or number of matches needs no entries that match only some words (`matchRelaxed`). */
export const WELL_MATCHED = 0.6;
export const FULLY_MATCHED = 0.95;
export const FEW_MATCHES = 24;

/** Minimum score of a relaxed match as a fraction of the best score. */
export const RELAXED_MARGIN = 0.4;

/** A match of lower weight is loose: it comes from a tag or a distant synonym. */
export const LOOSE = 0.8;

/** Importance of a word by its class in `vocabulary/common-words`: unlisted, medium, weak, site. */
export const IMPORTANCE = [1, 0.6, 0.3, 0.1] as const;

/** Factor for the importance of words after the subject of a sentence: 'tenants' in 'a law firm for tenants'. */
export const QUALIFIER = 0.7;

/** Relaxed scores raise weights between these limits to `counted`: the weights of close synonyms. */
export const CLOSE = { least: 0.53, counted: 0.7 } as const;

/** Factor for loose matches of a word of class `site` in a query with other words: 'app' in 'language learning app'. */
export const LOOSE_SITE = 0.5;

/** Exponent of the inverse document frequency in relaxed scores. A rare word is often not the subject. */
export const RELAXED_RARITY = 0.75;
