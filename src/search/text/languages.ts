// Languages of sentences, and the words of each that say nothing about the subject.
import { fold } from './tokenize.ts';

/** BCP 47 tags. The index stores positions in this list; English, the language of the terms, is the first. */
export const LANGUAGES: readonly string[] =
  'en ar bn cs da de el es fa fi fr he hi hu id it ja ko nb nl pl pt ro ru sv sw th tr uk ur vi zh'.split(
    ' ',
  );

/** The index of a BCP 47 tag in LANGUAGES, by its language: `de-AT` is German. -1 for other languages. */
export const languageIndex = (tag: string | undefined): number =>
  LANGUAGES.indexOf(
    (tag ?? '')
      .toLowerCase()
      .replace(/[-_].*/, '')
      .replace(/^no$/, 'nb'),
  );

/**
 * Classes of words in a sentence. A `helper` is an article, preposition or pronoun; a `site` word describes any site
 * ('page', 'new'); a `purpose` is what many sites are for ('sell', 'school'), a subject if there is no other.
 */
export const SENTENCE_CLASSES = ['helper', 'site', 'purpose'] as const;

export type SentenceClass = (typeof SENTENCE_CLASSES)[number];

/** Letters that English and some of the languages with the same script lack. They are not folded. */
export const LETTER = 'letter';

/** By class: the folded words, each with the set of its languages (bit i is the language with index i). */
export type SentenceWords = Readonly<Record<SentenceClass | typeof LETTER, ReadonlyMap<string, number>>>;

/** Folded words by language and class, as stored in the catalog file, in JSON. */
export type StoredSentenceWords = Readonly<Record<string, Partial<Record<string, readonly string[]>>>>;

export const decodeSentenceWords = (section: Uint8Array): SentenceWords => {
  const stored: StoredSentenceWords = JSON.parse(new TextDecoder().decode(section));
  const words = { helper: new Map(), site: new Map(), purpose: new Map(), letter: new Map() };
  for (const [at, tag] of LANGUAGES.entries())
    for (const name of [...SENTENCE_CLASSES, LETTER] as const)
      for (const word of stored[tag]?.[name] ?? [])
        words[name].set(word, (words[name].get(word) ?? 0) | (1 << at));
  return words;
};

/** The class of a word in a sentence of a language, if it has one. */
export const sentenceClass = (
  words: SentenceWords,
  word: string,
  language: number,
): SentenceClass | undefined => {
  const key = fold(word);
  return SENTENCE_CLASSES.find(name => ((words[name].get(key) ?? 0) >>> language) & 1);
};
