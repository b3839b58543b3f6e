// Sorted list of strings, binary-searched in the bytes of the catalog file.
import type { CatalogFile } from './catalog-file.ts';

export interface SortedStrings {
  at(index: number): string;
  /** The index of `text` in the range from `start` to `end` (exclusive), whose entries must be sorted. */
  indexOf(text: string, start: number, end: number): number | undefined;
  slice(start: number, end: number): string[];
}

/** Opens the sections `<name>/text` (ASCII) and `<name>/offsets` (uint32). */
export const openSortedStrings = (catalogFile: CatalogFile, name: string): SortedStrings => {
  const section = catalogFile.section(`${name}/text`);
  const text = Buffer.from(section.buffer, section.byteOffset, section.byteLength);
  const offsets = catalogFile.uint32(`${name}/offsets`);
  const at = (index: number) => text.toString('latin1', offsets[index], offsets[index + 1]);
  return {
    at,
    indexOf: (wanted, start, end) => {
      const key = Buffer.from(wanted);
      let low = start;
      let high = end;
      while (low < high) {
        const middle = (low + high) >>> 1;
        const order = text.compare(key, 0, key.length, offsets[middle], offsets[middle + 1]);
        if (order === 0) return middle;
        if (order < 0) low = middle + 1;
        else high = middle;
      }
      return undefined;
    },
    slice: (start, end) => Array.from({ length: end - start }, (_, index) => at(start + index)),
  };
};
