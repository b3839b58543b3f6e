// Sorted list of words, read in place from the catalog file.

/** Words are sorted by their UTF-8 bytes; the id of a word is its index. */
export interface SortedText {
  readonly size: number;
  word(id: number): string;
  /** The length in UTF-8 bytes, which for an ASCII word is the number of letters. */
  byteLength(id: number): number;
  /**
   * Returns the range [from, end) of the ids of words that begin with `prefix`. With `ids` (ascending), searches only
   * these words and returns a range of indices into `ids`.
   */
  range(prefix: string, ids?: Uint32Array): readonly [number, number];
}

/** The list as stored in the catalog file. */
export interface SortedTextData {
  /** The concatenated words in UTF-8. */
  readonly text: Uint8Array;
  /** Start of each word in `text`, plus the end of the last word. */
  readonly offsets: Uint32Array;
}

export const openSortedText = ({ text: bytes, offsets }: SortedTextData): SortedText => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

  /**
   * Negative if the word sorts before all words with the prefix, 0 if it has the prefix, positive if it sorts after
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
    word: id => text.toString('utf8', offsets[id], offsets[id + 1]),
    byteLength: id => offsets[id + 1] - offsets[id],
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
  };
};
