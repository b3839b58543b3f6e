// A set of entries: they come in any order, often several times, and leave once each in ascending order.

export interface EntrySet {
  /** One bit per entry. */
  readonly bits: Int32Array;
  /** One bit per word of `bits` that is not zero, so that a large index is not looked through for a few entries. */
  readonly words: Int32Array;
}

export const createEntrySet = (entryCount: number): EntrySet => ({
  bits: new Int32Array((entryCount >>> 5) + 1),
  words: new Int32Array((entryCount >>> 10) + 1),
});

export const addEntry = ({ bits, words }: EntrySet, entry: number): void => {
  bits[entry >>> 5] |= 1 << entry;
  words[entry >>> 10] |= 1 << (entry >>> 5);
};

/** Moves the entries from the set to the beginning of `list`, ascending; gives their number. */
export const drain = ({ bits, words }: EntrySet, list: Uint32Array): number => {
  let length = 0;
  for (let group = 0; group < words.length; group++) {
    for (let left = words[group]; left !== 0; left &= left - 1) {
      const word = (group << 5) | lowestBit(left);
      for (let rest = bits[word]; rest !== 0; rest &= rest - 1) {
        list[length++] = (word << 5) | lowestBit(rest);
      }
      bits[word] = 0;
    }
    words[group] = 0;
  }
  return length;
};

const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);
