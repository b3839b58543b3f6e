// The dictionary: every term of every language, sorted by its UTF-8 bytes, searched where it lies.
import { hashWord } from './hash.ts';

export interface Dictionary {
  readonly size: number;
  /** The number of the term, or -1. */
  find(term: string): number;
  /** Of ascending term numbers (by default all), the places [from, end) of those whose terms begin with `prefix`. */
  range(prefix: string, numbers?: Uint32Array): readonly [number, number];
  term(number: number): string;
  /** Its length in UTF-8 bytes, which are the letters of an ASCII term. */
  byteLength(number: number): number;
}

/** The stored form of a dictionary. */
export interface DictionaryBytes {
  /** All terms in UTF-8, and where each begins. */
  readonly text: Uint8Array;
  readonly offsets: Uint32Array;
  /** A hash table with open addressing: a term's number plus one, or 0. */
  readonly slots: Uint32Array;
}

/** The dictionary of `terms`, which must be distinct; gives the sorted terms as well. */
export const writeDictionary = (
  terms: Iterable<string>,
): DictionaryBytes & { readonly sorted: readonly string[] } => {
  const rows = [...terms].map(term => ({ term, bytes: Buffer.from(term) }));
  rows.sort((a, b) => a.bytes.compare(b.bytes));
  const offsets = new Uint32Array(rows.length + 1);
  const slots = new Uint32Array(2 ** Math.ceil(Math.log2(rows.length * 1.5 + 1)));
  rows.forEach(({ term, bytes }, number) => {
    offsets[number + 1] = offsets[number] + bytes.length;
    let slot = firstSlot(term, slots);
    while (slots[slot] !== 0) slot = nextSlot(slot, slots);
    slots[slot] = number + 1;
  });
  return {
    sorted: rows.map(row => row.term),
    text: Buffer.concat(rows.map(row => row.bytes)),
    offsets,
    slots,
  };
};

const firstSlot = (term: string, slots: Uint32Array): number => hashWord(term) & (slots.length - 1);
const nextSlot = (slot: number, slots: Uint32Array): number => (slot + 1) & (slots.length - 1);

export const openDictionary = ({ text: section, offsets, slots }: DictionaryBytes): Dictionary => {
  const text = Buffer.from(section.buffer, section.byteOffset, section.byteLength);

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

  /** Below 0 if the term stands before all that begin with `prefix`, 0 if it begins with it, above 0 behind. */
  const compareStart = (number: number, prefix: Uint8Array): number => {
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
      const bytes = Buffer.from(prefix);
      /** The first place whose term compares with the prefix as `least` at least. */
      const bound = (from: number, least: number): number => {
        let [low, high] = [from, numbers?.length ?? offsets.length - 1];
        while (low < high) {
          const middle = (low + high) >>> 1;
          if (compareStart(numbers?.[middle] ?? middle, bytes) < least) low = middle + 1;
          else high = middle;
        }
        return low;
      };
      const from = bound(0, 0);
      return [from, bound(from, 1)];
    },
    byteLength: number => offsets[number + 1] - offsets[number],
    term: number => text.toString('utf8', offsets[number], offsets[number + 1]),
  };
};
