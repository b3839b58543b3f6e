// Ranking: the order of the icons on all pages of a search. (Decision 041)
//
// 1. the first style of each named entry (its name equals the query), then of the best other entries
// 2. the named entries in each further style, one style after the other
// 3. the first style of each remaining entry
// 4. the other entries in each further style
//
// A filter removes icons from this order. It does not change the place of the others.
import type { Library } from '../../model/icon.ts';
import { entryLibrary, entryStyles, type SearchIndex } from '../index/index-sections.ts';
import {
  countEntryIcons,
  countIcons,
  iconPosition,
  isFullScope,
  type Scope,
  styleLayers,
} from '../query/scope.ts';
import {
  countFrom,
  createBuckets,
  fillBuckets,
  lowerRepetitions,
  NAMED_BUCKET,
  orderBest,
} from './buckets.ts';
import type { Matches } from './match.ts';

export interface RankedPage {
  /** Number of matching icons on all pages. */
  readonly total: number;
  /** Catalog positions of the icons on this page. */
  readonly positions: Uint32Array;
}

export interface PageWindow {
  readonly offset: number;
  readonly limit: number;
  /** With `name`, a result is the first icon of an entry in scope. Otherwise each style of an entry is a result. */
  readonly group?: 'name';
}

export interface ResultFilter {
  readonly scope: Scope;
  /** Entries without results. */
  readonly excluded?: ReadonlySet<number>;
}

/** Ranks the matches and returns one page of their icons that pass the filter. */
export type Rank = (matches: Ranking, filter: ResultFilter, window: PageWindow) => RankedPage;

interface Ranking extends Matches {
  /** The entries whose name equals the query. */
  readonly exact?: Uint32Array;
}

/** The best other entries: at most MAX_PICTURES, in bucket GOOD_BUCKET or above. */
const MAX_PICTURES = 24;
const GOOD_BUCKET = 63;

/** Allocates the working arrays of all rankings. */
export const createRank = (index: SearchIndex, libraries: readonly Library[]): Rank => {
  const buckets = createBuckets(index, libraries.length);
  const layers = styleLayers(libraries);
  return (matches, filter, { offset, limit, group }) => {
    const { entries, exact = NO_ENTRIES } = matches;
    const isGrouped = group === 'name';
    const { scope, excluded } = filter;
    const listed = excluded ? entries.filter(entry => !excluded.has(entry)) : entries;
    const total = countResults(index, listed, scope, isGrouped);
    const positions = new Uint32Array(Math.max(0, Math.min(limit, total - offset)));
    if (positions.length === 0) return { total, positions };
    fillBuckets(buckets, matches, exact);
    lowerRepetitions(buckets, matches);
    const named = countFrom(buckets, NAMED_BUCKET);
    const pictures = Math.min(countFrom(buckets, GOOD_BUCKET), named + MAX_PICTURES);
    // Without a filter, every entry has an icon, so that `end` icons have at most `end` entries.
    const isFiltered = !isFullScope(scope) || listed.length < entries.length;
    const end = isFiltered ? entries.length : offset + limit;
    const needed = Math.min(entries.length, Math.max(pictures, end));
    orderBest(buckets, entries, needed);
    const page = { index, ordered: buckets.ordered, filter, positions };
    const first = isGrouped ? firstInScope : firstStyle;
    let at = writeIcons(page, first, [0, pictures], -offset);
    if (!isGrouped) for (const layer of layers) at = writeIcons(page, furtherIn(layer), [0, named], at);
    at = writeIcons(page, first, [pictures, needed], at);
    if (!isGrouped) for (const layer of layers) at = writeIcons(page, furtherIn(layer), [named, needed], at);
    return { total, positions };
  };
};

const NO_ENTRIES = new Uint32Array();

/** Number of results of these entries. */
const countResults = (
  { entryTraits }: SearchIndex,
  entries: Uint32Array,
  scope: Scope,
  isGrouped: boolean,
): number => {
  let count = 0;
  for (let at = 0; at < entries.length; at++) {
    const icons = countEntryIcons(entryTraits[entries[at]], scope);
    count += isGrouped ? Math.min(icons, 1) : icons;
  }
  return count;
};

/** Selects from the styles of an entry of a library, and from those of them in scope. All are sets of bits. */
type StyleSelector = (styles: number, inScope: number, library: number) => number;

const firstStyle: StyleSelector = (styles, inScope) => inScope & styles & -styles;
const furtherIn =
  (layer: Scope): StyleSelector =>
  (styles, inScope, library) =>
    inScope & (styles - 1) & layer[library];
const firstInScope: StyleSelector = (_, inScope) => inScope & -inScope;
const allInScope: StyleSelector = (_, inScope) => inScope;

interface Page {
  readonly index: SearchIndex;
  readonly ordered: Uint32Array;
  readonly filter: ResultFilter;
  readonly positions: Uint32Array;
}

/**
 * Writes the icons of the ordered entries in [from, end) that pass the filter, in the selected styles. `at` is the index
 * of the next icon on the page, negative for icons of earlier pages. Returns the index after the last icon.
 */
const writeIcons = (
  { index, ordered, filter: { scope, excluded }, positions }: Page,
  select: StyleSelector,
  [from, end]: readonly [number, number],
  at: number,
): number => {
  let next = at;
  for (let place = from; place < end && next < positions.length; place++) {
    const entry = ordered[place];
    if (excluded?.has(entry)) continue;
    const traits = index.entryTraits[entry];
    const styles = entryStyles(traits);
    const library = entryLibrary(traits);
    let selected = select(styles, styles & scope[library], library);
    for (; selected !== 0 && next < positions.length; selected &= selected - 1) {
      if (next >= 0) positions[next] = iconPosition(index, entry, selected & -selected);
      next++;
    }
  }
  return next;
};

interface Listing extends ResultFilter {
  readonly styleCounts: Uint32Array;
}

/** Lists all icons in scope, sorted by name, then library, then style. */
export const listByName = (
  index: SearchIndex,
  { styleCounts, ...filter }: Listing,
  { offset, limit, group }: PageWindow,
): RankedPage => {
  const isGrouped = group === 'name';
  const ordered = index.entriesByName;
  const excluded = Uint32Array.from(filter.excluded ?? []);
  const listed = isGrouped
    ? countResults(index, ordered, filter.scope, isGrouped)
    : countIcons(filter.scope, styleCounts);
  const total = listed - countResults(index, excluded, filter.scope, isGrouped);
  const positions = new Uint32Array(Math.max(0, Math.min(limit, total - offset)));
  const page = { index, ordered, filter, positions };
  writeIcons(page, isGrouped ? firstInScope : allInScope, [0, ordered.length], -offset);
  return { total, positions };
};
