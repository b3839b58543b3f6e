// Keys: the dictionary terms under which a word or phrase is found.
import { foldWrittenOut } from '../../../search/text/fold.ts';
import { phraseKey, tokenize, wordsOf } from '../../../search/text/tokenize.ts';

/** The main key of a word or phrase, as icon names are written: 'Arrow left' → 'arrow-left'. Empty if it has no letters. */
export const mainKey = (phrase: string): string => phraseKey(tokenize(phrase));

/** All keys of a word or phrase: hyphenated and, if it has several words, joined. */
export const keysOf = (phrase: string): readonly string[] => {
  const words = tokenize(phrase);
  if (words.length === 0) return [];
  return words.length === 1 ? words : [phraseKey(words), words.join('')];
};

/** Latin words of one or two letters are mostly the start of an English word. */
const FRAGMENT = /^[a-z]{1,2}$/;

/** The keys of a word of another language, umlauts also written out: 'Schlüssel' → 'schlussel', 'schluessel'. */
export const foreignKeys = (text: string): readonly string[] => {
  const keys = new Set(keysOf(text));
  if (/[äöüåø]/i.test(text)) {
    const words = tokenize(foldWrittenOut(text));
    keys.add(phraseKey(words)).add(words.join(''));
  }
  return [...keys].filter(key => !FRAGMENT.test(key));
};

/** The key of a symbol: `→` for itself, `tm` for `™`. Undefined for more than three signs. */
export const symbolKey = (text: string): string | undefined => wordsOf(text)[0];
