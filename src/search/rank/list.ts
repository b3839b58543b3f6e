// Listing: everything in scope by name, for a search without words.

import type { SearchIndex } from '../index/index-sections.ts';
import { iconsInScope, type Scope, stylePosition } from '../query/scope.ts';
import type { Ranked, Window } from './rank.ts';

/** By name, then library, then style; the default style of each first. `total` is the number of icons in scope. */
export const listByName = (
  index: SearchIndex,
  scope: Scope,
  total: number,
  { offset, limit }: Window,
): Ranked => {
  const positions = new Uint32Array(Math.max(0, Math.min(limit, total - offset)));
  let at = -offset;
  for (let number = 0; number < index.entriesByName.length && at < positions.length; number++) {
    const entry = index.entriesByName[number];
    const count = iconsInScope(index.entryTraits[entry], scope);
    for (let round = Math.max(0, -at); round < count && at + round < positions.length; round++) {
      positions[at + round] = stylePosition(index, scope, entry, round);
    }
    at += count;
  }
  return { total, positions };
};
