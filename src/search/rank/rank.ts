// Ranking: orders matches and returns the icon positions of one page. (Decision 041)
//
// Matches are sorted into buckets by score. Numbered copies, negations and further entries of the same picture
// (subject) move to lower buckets. The entries of a bucket rank equally, with libraries interleaved. Named entries are
// those whose name is the query. The sequence of icons on the pages:
//
//     first styles: named, best others | further styles: named | first styles: others | further styles: all others
import { entryStyles, type SearchIndex } from '../index/index-sections.ts';
import { MAX_ENTRIES } from '../index/posting.ts';
import { countEntryIcons, countIcons, iconPosition, MAX_STYLES, type Scope } from '../query/scope.ts';
import { createInterleave } from './interleave.ts';
import type { Matches } from './match.ts';

export interface RankedPage {
  /** Number of matching icons on all pages. */
  readonly total: number;
  /** Catalog positions of the icons on the page. */
  readonly positions: Uint32Array;
}

export interface PageWindow {
  readonly offset: number;
  readonly limit: number;
  /** Whether an entry is one result, its first icon in scope, instead of one result per style. */
  readonly isGrouped?: boolean;
  /** Receives the placement of each match on the page; only explained searches have it. */
  readonly onPlaced?: (entry: number, placement: Placement) => void;
}

/** Why a match stands in its bucket. */
export interface Placement {
  readonly score: number;
  /** The bucket. */
  readonly level: number;
  readonly rule: 'exact name' | 'score' | 'repeated picture' | 'copy or negation';
}

/** Ranks the matches and returns one page. `exact` are the entries whose name is the whole query. */
export type Rank = (scope: Scope, matches: Matches, exact: Uint32Array, window: PageWindow) => RankedPage;

const BUCKETS = 128;
/** Bucket of the entries whose name is the whole query. */
const EXACT_BUCKET = BUCKETS - 1;
/** Lower bound of the scores of exact entries: all words of the query are words of their name. */
const MIN_EXACT_SCORE = 0.8;
/** Lowest bucket of named entries: their name is the query, or the query and a counter ('rocket-01'). */
const NAMED_BUCKET = 125;

/** Factor on the bucket of a copy or negation whose original is at most COPY_MARGIN buckets lower. */
const COPY_FACTOR = 0.6;
const COPY_MARGIN = 12;
/** Number of buckets by which an entry moves down if a better or earlier match has the same picture. */
const REPETITION_STEP = 4;

/** Maximum number, and lowest bucket, of other entries that come before further styles of named entries. */
const MAX_PICTURES = 24;
const GOOD_BUCKET = 63;

/** Sort key: by bucket, and within a bucket by entry. Higher keys rank better; entry ids have 20 bits. */
const rankKey = (bucket: number, entry: number): number => (bucket + 1) * MAX_ENTRIES - entry;

