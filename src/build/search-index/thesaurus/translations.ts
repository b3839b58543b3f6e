// Translations: words of other languages, and symbols, for an English term.
import type { VocabularyRow } from '../vocabulary/grammar.ts';
import { foreignKeys, mainKey, symbolKey } from './term-keys.ts';
import type { Thesaurus } from './thesaurus.ts';

/** Makes the words of each row refer to its English head. */
export const addTranslations = (thesaurus: Thesaurus, rows: readonly VocabularyRow[]): void => {
  for (const { heads, tiers } of rows) {
    const target = mainKey(heads[0] ?? '');
    for (const key of tiers.flat().flatMap(foreignKeys)) thesaurus.add(key, target, 'translation');
  }
};

/** Makes the symbols of each row refer to its head. */
export const addSymbols = (thesaurus: Thesaurus, rows: readonly VocabularyRow[]): void => {
  for (const { heads, tiers } of rows) {
    const target = mainKey(heads[0] ?? '');
    for (const symbol of tiers.flat()) thesaurus.add(symbolKey(symbol) ?? '', target, 'translation');
  }
};
