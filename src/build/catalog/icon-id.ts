// Icon ids: hashes that stay the same when other icons are added or removed.
import { fnv1a } from '../../model/fnv1a.ts';

const LARGEST_ID = 0x7fffffff;

/** Assigns each key a positive 31-bit FNV-1a hash; a collision takes the next free id, so the order of keys matters. */
export const assignIds = (keys: readonly string[]): number[] => {
  const taken = new Set<number>();
  return keys.map(key => {
    let id = hash31(key) || 1;
    while (taken.has(id)) id = id === LARGEST_ID ? 1 : id + 1;
    taken.add(id);
    return id;
  });
};

/** Folds the top bit into the lowest: ids are positive signed 32-bit integers. */
const hash31 = (text: string): number => {
  const hash = fnv1a(text);
  return (hash ^ (hash >>> 31)) & LARGEST_ID;
};
