// Ranking: the order of the icons on all pages of a search. (Decision 041)
//
// 1. the first style of each named entry (its name equals the query), then of the best other entries
// 2. the further styles of the named entries
// 3. the first style of each remaining entry
// 4. the further styles of all entries but the named ones
import type { SearchIndex } from '../index/index-sections.ts';
import { countEntryIcons, countIcons, iconPosition, MAX_STYLES, type Scope } from '../query/scope.ts';
import {
  type Buckets,
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

/** Ranks the matches and returns one page. `exact` are the entries whose name equals the query. */
export type Rank = (scope: Scope, matches: Matches, exact: Uint32Array, window: PageWindow) => RankedPage;

/** The best other entries: at most MAX_PICTURES, in bucket GOOD_BUCKET or above. */
const MAX_PICTURES = 24;
const GOOD_BUCKET = 63;

/** Allocates the working arrays of all rankings. */
export const createRank = (index: SearchIndex, libraryCount: number): Rank => {
  const buckets = createBuckets(index, libraryCount);
  return (scope, matches, exact, { offset, limit, group }) => {
    const isGrouped = group === 'name';
    const iconCount = fillBuckets(buckets, matches, exact, scope);
    const total = isGrouped ? matches.entries.length : iconCount;
    const end = Math.min(total, offset + limit);
    const positions = new Uint32Array(Math.max(0, end - offset));
    lowerRepetitions(buckets, matches);
    if (positions.length === 0) return { total, positions };
    const named = countFrom(buckets, NAMED_BUCKET);
    const pictures = Math.min(countFrom(buckets, GOOD_BUCKET), named + MAX_PICTURES);
    // Every entry has at least one icon in scope, so `end` icons have at most `end` entries.
    const needed = Math.min(matches.entries.length, Math.max(pictures, end));
    orderBest(buckets, matches.entries, needed);
    const page = { buckets, scope, positions };
    let at = writeStyle(page, 0, 0, pictures, -offset);
    if (!isGrouped) at = writeFurtherStyles(page, 0, named, at);
    at = writeStyle(page, 0, pictures, needed, at);
    if (!isGrouped) writeFurtherStyles(page, named, needed, at);
    return { total, positions };
  };
};

interface Page {
  readonly buckets: Buckets;
  readonly scope: Scope;
  readonly positions: Uint32Array;
}

/** Writes the icons of these entries in their other styles: all second icons, then all third icons, and so on. */
const writeFurtherStyles = (page: Page, from: number, to: number, at: number): number => {
  let next = at;
  for (let nth = 1; nth < MAX_STYLES && next < page.positions.length; nth++) {
    next = writeStyle(page, nth, from, to, next);
  }
  return next;
};

/**
 * Writes the icon with index `nth` of each ordered entry in [from, to). `at` is the index of the next icon on the page,
 * negative for icons of earlier pages. Returns the index after the last icon.
 */
const writeStyle = (
  { buckets: { index, ordered }, scope, positions }: Page,
  nth: number,
  from: number,
  to: number,
  at: number,
): number => {
  let next = at;
  for (let place = from; place < to && next < positions.length; place++) {
    const position = iconPosition(index, scope, ordered[place], nth);
    if (position < 0) continue;
    if (next >= 0) positions[next] = position;
    next++;
  }
  return next;
};

interface Listing {
  readonly scope: Scope;
  readonly styleCounts: Uint32Array;
  readonly excluded?: ReadonlySet<number>;
}

/** Lists all icons in scope, sorted by name, then library, then style. */
export const listByName = (
  index: SearchIndex,
  { scope, styleCounts, excluded }: Listing,
  { offset, limit, group }: PageWindow,
): RankedPage => {
  const isGrouped = group === 'name';
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
