// FNV-1a hash function.

/**
 * The 32-bit FNV-1a hash (draft-eastlake-fnv) of the UTF-16 code units of `text`, without the unit at index `skipped`;
 * an unsigned integer.
 */
export const fnv1a = (text: string, skipped = -1): number => {
  let hash = 0x811c_9dc5;
  for (let index = 0; index < text.length; index++) {
    if (index !== skipped) hash = Math.imul(hash ^ text.charCodeAt(index), 0x0100_0193);
  }
  return hash >>> 0;
};
