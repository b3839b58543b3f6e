// The dictionary: every term of every language, sorted by its UTF-8 bytes, searched where it lies.

export interface Dictionary {
  readonly size: number;
  /** The number of the term, or -1. */
  find(term: string): number;
  /** The numbers [from, end) of the terms that begin with `prefix`. */
  range(prefix: string): readonly [number, number];
  term(number: number): string;
  /** Its length in UTF-8 bytes, which are the letters of an ASCII term. */
  byteLength(number: number): number;
}

/** The sections of a dictionary of `terms`, which must be distinct; gives the sorted terms as well. */
export const writeDictionary = (
  terms: Iterable<string>,
): { readonly sorted: readonly string[]; readonly text: Uint8Array; readonly offsets: Uint32Array } => {
  const rows = [...terms].map(term => ({ term, bytes: Buffer.from(term) }));
  rows.sort((a, b) => a.bytes.compare(b.bytes));
  const offsets = new Uint32Array(rows.length + 1);
  rows.forEach(({ bytes }, index) => {
    offsets[index + 1] = (offsets[index] as number) + bytes.length;
  });
  return {
    sorted: rows.map(row => row.term),
    text: Buffer.concat(rows.map(row => row.bytes)),
    offsets,
  };
};

export const openDictionary = (section: Uint8Array, offsets: Uint32Array): Dictionary => {
  const text = Buffer.from(section.buffer, section.byteOffset, section.byteLength);
  const size = offsets.length - 1;

  /** The first term that is not below `key`. */
  const lowerBound = (key: Buffer): number => {
    let low = 0;
    let high = size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compareAt(middle, key) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  const compareAt = (index: number, key: Buffer): number => {
    const start = offsets[index] as number;
    const length = (offsets[index + 1] as number) - start;
    const shared = Math.min(length, key.length);
    for (let at = 0; at < shared; at++) {
      const difference = (text[start + at] as number) - (key[at] as number);
      if (difference !== 0) return difference;
    }
    return length - key.length;
  };

  return {
    size,
    find: term => {
      const key = Buffer.from(term);
      const index = lowerBound(key);
      return index < size && compareAt(index, key) === 0 ? index : -1;
    },
    range: prefix => {
      const key = Buffer.from(prefix);
      // 0xff occurs in no UTF-8 text: the prefix with it stands behind all terms that begin with the prefix.
      return [lowerBound(key), lowerBound(Buffer.concat([key, Buffer.of(0xff)]))];
    },
    byteLength: number => (offsets[number + 1] as number) - (offsets[number] as number),
    term: number => text.toString('utf8', offsets[number], offsets[number + 1]),
  };
};
