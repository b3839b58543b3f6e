// Dictionary keys of words and phrases.
import {
  foldWrittenOut,
  phraseKey,
  tokenize,
  tokenizeSpelled,
  wordsOf,
} from '../../../search/text/tokenize.ts';

/** The words joined with hyphens: 'Arrow left' → 'arrow-left'. Empty for a text without letters. */
export const mainKey = (phrase: string): string => phraseKey(tokenize(phrase));

/** All keys of a word or phrase. A phrase has two keys: hyphenated, and as one word. */
export const keysOf = (phrase: string): readonly string[] => {
  const words = tokenize(phrase);
  if (words.length === 0) return [];
  return words.length === 1 ? words : [phraseKey(words), words.join('')];
};

/** Single Latin letters are not indexed, because they are the beginning of an English word. */
const LETTER = /^[a-z]$/;

/** Arabic words without article. The article is written together with the word. */
const WITHOUT_ARTICLE = /^(?!ال)[\u0621-\u064a]{3,}$/;
/** Hebrew words without article, which is the letter he. */
const WITHOUT_HE = /^(?!ה)[\u05d0-\u05ea]{2,}$/;

/** The keys of a foreign word, also with umlauts as two letters ('schluessel') and with Arabic and Hebrew articles. */
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

/** The key of a word with accents: 'chó'. Its main key is 'cho'. */
export const spelledKey = (text: string): string => phraseKey(tokenizeSpelled(text));

/** The key of a symbol: `→` for `→`, `tm` for `™`. Undefined for a text of more than three characters. */
export const symbolKey = (text: string): string | undefined => wordsOf(text)[0];
