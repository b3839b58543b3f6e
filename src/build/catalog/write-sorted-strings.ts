// Writer of sorted string lists for `openSortedStrings`.
import { toBytes } from './write-catalog-file.ts';

/** Writes ASCII strings as the sections `<name>/text` and `<name>/offsets`. */
export const writeSortedStrings = (name: string, strings: readonly string[]): [string, Uint8Array][] => {
  const offsets = new Uint32Array(strings.length + 1);
  strings.forEach((text, index) => {
    offsets[index + 1] = (offsets[index] as number) + text.length;
  });
  return [
    [`${name}/text`, Buffer.from(strings.join(''), 'latin1')],
    [`${name}/offsets`, toBytes(offsets)],
  ];
};
