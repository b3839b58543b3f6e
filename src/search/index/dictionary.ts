// Word lists of the index: sorted text, dictionary, set of hashes.
import { fnv1a } from '../../model/bytes.ts';

/** A list of words sorted by their UTF-8 bytes. The id of a word is its index in the list. */
export interface SortedText {
  readonly size: number;
  word(id: number): string;
  /** Number of UTF-8 bytes, which is the number of letters of an ASCII word. */
  byteLength(id: number): number;
  /**
   * The words with ids in [from, end) begin with `prefix`. If `ids` (ascending) are given, searches only these words, and
   * `from` and `end` are indices of `ids`.
   */
  range(prefix: string, ids?: Uint32Array): readonly [number, number];
}

/** A SortedText in the catalog file. */
export interface SortedTextData {
  /** The concatenated words in UTF-8. */
  readonly text: Uint8Array;
  /** Start of each word in `text`. The last element is the end of the last word. */
  readonly offsets: Uint32Array;
}

export const openSortedText = ({ text: bytes, offsets }: SortedTextData): SortedText => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

  /** Negative if the word sorts before the prefix, 0 if it begins with the prefix, otherwise positive. */
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
    word: id => text.toString('utf8', offsets[id], offsets[id + 1]),
    byteLength: id => offsets[id + 1] - offsets[id],
    range: (prefix, ids) => {
      const prefixBytes = Buffer.from(prefix);
      const size = ids?.length ?? offsets.length - 1;
      const compareAt = (at: number): number => comparePrefix(ids?.[at] ?? at, prefixBytes);
      /** The first index in [low, high) for which `compareAt` returns at least `least`. */
      const lowerBound = (low: number, high: number, least: number): number => {
        while (low < high) {
          const middle = (low + high) >>> 1;
          if (compareAt(middle) < least) low = middle + 1;
          else high = middle;
        }
        return low;
      };
      const from = lowerBound(0, size, 0);
      // Galloping search, because most prefixes have short ranges.
      let step = 1;
      while (from + step <= size && compareAt(from + step - 1) === 0) step *= 2;
      return [from, lowerBound(from + (step >>> 1), Math.min(size, from + step), 1)];
    },
  };
};

/** All terms, sorted, with a hash table. */
export interface Dictionary extends Pick<SortedText, 'size' | 'byteLength' | 'range'> {
  /** Returns the id of a term. -1 if the dictionary lacks it. */
  find(term: string): number;
  term(id: number): string;
}

/** A Dictionary in the catalog file. */
export interface DictionaryData extends SortedTextData {
  /** The result of `hashTerms`. If it is empty, the first lookup computes it. */
  readonly slots: Uint32Array;
}

const firstSlot = (term: string, slots: Uint32Array): number => hashWord(term) & (slots.length - 1);

const nextSlot = (slot: number, slots: Uint32Array): number => (slot + 1) & (slots.length - 1);

/** Hash table with linear probing. A slot has the term id plus 1, or 0 if it is free. The length is a power of two. */
export const hashTerms = (size: number, term: (id: number) => string): Uint32Array => {
  const slots = new Uint32Array(2 ** Math.ceil(Math.log2(size * 1.5 + 1)));
  for (let id = 0; id < size; id++) {
    let slot = firstSlot(term(id), slots);
    while (slots[slot] !== 0) slot = nextSlot(slot, slots);
    slots[slot] = id + 1;
  }
  return slots;
};

export const openDictionary = ({ text: bytes, offsets, slots: stored }: DictionaryData): Dictionary => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { size, word, byteLength, range } = openSortedText({ text: bytes, offsets });
  let slots = stored;

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
      if (slots.length === 0) slots = hashTerms(size, word);
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

/** Whether the sorted hashes contain that of the word. Also true for about one in 100,000 other words. */
export const containsWord = (hashes: Uint32Array, word: string): boolean => {
  const hash = hashWord(word);
  let low = 0;
  let high = hashes.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (hashes[middle] < hash) low = middle + 1;
    else high = middle;
  }
  return hashes[low] === hash;
};

/** The distinct hashes of the words, sorted. */
export const hashWords = (words: Iterable<string>): Uint32Array =>
  Uint32Array.from(new Set(Array.from(words, word => hashWord(word)))).sort();

/**
 * A 32-bit hash of the word. `skipped` is the index of a character that is left out. High bits are folded into the low
 * bits, because hash tables use the low bits, which FNV-1a distributes poorly.
 */
export const hashWord = (word: string, skipped?: number): number => {
  const hash = fnv1a(word, skipped);
  return (hash ^ (hash >>> 15)) >>> 0;
};
