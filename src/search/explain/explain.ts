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
  const matches = explainMatches(index, plan, words, entries);
  return {
    words: plan.map(({ idf, isStopWord }, at) => ({
      word: words[at] ?? '',
      weight: round(idf),
      is_stop_word: isStopWord,
    })),
    filters,
    icons: Array.from(entries, (entry, at) => {
      const { score = 0, level = 0, rule = 'order of names' } = placements.get(entry) ?? {};
      return { score: round(score), level, rule, matches: matches[at] ?? [] };
    }),
  };
};

/** The entry of each catalog position. The positions of an entry are consecutive. */
const findEntries = (index: SearchIndex, positions: Uint32Array): Int32Array => {
  const end = positions.reduce((highest, position) => Math.max(highest, position + 1), 0);
  /** Per catalog position: its place on the page plus 1, or 0. */
  const places = new Uint16Array(end);
  positions.forEach((position, at) => {
    places[position] = at + 1;
  });
  const found = new Int32Array(positions.length).fill(-1);
  const { entryPositions, entryTraits } = index;
  for (let entry = 0; entry < entryPositions.length; entry++) {
    let position = entryPositions[entry];
    for (let rest = entryStyles(entryTraits[entry]); rest !== 0 && position < end; rest &= rest - 1) {
      const place = places[position++];
      if (place > 0) found[place - 1] = entry;
    }
  }
  return found;
};
