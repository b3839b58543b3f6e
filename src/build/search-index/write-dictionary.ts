// Writer of the dictionary.
import { type DictionaryData, firstSlot, nextSlot } from '../../search/index/dictionary.ts';

/** `terms` must be distinct. The id of a term is its index in `sortedTerms`, which are sorted by UTF-8 bytes. */
export const writeDictionary = (
  terms: Iterable<string>,
): DictionaryData & { readonly sortedTerms: readonly string[] } => {
  const rows = [...terms].map(term => ({ term, bytes: Buffer.from(term) }));
  rows.sort((a, b) => a.bytes.compare(b.bytes));
  const offsets = new Uint32Array(rows.length + 1);
  const slots = new Uint32Array(2 ** Math.ceil(Math.log2(rows.length * 1.5 + 1)));
  let end = 0;
  rows.forEach(({ term, bytes }, id) => {
    end += bytes.length;
    offsets[id + 1] = end;
    let slot = firstSlot(term, slots);
    while (slots[slot] !== 0) slot = nextSlot(slot, slots);
    slots[slot] = id + 1;
  });
  return {
    sortedTerms: rows.map(row => row.term),
    text: Buffer.concat(rows.map(row => row.bytes)),
    offsets,
    slots,
  };
};
