// Dictionary of all terms, read in place from the catalog file.
import { hashWord } from './hash.ts';

/** Terms are sorted by their UTF-8 bytes; the id of a term is its index. */
export interface Dictionary {
  readonly size: number;
  /** Returns the id of the term, or -1. */
  find(term: string): number;
  /**
   * Returns the range [from, end) of the ids of terms that begin with `prefix`. With `ids` (ascending), searches only
   * these terms and returns a range of indices into `ids`.
   */
  range(prefix: string, ids?: Uint32Array): readonly [number, number];
  term(id: number): string;
  /** The length in UTF-8 bytes, which for an ASCII term is the number of letters. */
  byteLength(id: number): number;
}

/** The dictionary as stored in the catalog file. */
export interface DictionaryData {
  /** The concatenated terms in UTF-8. */
  readonly text: Uint8Array;
  /** Start of each term in `text`, plus the end of the last term. */
  readonly offsets: Uint32Array;
  /** Hash table with linear probing: term id plus 1, or 0 for a free slot. The length is a power of two. */
  readonly slots: Uint32Array;
}

export const firstSlot = (term: string, slots: Uint32Array): number => hashWord(term) & (slots.length - 1);
export const nextSlot = (slot: number, slots: Uint32Array): number => (slot + 1) & (slots.length - 1);

export const openDictionary = ({ text: bytes, offsets, slots }: DictionaryData): Dictionary => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

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

  /**
   * Negative if the term sorts before all terms with the prefix, 0 if it has the prefix, positive if it sorts after
   * them.
   */
  const comparePrefix = (id: number, prefix: Uint8Array): number => {
    const start = offsets[id];
    const length = offsets[id + 1] - start;
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
        const id = slots[slot] - 1;
        if (id < 0 || isTerm(id, term)) return id;
        slot = nextSlot(slot, slots);
      }
    },
    range: (prefix, ids) => {
      const prefixBytes = Buffer.from(prefix);
      /** Binary search for the first index from `from` on at which `comparePrefix` is at least `least`. */
      const lowerBound = (from: number, least: number): number => {
        let [low, high] = [from, ids?.length ?? offsets.length - 1];
        while (low < high) {
          const middle = (low + high) >>> 1;
          if (comparePrefix(ids?.[middle] ?? middle, prefixBytes) < least) low = middle + 1;
          else high = middle;
        }
        return low;
      };
      const from = lowerBound(0, 0);
      return [from, lowerBound(from, 1)];
    },
    term: id => text.toString('utf8', offsets[id], offsets[id + 1]),
    byteLength: id => offsets[id + 1] - offsets[id],
  };
};
