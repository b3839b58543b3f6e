// Round-robin interleaving of equally ranked entries by library.
import { entryLibrary, type SearchIndex } from '../index/index-sections.ts';

/**
 * Reorders `entries` in [from, to): the first entry of each library, in the order of the libraries, then the second of
 * each, and so on: [A1 A2 A3 B1 C1 C2] → [A1 B1 C1 A2 C2 A3]. The entries of each library must be in ascending order.
 * Only the first `wanted` elements of the result are defined.
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
  /** The libraries that still have entries. */
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
