// Dictionary keys of words and phrases.
import {
  foldWrittenOut,
  phraseKey,
  tokenize,
  tokenizeSpelled,
  wordsOf,
} from '../../../search/text/tokenize.ts';

/** The words joined with hyphens, as in icon names: 'Arrow left' → 'arrow-left'. Empty for a text without letters. */
export const mainKey = (phrase: string): string => phraseKey(tokenize(phrase));

/** All keys of a word or phrase. A phrase has two keys: hyphenated, and as one word. */
export const keysOf = (phrase: string): readonly string[] => {
  const words = tokenize(phrase);
  if (words.length === 0) return [];
  return words.length === 1 ? words : [phraseKey(words), words.join('')];
};

/** Matches single Latin letters, which are not indexed: they are the start of an English word. */
const LETTER = /^[a-z]$/;

/** Matches Arabic words without the article, which is part of the written word. */
const WITHOUT_ARTICLE = /^(?!ال)[\u0621-\u064a]{3,}$/;
/** Matches Hebrew words without the article, which is the letter he. */
const WITHOUT_HE = /^(?!ה)[\u05d0-\u05ea]{2,}$/;

/**
 * The keys of a foreign word, also with umlauts as two letters, and with the Arabic or Hebrew article: 'Schlüssel' →
 * 'schlussel', 'schluessel'; 'قفل' → 'قفل', 'القفل'; 'בית' → 'בית', 'הבית'.
 */
export const foreignKeys = (text: string): readonly string[] => {
  const keys = new Set(keysOf(text));
  if (/[äöüåø]/i.test(text)) {
    const words = tokenize(foldWrittenOut(text));
    keys.add(phraseKey(words)).add(words.join(''));
  }
  for (const key of [...keys]) {
    if (WITHOUT_ARTICLE.test(key)) keys.add(`ال${key}`);
    if (WITHOUT_HE.test(key)) keys.add(`ה${key}`);
  }
  return [...keys].filter(key => !LETTER.test(key));
};

/** The key of a foreign word with accents, such as 'chó'. The main key of this word is 'cho'. */
export const spelledKey = (text: string): string => phraseKey(tokenizeSpelled(text));

/** The key of a symbol: `→` for `→`, `tm` for `™`. Undefined for a text of more than three characters. */
export const symbolKey = (text: string): string | undefined => wordsOf(text)[0];
