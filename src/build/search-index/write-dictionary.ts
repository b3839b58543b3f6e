// Writer of the dictionary.
import { type DictionaryData, firstSlot, nextSlot } from '../../search/index/dictionary.ts';
import { writeSortedText } from './write-sorted-text.ts';

/** `terms` must be distinct. The id of a term is its index in `sortedTerms`, which are sorted by UTF-8 bytes. */
export const writeDictionary = (
  terms: Iterable<string>,
): DictionaryData & { readonly sortedTerms: readonly string[] } => {
  const { sorted, text, offsets } = writeSortedText(terms);
  const slots = new Uint32Array(2 ** Math.ceil(Math.log2(sorted.length * 1.5 + 1)));
  sorted.forEach((term, id) => {
    let slot = firstSlot(term, slots);
    while (slots[slot] !== 0) slot = nextSlot(slot, slots);
    slots[slot] = id + 1;
  });
  return { sortedTerms: sorted, text, offsets, slots };
};
