// Turns: equally good entries of several libraries in fair order.
import { type SearchIndex, traitLibrary } from '../index/index-sections.ts';

/**
 * Reorders `entries` from place `from` up to `to`, in which each library's ascend, so that each library's first comes
 * before any library's second, in the order of the libraries: [A1 A2 A3 B1 C1 C2] → [A1 B1 C1 A2 C2 A3]. Only the first
 * `wanted` of them are sure to be right.
 */
export type TakeTurns = (entries: Uint32Array, from: number, to: number, wanted: number) => void;

/** Its working arrays serve one reordering at a time. */
export const createTurns = (
  { entryCount, entryTraits }: Pick<SearchIndex, 'entryCount' | 'entryTraits'>,
  libraryCount: number,
): TakeTurns => {
  const byLibrary = new Uint32Array(entryCount);
  const starts = new Uint32Array(libraryCount);
  const sizes = new Uint32Array(libraryCount);
  const waiting = new Uint16Array(libraryCount);
  const libraryOf = (entry: number): number => traitLibrary(entryTraits[entry]);

  return (entries, from, to, wanted) => {
    sizes.fill(0);
    for (let at = from; at < to; at++) {
      const library = libraryOf(entries[at]);
      sizes[library]++;
    }
    let waitingCount = 0;
    let end = 0;
    for (let library = 0; library < libraryCount; library++) {
      const size = sizes[library];
      if (size > 0) waiting[waitingCount++] = library;
      end += size;
      starts[library] = end;
    }
    if (waitingCount < 2) return;
    for (let at = to - 1; at >= from; at--) {
      const entry = entries[at];
      const library = libraryOf(entry);
      const place = starts[library] - 1;
      starts[library] = place;
      byLibrary[place] = entry;
    }
    const last = Math.min(to, from + wanted);
    for (let turn = 0, at = from; at < last; turn++) {
      let left = 0;
      for (let number = 0; number < waitingCount; number++) {
        const library = waiting[number];
        entries[at++] = byLibrary[starts[library] + turn];
        if (sizes[library] > turn + 1) waiting[left++] = library;
      }
      waitingCount = left;
    }
  };
};
