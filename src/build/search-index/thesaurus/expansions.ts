// Expansions: words that occur in no icon name, with icons that represent them. (Decision 045)
import type { VocabularyRow } from '../vocabulary/grammar.ts';
import { keysOf, mainKey } from './term-keys.ts';
import type { Thesaurus } from './thesaurus.ts';

/** The icon at index `rank` of a row has RELATION.same × max(MIN, FIRST - STEP × rank) as its similarity. */
const FIRST = 0.9;
const STEP = 0.05;
const MIN = 0.65;

/** Relates the headwords of each row to its icons, which are listed best first. */
export const addExpansions = (thesaurus: Thesaurus, rows: readonly VocabularyRow[]): void => {
  for (const { heads, tiers } of rows) {
    const keys = heads.flatMap(keysOf);
    tiers.flat().forEach((icon, rank) => {
      for (const key of keys) thesaurus.add(key, mainKey(icon), 'same', Math.max(MIN, FIRST - STEP * rank));
    });
  }
};
