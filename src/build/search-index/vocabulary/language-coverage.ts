// Language coverage of the vocabulary.
import type { VocabularyRow } from './grammar.ts';
import { languageOf } from './language-tags.ts';

/** Number of headwords and words of one language file. */
export interface LanguageCoverage {
  readonly file: string;
  readonly language: string;
  readonly heads: number;
  readonly words: number;
  /** Number of headwords divided by the number of distinct headwords of all languages, 0 to 1. */
  readonly share: number;
}

/** One element per language file, in descending order of `share`. */
export const measureLanguageCoverage = (rows: readonly VocabularyRow[]): readonly LanguageCoverage[] => {
  const all = new Set(rows.flatMap(row => row.heads));
  const byFile = new Map<string, VocabularyRow[]>();
  for (const row of rows) byFile.set(row.file, [...(byFile.get(row.file) ?? []), row]);
  return [...byFile]
    .map(([file, own]) => ({
      file,
      language: languageOf(file) ?? file,
      heads: own.length,
      words: own.reduce((sum, { tiers }) => sum + tiers.flat().length, 0),
      share: own.length / all.size,
    }))
    .sort((a, b) => b.share - a.share || (a.file < b.file ? -1 : 1));
};
