// A sorted list of strings in two sections, searched where it lies instead of being loaded into a map.
import type { CatalogFile } from './catalog-file.ts';

export interface SortedStrings {
  at(index: number): string;
  /** The index of `text` among the entries `from`…`end` (exclusive), which must be in ascending order. */
  indexOf(text: string, from: number, end: number): number | undefined;
  slice(from: number, end: number): string[];
}

/** Writes ASCII strings as the sections `<name>/text` and `<name>/offsets`. */
export const writeStrings = (name: string, strings: readonly string[]): [string, Uint8Array][] => {
  const offsets = new Uint32Array(strings.length + 1);
  strings.forEach((text, index) => {
    offsets[index + 1] = offsets[index] + text.length;
  });
  return [
    [`${name}/text`, Buffer.from(strings.join(''), 'latin1')],
    [`${name}/offsets`, toBytes(offsets)],
  ];
};

export const openStrings = (catalogFile: CatalogFile, name: string): SortedStrings => {
  const section = catalogFile.section(`${name}/text`);
  const text = Buffer.from(section.buffer, section.byteOffset, section.byteLength);
  const offsets = catalogFile.uint32(`${name}/offsets`);
  const at = (index: number) => text.toString('latin1', offsets[index], offsets[index + 1]);
  return {
    at,
    indexOf: (wanted, from, end) => {
      const key = Buffer.from(wanted);
      let low = from;
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
    slice: (from, end) => Array.from({ length: end - from }, (_, index) => at(from + index)),
  };
};

/** The bytes of a typed array, as a section holds them. */
export const toBytes = ({ buffer, byteOffset, byteLength }: Uint32Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);
