// Synonyms and related words of the words in icon names.
import type { VocabularyRow } from '../vocabulary/grammar.ts';
import type { Relation } from '../weights.ts';
import { keysOf, mainKey } from './term-keys.ts';
import type { Thesaurus } from './thesaurus.ts';

/** Kind of relation per tier of a row. */
const TIER_RELATIONS = ['same', 'close', 'related', 'loose'] as const satisfies readonly Relation[];

/** Relates the words of each row to its headword, and the headword to the words of the first tier. */
export const addSynonyms = (thesaurus: Thesaurus, rows: readonly VocabularyRow[]): void => {
  for (const { heads, tiers } of rows) {
    const target = mainKey(heads[0] ?? '');
    tiers.forEach((words, tier) => {
      const relation = TIER_RELATIONS[tier] as Relation;
      for (const word of words) {
        for (const key of keysOf(word)) thesaurus.add(key, target, relation);
        if (relation === 'same') thesaurus.add(target, mainKey(word), relation);
      }
    });
  }
};
