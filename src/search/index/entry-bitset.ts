// Bitset of entries with a summary level.

export interface EntryBitset {
  /** One bit per entry. */
  readonly bits: Int32Array;
  /** One bit per element of `bits`, set if the element is not 0, so that draining skips empty parts of `bits`. */
  readonly summary: Int32Array;
}

export const createEntryBitset = (entryCount: number): EntryBitset => ({
  bits: new Int32Array((entryCount >>> 5) + 1),
  summary: new Int32Array((entryCount >>> 10) + 1),
});

export const addEntry = ({ bits, summary }: EntryBitset, entry: number): void => {
  bits[entry >>> 5] |= 1 << entry;
  summary[entry >>> 10] |= 1 << (entry >>> 5);
};

/** Writes the entries in ascending order to the start of `list`, clears the set, and returns the number of entries. */
export const drainEntries = ({ bits, summary }: EntryBitset, list: Uint32Array): number => {
  let length = 0;
  for (let group = 0; group < summary.length; group++) {
    for (let elements = summary[group]; elements !== 0; elements &= elements - 1) {
      const element = (group << 5) | lowestBit(elements);
      for (let rest = bits[element]; rest !== 0; rest &= rest - 1) {
        list[length++] = (element << 5) | lowestBit(rest);
      }
      bits[element] = 0;
    }
    summary[group] = 0;
  }
  return length;
};

const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);
