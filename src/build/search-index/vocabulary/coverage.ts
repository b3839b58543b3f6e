// Coverage of the languages: headwords per file, and words whose search does not find the icons of their headword.
import type { SearchEngine } from '../../../search/search.ts';
import { mainKey } from '../thesaurus/term-keys.ts';
import { languageOf, type VocabularyRow } from './grammar.ts';

/** Number of headwords and words of one language file. */
interface LanguageCoverage {
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

/** A word whose first icon, or whose whole first page, shows none of the first icons of its headword. */
export interface HiddenWord {
  readonly row: VocabularyRow;
  readonly word: string;
  /** `dead` if no icon of the first page is right, `shadowed` if only the first one is not. */
  readonly kind: 'dead' | 'shadowed';
}

/** Number of icons of a headword that count as right. */
const RIGHT = 16;
const PAGE = 96;

/** `pictureOf` returns what the icon at a catalog position shows: its name without a counter. */
export const findHiddenWords = (
  rows: readonly VocabularyRow[],
  { search }: SearchEngine,
  pictureOf: (position: number) => string,
): readonly HiddenWord[] => {
  const picturesFor = (q: string, limit: number): readonly string[] =>
    Array.from(search({ q, limit, offset: 0 }).positions, pictureOf);
  const rightPictures = new Map<string, ReadonlySet<string>>();
  const findRight = (head: string): ReadonlySet<string> => {
    const known = rightPictures.get(head) ?? new Set(picturesFor(head, RIGHT));
    rightPictures.set(head, known);
    return known;
  };
  const senseKey = (file: string, word: string): string => `${file} ${mainKey(word)}`;
  const heads = new Map<string, readonly string[]>();
  for (const { file, heads: own, tiers } of rows)
    for (const word of tiers.flat())
      heads.set(senseKey(file, word), [...(heads.get(senseKey(file, word)) ?? []), ...own]);
  return rows.flatMap(row =>
    row.tiers.flat().flatMap((word): HiddenWord[] => {
      // A word with several senses shows one of them first: 'Glück' is luck and happiness.
      const senses = (heads.get(senseKey(row.file, word)) ?? []).map(findRight);
      const isRight = (picture: string): boolean => senses.some(right => right.has(picture));
      const [first = '', ...others] = picturesFor(word, PAGE);
      if (isRight(first)) return [];
      return [{ row, word, kind: others.some(isRight) ? 'shadowed' : 'dead' }];
    }),
  );
};