/** Allocates working arrays with one element per entry, which all rankings share. */
export const createRank = (index: SearchIndex, libraryCount: number): Rank => {
  const interleave = createInterleave(index, libraryCount);
  const { entryTraits, entryOriginals, entryPictures } = index;
  /** Per entry: its bucket plus 1 if it is a match, else 0. */
  const entryBuckets = new Uint8Array(index.entryCount);
  /** Per picture (id of its first entry): the rank key of its best match, or 0. */
  const bestKeys = new Uint32Array(index.entryCount);
  const buckets = new Uint8Array(index.entryCount);
  const ordered = new Uint32Array(index.entryCount);
  /** Per bucket: number of entries, and index in `ordered` for its next entry. */
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
      entryBuckets[entry] = bucket + 1;
      iconCount += countEntryIcons(entryTraits[entry], scope);
    }
    return iconCount;
  };

  /** Moves copies, negations and repeated pictures to lower buckets; counts the entries per bucket. */
  const lowerRepetitions = ({ entries }: Matches): void => {
    for (let at = 0; at < entries.length; at++) {
      const entry = entries[at];
      const bucket = buckets[at];
      const original = entryOriginals[entry];
      if (original !== entry && bucket < EXACT_BUCKET && entryBuckets[original] + COPY_MARGIN > bucket) {
        buckets[at] = (bucket * COPY_FACTOR) | 0;
      }
      const picture = entryPictures[entry];
      const key = rankKey(buckets[at], entry);
      if (key > bestKeys[picture]) bestKeys[picture] = key;
    }
    for (let at = 0; at < entries.length; at++) {
      const entry = entries[at];
      const bucket = buckets[at];
      const isRepetition = bucket < NAMED_BUCKET && bestKeys[entryPictures[entry]] !== rankKey(bucket, entry);
      if (isRepetition) buckets[at] = Math.max(0, bucket - REPETITION_STEP);
      sizes[buckets[at]]++;
    }
    for (let at = 0; at < entries.length; at++) {
      entryBuckets[entries[at]] = 0;
      bestKeys[entryPictures[entries[at]]] = 0;
    }
  };

  const ruleOf = (entry: number, bucket: number, score: number): Placement['rule'] => {
    if (bucket === EXACT_BUCKET) return 'exact name';
    const unchanged = (score * (EXACT_BUCKET - 1)) | 0;
    if (bucket === unchanged) return 'score';
    const isCopy = entryOriginals[entry] !== entry && bucket <= ((unchanged * COPY_FACTOR) | 0);
    return isCopy ? 'copy or negation' : 'repeated picture';
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

  const reportPlacements = (
    { entries, scores }: Matches,
    positions: Uint32Array,
    onPlaced: NonNullable<PageWindow['onPlaced']>,
  ): void => {
    const page = new Set(positions);
    for (let at = 0; at < entries.length; at++) {
      const entry = entries[at];
      let position = index.entryPositions[entry];
      for (let rest = entryStyles(entryTraits[entry]); rest !== 0; rest &= rest - 1) {
        if (!page.has(position++)) continue;
        const [level, score] = [buckets[at], scores[at]];
        onPlaced(entry, { score, level, rule: ruleOf(entry, level, score) });
        break;
      }
    }
  };

  const countFrom = (lowest: number): number => {
    let count = 0;
    for (let bucket = lowest; bucket < BUCKETS; bucket++) count += sizes[bucket];
    return count;
  };

  return (scope, matches, exact, { offset, limit, isGrouped = false, onPlaced }) => {
    const iconCount = fillBuckets(matches, exact, scope);
    const total = isGrouped ? matches.entries.length : iconCount;
    const end = Math.min(total, offset + limit);
    const positions = new Uint32Array(Math.max(0, end - offset));
    lowerRepetitions(matches);
    if (positions.length === 0) return { total, positions };

    const namedCount = countFrom(NAMED_BUCKET);
    const pictureCount = Math.min(countFrom(GOOD_BUCKET), namedCount + MAX_PICTURES);
    // Every entry has at least one icon in scope, so `end` icons need at most `end` entries.
    const needed = Math.min(matches.entries.length, Math.max(pictureCount, end));
    orderBest(matches.entries, needed);
    /** Index of the next icon on the page; negative for icons of earlier pages. */
    let at = -offset;
    /** Writes the `nth` icon (from 0) of each entry in `ordered` from `from` to `to` (exclusive). */
    const writeStyle = (from: number, to: number, nth: number): void => {
      // Every entry has a first icon, so the number of icons to skip before the page is known.
      const skipped = nth === 0 ? Math.min(Math.max(0, -at), to - from) : 0;
      at += skipped;
      for (let place = from + skipped; place < to && at < positions.length; place++) {
        const position = iconPosition(index, scope, ordered[place], nth);
        if (position < 0) continue;
        if (at >= 0) positions[at] = position;
        at++;
      }
    };
    const writeFurtherStyles = (from: number, to: number): void => {
      if (isGrouped) return;
      for (let nth = 1; nth < MAX_STYLES && at < positions.length; nth++) writeStyle(from, to, nth);
    };
    writeStyle(0, pictureCount, 0);
    writeFurtherStyles(0, namedCount);
    writeStyle(pictureCount, needed, 0);
    writeFurtherStyles(namedCount, needed);
    if (onPlaced !== undefined) reportPlacements(matches, positions, onPlaced);
    return { total, positions };
  };
};

interface Listing {
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
