// Writer of a sorted list of words.
import type { SortedTextData } from '../../search/index/sorted-text.ts';

/** `words` must be distinct. The id of a word is its index in `sorted`, which is sorted by UTF-8 bytes. */
export const writeSortedText = (
  words: Iterable<string>,
): SortedTextData & { readonly sorted: readonly string[] } => {
  const rows = [...words].map(word => ({ word, bytes: Buffer.from(word) }));
  rows.sort((a, b) => a.bytes.compare(b.bytes));
  const offsets = new Uint32Array(rows.length + 1);
  let end = 0;
  rows.forEach(({ bytes }, id) => {
    end += bytes.length;
    offsets[id + 1] = end;
  });
  return { sorted: rows.map(row => row.word), text: Buffer.concat(rows.map(row => row.bytes)), offsets };
};
