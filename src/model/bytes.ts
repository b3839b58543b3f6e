// Base64 and hashes of bytes and texts, without Node.js.

/** Decodes base64. Throws an error if the text is malformed. */
export const bytesOfBase64 = (text: string): Uint8Array<ArrayBuffer> => {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes;
};

/** Every JavaScript engine accepts this many arguments in one call. */
const SLICE = 8192;

export const base64OfBytes = (bytes: Uint8Array): string => {
  let binary = '';
  for (let at = 0; at < bytes.length; at += SLICE)
    binary += String.fromCharCode(...bytes.subarray(at, at + SLICE));
  return btoa(binary);
};

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

/** An identifier from the hash of `content` (JSON data). Equal content has the same identifier in every document. */
export const contentName = (content: unknown): string => `f${fnv1a(JSON.stringify(content)).toString(36)}`;
