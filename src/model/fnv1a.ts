// FNV-1a hash function.

/**
 * The 32-bit FNV-1a hash (draft-eastlake-fnv) of `text` as an unsigned integer, computed over UTF-16 code units instead
 * of bytes. With `skipped`, the hash of the text without the code unit at that index.
 */
export const fnv1a = (text: string, skipped = -1): number => {
  let hash = 0x811c_9dc5;
  for (let index = 0; index < text.length; index++) {
    if (index !== skipped) hash = Math.imul(hash ^ text.charCodeAt(index), 0x0100_0193);
  }
  return hash >>> 0;
};

/** Hashes `content` (JSON data) to an identifier. Equal content has the same identifier in every document. */
export const contentName = (content: unknown): string => `f${fnv1a(JSON.stringify(content)).toString(36)}`;
