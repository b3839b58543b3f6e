// Languages of sentences, and words of each language that do not name the subject.
import { fold } from './tokenize.ts';

/** BCP 47 tags of the languages. English, the language of the terms, is the first. The index stores positions in this list. */
export const LANGUAGES: readonly string[] =
  'en ar bn cs da de el es fa fi fr he hi hu id it ja ko nb nl pl pt ro ru sv sw th tr uk ur vi zh'.split(
    ' ',
  );

/** The index in LANGUAGES for a BCP 47 tag: `de-AT` is German. -1 for other languages. */
export const languageIndex = (tag: string | undefined): number =>
  LANGUAGES.indexOf(
    (tag ?? '')
      .toLowerCase()
      .replace(/[-_].*/, '')
      .replace(/^no$/, 'nb'),
  );

/**
 * Classes of words in a sentence. A `helper` is an article, preposition or pronoun. A `site` word describes any site
 * ('page', 'new'). A `purpose` is the purpose of many sites ('sell', 'school'), and the subject if there is no other.
 */
export const SENTENCE_CLASSES = ['helper', 'site', 'purpose'] as const;

export type SentenceClass = (typeof SENTENCE_CLASSES)[number];

/** Letters that English and some languages of the same script do not have. They are not folded. */
export const LETTER = 'letter';

/** Folded words by class, each with the bit set of its languages. Bit i is the language with index i. */
export type SentenceWords = Readonly<Record<SentenceClass | typeof LETTER, ReadonlyMap<string, number>>>;

/** SentenceWords in the catalog file, as JSON: folded words by language and class. */
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

/** The class of a word in a sentence of the language. Undefined if the word has no class. */
export const sentenceClass = (
  words: SentenceWords,
  word: string,
  language: number,
): SentenceClass | undefined => {
  const key = fold(word);
  return SENTENCE_CLASSES.find(name => ((words[name].get(key) ?? 0) >>> language) & 1);
};
