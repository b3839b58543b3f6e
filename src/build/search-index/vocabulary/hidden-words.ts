// Words of language files that search does not answer with the icons of their headword.
import type { SearchEngine } from '../../../search/search.ts';
import type { VocabularyRow } from './grammar.ts';

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
  return rows.flatMap(row => {
    const right = findRight(row.heads[0] ?? '');
    return row.tiers.flat().flatMap((word): HiddenWord[] => {
      const [first = '', ...others] = picturesFor(word, PAGE);
      if (right.has(first)) return [];
      return [{ row, word, kind: others.some(picture => right.has(picture)) ? 'shadowed' : 'dead' }];
    });
  });
};
