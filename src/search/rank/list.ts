// Listing of all icons in scope, without a query.
import type { SearchIndex } from '../index/index-sections.ts';
import { countEntryIcons, countIcons, iconPosition, type Scope } from '../query/scope.ts';
import type { PageWindow, RankedPage } from './rank.ts';

export interface Listing {
  readonly scope: Scope;
  /** The result of `countStyles`. */
  readonly styleCounts: Uint32Array;
  /** Entries to leave out. */
  readonly excluded?: ReadonlySet<number>;
}

/** Every icon in scope by name, then library, then style. */
export const listByName = (
  index: SearchIndex,
  { scope, styleCounts, excluded }: Listing,
  { offset, limit, isGrouped = false }: PageWindow,
): RankedPage => {
  const countResults = (traits: number): number => {
    const icons = countEntryIcons(traits, scope);
    return isGrouped ? Math.min(icons, 1) : icons;
  };
  let total = isGrouped
    ? index.entryTraits.reduce((sum, traits) => sum + countResults(traits), 0)
    : countIcons(scope, styleCounts);
  for (const entry of excluded ?? []) total -= countResults(index.entryTraits[entry]);
  const positions = new Uint32Array(Math.max(0, Math.min(limit, total - offset)));
  let at = -offset;
  for (let rank = 0; rank < index.entriesByName.length && at < positions.length; rank++) {
    const entry = index.entriesByName[rank];
    if (excluded?.has(entry)) continue;
    const count = countResults(index.entryTraits[entry]);
    for (let nth = Math.max(0, -at); nth < count && at + nth < positions.length; nth++) {
      positions[at + nth] = iconPosition(index, scope, entry, nth);
    }
    at += count;
  }
  return { total, positions };
};
