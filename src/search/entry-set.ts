// A set of entries: they come in any order, often several times, and leave once each in ascending order.

/** One bit per entry. */
export type EntrySet = Int32Array;

export const createEntrySet = (entryCount: number): EntrySet => new Int32Array((entryCount + 31) >>> 5);

export const addEntry = (set: EntrySet, entry: number): void => {
  const word = entry >>> 5;
  set[word] = (set[word] as number) | (1 << entry);
};

/** Moves the entries from the set to the beginning of `list`, ascending; gives their number. */
export const drain = (set: EntrySet, list: Uint32Array): number => {
  let length = 0;
  for (let word = 0; word < set.length; word++) {
    let rest = set[word] as number;
    if (rest === 0) continue;
    set[word] = 0;
    for (; rest !== 0; rest &= rest - 1) list[length++] = (word << 5) | (31 - Math.clz32(rest & -rest));
  }
  return length;
};
