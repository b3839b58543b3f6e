// Translations and symbols of English terms.
import type { VocabularyRow } from '../vocabulary/grammar.ts';
import { tagOfFile } from '../vocabulary/language-tags.ts';
import type { LanguageThesauri } from './languages.ts';
import { mainKey, symbolKey } from './term-keys.ts';
import type { Thesaurus } from './thesaurus.ts';

/** Adds the words of each row as translations of its English headword. */
export const addTranslations = (languages: LanguageThesauri, rows: readonly VocabularyRow[]): void => {
  for (const { file, heads, tiers } of rows) {
    const thesaurus = languages.of(tagOfFile(file));
    const target = mainKey(heads[0] ?? '');
    for (const word of tiers.flat()) thesaurus.add(word, target, 'translation');
  }
};

/** Adds the symbols of each row as translations of its headword. */
export const addSymbols = (thesaurus: Thesaurus, rows: readonly VocabularyRow[]): void => {
  for (const { heads, tiers } of rows) {
    const target = mainKey(heads[0] ?? '');
    for (const symbol of tiers.flat()) thesaurus.add(symbolKey(symbol) ?? '', target, 'translation');
  }
};
