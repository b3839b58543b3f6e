// Explanation of a page: the terms, fields and rules that placed each icon.

import { entryStyles, type SearchIndex } from '../index/index-sections.ts';
import type { QueryTerm } from '../query/query-plan.ts';
import type { Placement } from '../rank/rank.ts';
import type { SearchExplanation } from './explanation.ts';
import { explainMatches, round } from './matches.ts';

/** What a search recorded for its explanation. */
export interface SearchTrace {
  readonly words: readonly string[];
  /** Words that filtered by style or library. */
  readonly filters: readonly string[];
  readonly plan: readonly QueryTerm[];
  readonly placements: ReadonlyMap<number, Placement>;
}

/** Explains the icons at these catalog positions, in their order. */
export const explainPage = (
  index: SearchIndex,
  { words, filters, plan, placements }: SearchTrace,
  positions: Uint32Array,
): SearchExplanation => {
  const entries = findEntries(index, positions);
  return {
    words: plan.map(({ idf, isStopWord }, at) => ({
      word: words[at] ?? '',
      weight: round(idf),
      is_stop_word: isStopWord,
    })),
    filters,
    icons: Array.from(positions, position => {
      const entry = entries.get(position) ?? -1;
      const { score = 0, level = 0, rule = 'order of names' } = placements.get(entry) ?? {};
      return { score: round(score), level, rule, matches: explainMatches(index, plan, words, entry) };
    }),
  };
};

/** Catalog position → its entry. The positions of an entry are consecutive. */
const findEntries = (index: SearchIndex, positions: Uint32Array): ReadonlyMap<number, number> => {
  const wanted = new Set(positions);
  const entries = new Map<number, number>();
  index.entryPositions.forEach((first, entry) => {
    const count = entryStyles(index.entryTraits[entry]).toString(2).replaceAll('0', '').length;
    for (let position = first; position < first + count; position++) {
      if (wanted.has(position)) entries.set(position, entry);
    }
  });
  return entries;
};
