// Names for ids and classes, made from what they stand for.

/** A short name for `content` (JSON data): equal content has the same name, and other content another one. */
export const contentName = (content: unknown): string => `f${fnv1a(JSON.stringify(content)).toString(36)}`;

/** FNV-1a, 32 bits (draft-eastlake-fnv), over UTF-16 code units. */
const fnv1a = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
};
