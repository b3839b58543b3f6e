// Listing: everything in scope by name, for a search without words.
import { type Ranked, stylePosition, type Window } from './rank.ts';
import type { Scope } from './scope.ts';
import type { SearchIndex } from './sections.ts';

/** By name, then library, then style; the default style of each first. */
export const listByName = (index: SearchIndex, scope: Scope, { offset, limit }: Window): Ranked => {
  const positions: number[] = [];
  let total = 0;
  for (const entry of index.entriesByName) {
    for (let round = 0; ; round++) {
      const position = stylePosition(index, scope, entry, round);
      if (position < 0) break;
      if (total >= offset && positions.length < limit) positions.push(position);
      total++;
    }
  }
  return { total, positions: Uint32Array.from(positions) };
};
