// Buckets: groups of matches with about the same score, in which libraries take turns. (Decision 041)
import { entryLibrary, type SearchIndex } from '../index/index-sections.ts';
import { MAX_ENTRIES } from '../index/posting.ts';
import type { Matches } from './match.ts';

/** Working arrays that all rankings share. */
export interface Buckets {
  readonly index: SearchIndex;
  readonly interleave: Interleave;
  /** Bucket of each match, in the order of the matches. */
  readonly ofMatches: Uint8Array;
  /** Per entry: bucket plus 1, or 0 if the entry is not a match. */
  readonly ofEntries: Uint8Array;
  /** Per picture: `rankKey` of the best match, or 0. */
  readonly bestKeys: Uint32Array;
  /** Per bucket: number of entries, and index of the next entry in `ordered`. */
  readonly sizes: Uint32Array;
  readonly next: Uint32Array;
  /** The best entries, best first. */
  readonly ordered: Uint32Array;
}

const BUCKETS = 128;
/** Bucket of entries whose name equals the query. */
const EXACT_BUCKET = BUCKETS - 1;
/** Minimum score of entries whose name equals the query. */
const MIN_EXACT_SCORE = 0.8;
/** Lowest bucket of entries whose name equals the query, with or without a number at the end ('rocket-01'). */
export const NAMED_BUCKET = 125;

/** Factor for the bucket of a copy or negation whose original is at most COPY_MARGIN buckets below. */
const COPY_FACTOR = 0.6;
const COPY_MARGIN = 12;
/** Number of buckets by which an entry moves down if a match that ranks above has the same picture. */
const REPETITION_STEP = 4;

export const createBuckets = (index: SearchIndex, libraryCount: number): Buckets => ({
  index,
  interleave: createInterleave(index, libraryCount),
  ofMatches: new Uint8Array(index.entryCount),
  ofEntries: new Uint8Array(index.entryCount),
  bestKeys: new Uint32Array(index.entryCount),
  sizes: new Uint32Array(BUCKETS),
  next: new Uint32Array(BUCKETS),
  ordered: new Uint32Array(index.entryCount),
});

/** Assigns each match to a bucket. `exact` are the entries whose name equals the query. */
export const fillBuckets = (
  { ofMatches, ofEntries, sizes }: Buckets,
  { entries, scores }: Matches,
  exact: Uint32Array,
): void => {
  sizes.fill(0);
  for (let at = 0; at < entries.length; at++) {
    const entry = entries[at];
    const score = scores[at];
    const isExact = score > MIN_EXACT_SCORE && exact.includes(entry);
    const bucket = isExact ? EXACT_BUCKET : bucketOfScore(score);
    ofMatches[at] = bucket;
    ofEntries[entry] = bucket + 1;
  }
};

const bucketOfScore = (score: number): number => (score * (EXACT_BUCKET - 1)) | 0;

/** Sort key of a match, higher for a better one: by bucket, then by descending entry. */
const rankKey = (bucket: number, entry: number): number => (bucket + 1) * MAX_ENTRIES - entry;

/** Moves copies, negations and repeated pictures to lower buckets. Counts the entries of each bucket. */
export const lowerRepetitions = (
  { index: { entryOriginals, entryPictures }, ofMatches, ofEntries, bestKeys, sizes }: Buckets,
  { entries }: Matches,
): void => {
  for (let at = 0; at < entries.length; at++) {
    const entry = entries[at];
    const bucket = ofMatches[at];
    const original = entryOriginals[entry];
    if (original !== entry && bucket < EXACT_BUCKET && ofEntries[original] + COPY_MARGIN > bucket) {
      ofMatches[at] = (bucket * COPY_FACTOR) | 0;
    }
    const picture = entryPictures[entry];
    const key = rankKey(ofMatches[at], entry);
    if (key > bestKeys[picture]) bestKeys[picture] = key;
  }
  for (let at = 0; at < entries.length; at++) {
    const entry = entries[at];
    const bucket = ofMatches[at];
    const isRepetition = bucket < NAMED_BUCKET && bestKeys[entryPictures[entry]] !== rankKey(bucket, entry);
    if (isRepetition) ofMatches[at] = Math.max(0, bucket - REPETITION_STEP);
    sizes[ofMatches[at]]++;
  }
  for (let at = 0; at < entries.length; at++) {
    ofEntries[entries[at]] = 0;
    bestKeys[entryPictures[entries[at]]] = 0;
  }
};

/** Number of entries in bucket `lowest` and above. */
export const countFrom = ({ sizes }: Buckets, lowest: number): number => {
  let count = 0;
  for (let bucket = lowest; bucket < BUCKETS; bucket++) count += sizes[bucket];
  return count;
};

/** Writes the best `count` entries to `ordered` (counting sort), and interleaves the libraries within each bucket. */
export const orderBest = (
  { ofMatches, sizes, next, ordered, interleave }: Buckets,
  entries: Uint32Array,
  count: number,
): void => {
  let lowest = BUCKETS;
  for (let length = 0; lowest > 0 && length < count; ) {
    lowest--;
    next[lowest] = length;
    length += sizes[lowest];
  }
  for (let at = 0; at < entries.length; at++) {
    const bucket = ofMatches[at];
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

/**
 * Reorders `entries` in [from, to): the first entry of each library, then the second entry of each, and so on: [A1 A2
 * A3 B1 C1 C2] → [A1 B1 C1 A2 C2 A3]. The entries of each library must be in ascending order. Only the first `wanted`
 * elements of the result are defined.
 */
export type Interleave = (entries: Uint32Array, from: number, to: number, wanted: number) => void;

/** Allocates working arrays that all calls of the returned function share. */
export const createInterleave = (
  { entryCount, entryTraits }: Pick<SearchIndex, 'entryCount' | 'entryTraits'>,
  libraryCount: number,
): Interleave => {
  const byLibrary = new Uint32Array(entryCount);
  const starts = new Uint32Array(libraryCount);
  const sizes = new Uint32Array(libraryCount);
  /** Libraries with entries that no round has written. */
  const active = new Uint16Array(libraryCount);
  const libraryOf = (entry: number): number => entryLibrary(entryTraits[entry]);

  return (entries, from, to, wanted) => {
    sizes.fill(0);
    for (let at = from; at < to; at++) sizes[libraryOf(entries[at])]++;
    let activeCount = 0;
    let end = 0;
    for (let library = 0; library < libraryCount; library++) {
      const size = sizes[library];
      if (size > 0) active[activeCount++] = library;
      end += size;
      starts[library] = end;
    }
    if (activeCount < 2) return;
    // Counting sort: each start moves down from the end of its library to the beginning.
    for (let at = to - 1; at >= from; at--) {
      const entry = entries[at];
      byLibrary[--starts[libraryOf(entry)]] = entry;
    }
    const last = Math.min(to, from + wanted);
    for (let round = 0, at = from; at < last; round++) {
      let remaining = 0;
      for (let index = 0; index < activeCount; index++) {
        const library = active[index];
        entries[at++] = byLibrary[starts[library] + round];
        if (sizes[library] > round + 1) active[remaining++] = library;
      }
      activeCount = remaining;
    }
  };
};
