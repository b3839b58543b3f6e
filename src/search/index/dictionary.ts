// Dictionary of all terms, read in place from the catalog file.
import { hashWord } from './hash.ts';

/** Terms have numbers in the order of their UTF-8 bytes. */
export interface Dictionary {
  readonly size: number;
  /** Returns the number of the term, or -1. */
  find(term: string): number;
  /**
   * Returns the range [from, end) of the terms that begin with `prefix`: of term numbers or, if ascending `numbers` are
   * given, of indexes into that array.
   */
  range(prefix: string, numbers?: Uint32Array): readonly [number, number];
  term(number: number): string;
  /** The length in UTF-8 bytes, which for an ASCII term is the number of letters. */
  byteLength(number: number): number;
}

/** The stored form. */
export interface DictionaryData {
  /** All terms in UTF-8, one after the other. */
  readonly text: Uint8Array;
  /** Per term, and one at the end: where it begins in `text`. */
  readonly offsets: Uint32Array;
  /** A hash table with linear probing: a term number plus 1, or 0 for a free slot. The length is a power of two. */
  readonly slots: Uint32Array;
}

export const firstSlot = (term: string, slots: Uint32Array): number => hashWord(term) & (slots.length - 1);
export const nextSlot = (slot: number, slots: Uint32Array): number => (slot + 1) & (slots.length - 1);

export const openDictionary = ({ text: bytes, offsets, slots }: DictionaryData): Dictionary => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

  const isTerm = (number: number, term: string): boolean => {
    const start = offsets[number];
    const end = offsets[number + 1];
    for (let at = 0; at < term.length; at++) {
      const code = term.charCodeAt(at);
      if (code > 0x7f) return text.toString('utf8', start, end) === term;
      if (text[start + at] !== code) return false;
    }
    return end - start === term.length;
  };

  /** Negative if the term sorts before the prefix, 0 if it begins with it, positive if it sorts after those that do. */
  const comparePrefix = (number: number, prefix: Uint8Array): number => {
    const start = offsets[number];
    const length = offsets[number + 1] - start;
    for (let at = 0; at < prefix.length; at++) {
      if (at === length) return -1;
      const difference = text[start + at] - prefix[at];
      if (difference !== 0) return difference;
    }
    return 0;
  };

  return {
    size: offsets.length - 1,
    find: term => {
      let slot = firstSlot(term, slots);
      for (;;) {
        const number = slots[slot] - 1;
        if (number < 0 || isTerm(number, term)) return number;
        slot = nextSlot(slot, slots);
      }
    },
    range: (prefix, numbers) => {
      const prefixBytes = Buffer.from(prefix);
      /** Binary search: the first index from `from` on whose comparison gives at least `least`. */
      const lowerBound = (from: number, least: number): number => {
        let [low, high] = [from, numbers?.length ?? offsets.length - 1];
        while (low < high) {
          const middle = (low + high) >>> 1;
          if (comparePrefix(numbers?.[middle] ?? middle, prefixBytes) < least) low = middle + 1;
          else high = middle;
        }
        return low;
      };
      const from = lowerBound(0, 0);
      return [from, lowerBound(from, 1)];
    },
    term: number => text.toString('utf8', offsets[number], offsets[number + 1]),
    byteLength: number => offsets[number + 1] - offsets[number],
  };
};
