// Expansions and meanings: words with the icons that represent them, best first. (Decision 045)
import type { VocabularyRow } from '../vocabulary/grammar.ts';
import { keysOf, mainKey } from './term-keys.ts';
import type { Thesaurus } from './thesaurus.ts';

/** The icon at index `rank` of a row has RELATION[relation] × max(min, first - step × rank) as its similarity. */
interface Decline {
  readonly relation: 'same' | 'close' | 'meaning';
  readonly first: number;
  readonly step: number;
  readonly min: number;
}

const EXPANSION: Decline = { relation: 'same', first: 0.9, step: 0.05, min: 0.65 };
const DERIVED: Decline = { relation: 'close', first: 0.8, step: 0.1, min: 0.5 };
const MEANING: Decline = { relation: 'meaning', first: 1, step: 0.02, min: 0.9 };

/** Relates words that occur in no icon name to icons. */
export const addExpansions = (thesaurus: Thesaurus, rows: readonly VocabularyRow[]): void =>
  addRows(thesaurus, rows, EXPANSION);

/** Relates rare words to icons of related words. */
export const addDerived = (thesaurus: Thesaurus, rows: readonly VocabularyRow[]): void =>
  addRows(thesaurus, rows, DERIVED);

/** Relates words to the icons of their plain meaning, which come before icons whose names contain the word. */
export const addMeanings = (thesaurus: Thesaurus, rows: readonly VocabularyRow[]): void =>
  addRows(thesaurus, rows, MEANING);

const addRows = (
  thesaurus: Thesaurus,
  rows: readonly VocabularyRow[],
  { relation, first, step, min }: Decline,
): void => {
  for (const { heads, tiers } of rows) {
    const keys = heads.flatMap(keysOf);
    tiers.flat().forEach((icon, rank) => {
      const factor = Math.max(min, first - step * rank);
      for (const key of keys) thesaurus.add(key, mainKey(icon), relation, factor);
    });
  }
};
