// Icon ids: hashes that do not depend on other icons.
import { fnv1a } from '../../model/fnv1a.ts';

const LARGEST_ID = 0x7fffffff;

/** Assigns each key a positive 31-bit FNV-1a hash. After a collision the later key gets the next free id. */
export const assignIds = (keys: readonly string[]): number[] => {
  const taken = new Set<number>();
  return keys.map(key => {
    let id = hash31(key) || 1;
    while (taken.has(id)) id = id === LARGEST_ID ? 1 : id + 1;
    taken.add(id);
    return id;
  });
};

/** Folds the highest bit into the lowest, so that ids are positive as signed 32-bit integers. */
const hash31 = (text: string): number => {
  const hash = fnv1a(text);
  return (hash ^ (hash >>> 31)) & LARGEST_ID;
};
