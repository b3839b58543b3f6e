// Languages of sentences, and the words in them that do not name the subject.
import { fold } from './tokenize.ts';

/** BCP 47 tags. The index stores positions in this list. English is the first. */
export const LANGUAGES: readonly string[] =
  'en ar bn cs da de el es fa fi fr he hi hu id it ja ko nb nl pl pt ro ru sv sw th tr uk ur vi zh'.split(
    ' ',
  );

/** The position of a BCP 47 tag in LANGUAGES: `de-AT` is German. -1 if the list lacks the language. */
export const languageIndex = (tag: string | undefined): number =>
  LANGUAGES.indexOf(
    (tag ?? '')
      .toLowerCase()
      .replace(/[-_].*/, '')
      .replace(/^no$/, 'nb'),
  );

/**
 * Classes of words in a sentence: helpers (articles, prepositions, pronouns), words about any site ('page', 'new'), and
 * purposes of many sites ('sell', 'school'). A purpose is the subject of a sentence that has no other subject.
 */
export const SENTENCE_CLASSES = ['helper', 'site', 'purpose'] as const;

export type SentenceClass = (typeof SENTENCE_CLASSES)[number];

/** Class of letters that English and some languages of the same script lack. They are not folded. */
export const LETTER = 'letter';

/** By class: folded words, each with the bits of its languages. Bit i is the language with index i. */
export type SentenceWords = Readonly<Record<SentenceClass | typeof LETTER, ReadonlyMap<string, number>>>;

/** Folded words by language tag and class, as in the catalog file. */
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

/** The class of a word in a sentence of the language. */
export const sentenceClass = (
  words: SentenceWords,
  word: string,
  language: number,
): SentenceClass | undefined => {
  const key = fold(word);
  return SENTENCE_CLASSES.find(name => ((words[name].get(key) ?? 0) >>> language) & 1);
};
