// Hashing: a number of 32 bits for a word.

/** FNV-1a over the word's UTF-16 code units, without the one at place `skipped`; its high bits are folded into the low. */
export const hashWord = (word: string, skipped = -1): number => {
  let hash = 0x811c_9dc5;
  for (let at = 0; at < word.length; at++) {
    if (at !== skipped) hash = Math.imul(hash ^ word.charCodeAt(at), 0x0100_0193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
};
