// Listing: everything in scope by name, for a search without words.

import type { SearchIndex } from '../index/index-sections.ts';
import { iconsInScope, type Scope, scopeSize, stylePosition } from '../query/scope.ts';
import type { Ranked, Window } from './rank.ts';

export interface Listing {
  readonly scope: Scope;
  /** From `countStyles`. */
  readonly styleCounts: Uint32Array;
  /** Entries to leave out. */
  readonly excluded?: ReadonlySet<number>;
}

/** Every icon in scope, by name, then library, then style. */
export const listByName = (
  index: SearchIndex,
  { scope, styleCounts, excluded }: Listing,
  { offset, limit }: Window,
): Ranked => {
  let total = scopeSize(scope, styleCounts);
  for (const entry of excluded ?? []) total -= iconsInScope(index.entryTraits[entry], scope);
  const positions = new Uint32Array(Math.max(0, Math.min(limit, total - offset)));
  let at = -offset;
  for (let number = 0; number < index.entriesByName.length && at < positions.length; number++) {
    const entry = index.entriesByName[number];
    if (excluded?.has(entry)) continue;
    const count = iconsInScope(index.entryTraits[entry], scope);
    for (let round = Math.max(0, -at); round < count && at + round < positions.length; round++) {
      positions[at + round] = stylePosition(index, scope, entry, round);
    }
    at += count;
  }
  return { total, positions };
};
