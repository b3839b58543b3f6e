// Languages of sentences, and the words in them that do not name the subject.
import { fold } from './tokenize.ts';

/** BCP 47 tags. The index stores positions in this list. English is the first. */
export const LANGUAGES: readonly string[] =
  'en ar bn cs da de el es fa fi fr he hi hu id it ja ko nb nl pl pt ro ru sv sw th tr uk ur vi zh'.split(
    ' ',
  );

export const ENGLISH = 0;
/** In place of a position in LANGUAGES: the language of a single word, or of a text whose language is in doubt. */
export const UNKNOWN = -1;

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

/** Class of words for delicate subjects. Phrases are hyphenated. (Decision 046) */
export const DELICATE = 'delicate';

/** By class: folded words, each with the bits of its languages. Bit i is the language with index i. */
export interface SentenceWords
  extends Readonly<Record<SentenceClass | typeof LETTER | typeof DELICATE, ReadonlyMap<string, number>>> {
  /** First words of the phrases that have a class: 'câu' of 'câu lạc bộ'. */
  readonly phraseStarts: ReadonlySet<string>;
  readonly senses: Senses;
}

/** By English word: its topic beside some neighbors. A library is one of code beside 'python'. */
export type Senses = ReadonlyMap<string, Sense>;

export interface Sense {
  readonly topic: string;
  readonly neighbors: ReadonlySet<string>;
}

/**
 * As in the catalog file: folded words by language tag and class, and under SENSES the neighbors by phrase of topic and
 * word.
 */
export type StoredSentenceWords = Readonly<Record<string, Partial<Record<string, readonly string[]>>>>;

export const SENSES = 'senses';

export const decodeSentenceWords = (section: Uint8Array): SentenceWords => {
  const stored: StoredSentenceWords = JSON.parse(new TextDecoder().decode(section));
  const words = {
    helper: new Map(),
    site: new Map(),
    purpose: new Map(),
    letter: new Map(),
    delicate: new Map(),
  };
  const phraseStarts = new Set<string>();
  for (const [at, tag] of LANGUAGES.entries())
    for (const name of [...SENTENCE_CLASSES, LETTER, DELICATE] as const)
      for (const word of stored[tag]?.[name] ?? []) {
        words[name].set(word, (words[name].get(word) ?? 0) | (1 << at));
        if (word.includes(' ')) phraseStarts.add(word.slice(0, word.indexOf(' ')));
      }
  const senses = Object.entries(stored[SENSES] ?? {}).map(([phrase, neighbors]): [string, Sense] => {
    const [topic = '', word = ''] = phrase.split(' ');
    return [word, { topic, neighbors: new Set(neighbors) }];
  });
  return { ...words, phraseStarts, senses: new Map(senses) };
};

/** The class of a word in a sentence of the language. */
export const sentenceClass = (
  words: SentenceWords,
  word: string,
  language: number,
): SentenceClass | undefined => classOfKey(words, fold(word), language);

/** Whether a folded word or phrase names a delicate subject in the language, or in any language if that is UNKNOWN. */
export const isDelicateKey = ({ delicate }: SentenceWords, key: string, language: number): boolean => {
  const languages = delicate.get(key) ?? 0;
  return language === UNKNOWN ? languages !== 0 : ((languages >>> language) & 1) > 0;
};

/** The class of a folded word in a sentence of the language. */
export const classOfKey = (words: SentenceWords, key: string, language: number): SentenceClass | undefined =>
  SENTENCE_CLASSES.find(name => ((words[name].get(key) ?? 0) >>> language) & 1);
