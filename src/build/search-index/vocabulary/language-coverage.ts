// Language coverage: how many of all translated terms each language has.

import { languageOf } from './check-files.ts';
import type { VocabularyRow } from './grammar.ts';

export interface LanguageCoverage {
  readonly file: string;
  readonly language: string;
  readonly heads: number;
  readonly words: number;
  /** Its heads among the heads of all languages, from 0 to 1. */
  readonly share: number;
}

/** One entry per language file, the most complete first. */
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
