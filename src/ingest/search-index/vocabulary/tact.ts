// Delicate words and the pictures that suit them, from `vocabulary/tact`. (Decision 046)
import { GENERAL, type StoredTact, TACT_LISTS } from '../../../search/index/delicate-words.ts';
import { foldWrittenOut, phraseKey, tokenize } from '../../../search/text/tokenize.ts';
import { mainKey } from '../thesaurus/term-keys.ts';
import { tagOfFile, type VocabularyRow } from './grammar.ts';

const CAPITALS = /^[\p{Lu}\d]{2,}$/u;

/**
 * The keys of a delicate word. Beginnings and endings keep their `*`, abbreviations their capitals. An abbreviation of
 * another language than English counts only in that language: in French, SEP is an illness.
 */
export const delicateKeys = (text: string, tag = 'en'): readonly string[] => {
  if (CAPITALS.test(text)) return [tag === 'en' ? text : `${tag} ${text}`];
  const [, before = '', word = '', after = ''] = /^(\*?)(.*?)(\*?)$/s.exec(text) ?? [];
  const keys = new Set([mainKey(word), phraseKey(tokenize(foldWrittenOut(word)))]);
  return [...keys].map(key => `${before}${key}${after}`);
};

/** Encodes the themes. `headwords` are the words of the general theme. */
export const writeTact = (rows: readonly VocabularyRow[], headwords: readonly string[]): Uint8Array => {
  const themes: Record<string, { words: string[] } & Record<string, readonly string[]>> = {
    [GENERAL]: { words: headwords.map(mainKey) },
  };
  for (const { file, heads, tiers } of rows) {
    const name = tagOfFile(file);
    const theme = themes[name] ?? { words: [] };
    themes[name] = theme;
    const [head = ''] = heads;
    if (TACT_LISTS.some(list => list === head)) theme[head] = tiers.flat();
    else theme.words.push(...tiers.flat().flatMap(word => delicateKeys(word, head)));
  }
  return new TextEncoder().encode(JSON.stringify(themes satisfies StoredTact));
};
