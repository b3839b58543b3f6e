// Expansions: words that no icon is named after, and the icons that show what they mean. (Decision 045)
import type { VocabularyRow } from '../vocabulary/grammar.ts';
import { keysOf, mainKey } from './term-keys.ts';
import type { Thesaurus } from './thesaurus.ts';

/** Factors on the similarity of a synonym: for the first icon of a row, the step to each further one, the lower bound. */
const FIRST = 0.9;
const STEP = 0.05;
const MIN = 0.65;

/** Makes the heads of each row refer to its icons, which are listed best first. */
export const addExpansions = (thesaurus: Thesaurus, rows: readonly VocabularyRow[]): void => {
  for (const { heads, tiers } of rows) {
    const keys = heads.flatMap(keysOf);
    tiers.flat().forEach((icon, rank) => {
      for (const key of keys) thesaurus.add(key, mainKey(icon), 'same', Math.max(MIN, FIRST - STEP * rank));
    });
  }
};
