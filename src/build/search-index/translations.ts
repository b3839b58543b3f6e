// Translations: words of other languages and the English terms that they mean.

import { foldWrittenOut } from '../../search/text/fold.ts';
import { phraseKey, tokenize, wordsOf } from '../../search/text/tokenize.ts';
import { keysOf } from './concepts.ts';
import type { References } from './references.ts';

/** Adds a table of lines `English term: words of any language, …`. */
export const addTranslations = (references: References, table: string): void => {
  for (const line of table.trim().split('\n')) {
    const colon = line.indexOf(':');
    const [target] = keysOf(line.slice(0, colon));
    if (target === undefined) continue;
    for (const word of line.slice(colon + 1).split(',')) {
      for (const key of foreignKeys(word)) references.add(key, target, 'translation');
    }
  }
};

/** Adds a table of lines `English term: signs, apart by spaces`. */
export const addSigns = (references: References, table: string): void => {
  for (const line of table.trim().split('\n')) {
    const [term, ...signs] = line.split(/:? +/);
    const [target] = keysOf(term ?? '');
    if (target === undefined) continue;
    for (const [key] of signs.map(wordsOf)) {
      if (key !== undefined) references.add(key, target, 'translation');
    }
  }
};

/** So short a word in Latin letters is rather the beginning of an English one. */
const FRAGMENT = /^[a-z]{1,2}$/;

/** The terms under which a foreign word is asked for, umlauts written out among them: 'Schlüssel', 'schluessel'. */
export const foreignKeys = (text: string): readonly string[] => {
  const keys = new Set(keysOf(text));
  if (/[äöüåø]/i.test(text)) {
    const words = tokenize(foldWrittenOut(text));
    keys.add(phraseKey(words)).add(words.join(''));
  }
  return [...keys].filter(key => !FRAGMENT.test(key));
};
