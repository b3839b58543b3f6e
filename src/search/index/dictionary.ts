// Dictionary of all terms, read in place from the catalog file.
import { hashWord } from './hash.ts';
import { openSortedText, type SortedText, type SortedTextData } from './sorted-text.ts';

/** The id of a term is its index in the sorted list of all terms. */
export interface Dictionary extends Pick<SortedText, 'size' | 'byteLength' | 'range'> {
  /** Returns the id of the term, or -1. */
  find(term: string): number;
  term(id: number): string;
}

/** The dictionary as stored in the catalog file. */
export interface DictionaryData extends SortedTextData {
  /** Hash table with linear probing: term id plus 1, or 0 for a free slot. The length is a power of two. */
  readonly slots: Uint32Array;
}

export const firstSlot = (term: string, slots: Uint32Array): number => hashWord(term) & (slots.length - 1);
export const nextSlot = (slot: number, slots: Uint32Array): number => (slot + 1) & (slots.length - 1);

export const openDictionary = ({ text: bytes, offsets, slots }: DictionaryData): Dictionary => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { size, word, byteLength, range } = openSortedText({ text: bytes, offsets });

  const isTerm = (id: number, term: string): boolean => {
    const start = offsets[id];
    const end = offsets[id + 1];
    for (let at = 0; at < term.length; at++) {
      const code = term.charCodeAt(at);
      if (code > 0x7f) return text.toString('utf8', start, end) === term;
      if (text[start + at] !== code) return false;
    }
    return end - start === term.length;
  };

  return {
    size,
    find: term => {
      let slot = firstSlot(term, slots);
      for (;;) {
        const id = slots[slot] - 1;
        if (id < 0 || isTerm(id, term)) return id;
        slot = nextSlot(slot, slots);
      }
    },
    range,
    term: word,
    byteLength,
  };
};
