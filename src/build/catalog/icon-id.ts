// Icon ids: the same icon keeps its number from build to build, whatever is added or removed around it.

const LARGEST_ID = 0x7fffffff;

/**
 * Numbers keys in the order given: a positive 31-bit FNV-1a hash, moved to the next free number where two keys meet.
 */
export const assignIds = (keys: readonly string[]): number[] => {
  const taken = new Set<number>();
  return keys.map(key => {
    let id = hash(key) || 1;
    while (taken.has(id)) id = id === LARGEST_ID ? 1 : id + 1;
    taken.add(id);
    return id;
  });
};

const hash = (text: string): number => {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  }
  return (state ^ (state >>> 31)) & LARGEST_ID;
};
