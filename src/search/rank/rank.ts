// Ranking: orders matches and returns the icon positions of one page. (Decision 041)
//
// Matches are sorted into buckets by score. The entries of a bucket rank equally: libraries are interleaved there. Icons
// come style by style, first those of the entries whose name was searched:
//
//     named entries: first styles, second styles, … | other entries: first styles, second styles, …
import type { SearchIndex } from '../index/index-sections.ts';
import { countEntryIcons, iconPosition, MAX_STYLES, type Scope } from '../query/scope.ts';
import { createInterleave } from './interleave.ts';
import type { Matches } from './match.ts';

export interface RankedPage {
  /** The number of all matching icons. */
  readonly total: number;
  /** The catalog positions of the icons on the page. */
  readonly positions: Uint32Array;
}

export interface PageWindow {
  readonly offset: number;
  readonly limit: number;
}

/** Ranks the matches and cuts out the page. The name of `exact` entries is the whole query. */
export type Rank = (scope: Scope, matches: Matches, exact: Uint32Array, window: PageWindow) => RankedPage;

const BUCKETS = 128;
/** Bucket of the entries whose name is the whole query. */
const EXACT_BUCKET = BUCKETS - 1;
/** Lower bound of the scores of exact entries: all words of the query are words of their name. */
const MIN_EXACT_SCORE = 0.8;
/** From this bucket on, the name of the entry is the query, perhaps with a counter ('rocket-01'). */
const NAMED_BUCKET = 125;

/** Allocates working arrays with one element per entry. They serve one ranking at a time. */
export const createRank = (index: SearchIndex, libraryCount: number): Rank => {
  const interleave = createInterleave(index, libraryCount);
  const { entryTraits } = index;
  const buckets = new Uint8Array(index.entryCount);
  const ordered = new Uint32Array(index.entryCount);
  /** Per bucket, its number of entries and the place in `ordered` of its next entry. */
  const sizes = new Uint32Array(BUCKETS);
  const next = new Uint32Array(BUCKETS);

  /** Assigns each match to a bucket; returns the number of icons. */
  const fillBuckets = ({ entries, scores }: Matches, exact: Uint32Array, scope: Scope): number => {
    sizes.fill(0);
    let iconCount = 0;
    for (let at = 0; at < entries.length; at++) {
      const entry = entries[at];
      const score = scores[at];
      const isExact = score > MIN_EXACT_SCORE && exact.includes(entry);
      const bucket = isExact ? EXACT_BUCKET : (score * (EXACT_BUCKET - 1)) | 0;
      buckets[at] = bucket;
      sizes[bucket]++;
      iconCount += countEntryIcons(entryTraits[entry], scope);
    }
    return iconCount;
  };

  /** Counting sort of the best `count` entries into `ordered`, interleaved within each bucket. */
  const orderBest = (entries: Uint32Array, count: number): void => {
    let lowest = BUCKETS;
    for (let length = 0; lowest > 0 && length < count; ) {
      lowest--;
      next[lowest] = length;
      length += sizes[lowest];
    }
    for (let at = 0; at < entries.length; at++) {
      const bucket = buckets[at];
      if (bucket < lowest) continue;
      ordered[next[bucket]++] = entries[at];
    }
    for (let bucket = lowest; bucket < BUCKETS; bucket++) {
      const size = sizes[bucket];
      if (size < 2) continue;
      const end = next[bucket];
      interleave(ordered, end - size, end, count - (end - size));
    }
  };

  return (scope, matches, exact, { offset, limit }) => {
    const total = fillBuckets(matches, exact, scope);
    const end = Math.min(total, offset + limit);
    const positions = new Uint32Array(Math.max(0, end - offset));
    if (positions.length === 0) return { total, positions };

    let namedCount = 0;
    for (let bucket = NAMED_BUCKET; bucket < BUCKETS; bucket++) namedCount += sizes[bucket];
    // Every entry has at least one icon, so that `end` icons need at most `end` entries.
    const needed = Math.min(matches.entries.length, Math.max(namedCount, end));
    orderBest(matches.entries, needed);
    /** The place of the next icon on the page; negative before the page. */
    let at = -offset;
    /** Writes the icons of the entries in `ordered` from `from` to `to`, one style at a time. */
    const writeIcons = (from: number, to: number): void => {
      for (let nth = 0; nth < MAX_STYLES && at < positions.length; nth++) {
        // Every entry has a first icon: those before the page are skipped at once.
        const skipped = nth === 0 ? Math.min(Math.max(0, -at), to - from) : 0;
        at += skipped;
        for (let place = from + skipped; place < to && at < positions.length; place++) {
          const position = iconPosition(index, scope, ordered[place], nth);
          if (position < 0) continue;
          if (at >= 0) positions[at] = position;
          at++;
        }
      }
    };
    writeIcons(0, namedCount);
    writeIcons(namedCount, needed);
    return { total, positions };
  };
};
