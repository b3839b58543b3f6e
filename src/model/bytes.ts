// Base64, concatenation and content hashes of bytes, without Node.js.

/** Decodes base64. Throws an error if the text is malformed. */
export const bytesOfBase64 = (text: string): Uint8Array<ArrayBuffer> => {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes;
};

/** Maximum number of arguments per call that every JavaScript engine accepts. */
const SLICE = 8192;

export const base64OfBytes = (bytes: Uint8Array): string => {
  let binary = '';
  for (let at = 0; at < bytes.length; at += SLICE)
    binary += String.fromCharCode(...bytes.subarray(at, at + SLICE));
  return btoa(binary);
};

export const joinBytes = (parts: readonly Uint8Array[]): Uint8Array => {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
};

/**
 * The 32-bit FNV-1a hash (draft-eastlake-fnv) of the UTF-16 code units of `text`, unsigned. `skipped` is the index of a
 * code unit that is left out.
 */
export const fnv1a = (text: string, skipped = -1): number => {
  let hash = 0x811c_9dc5;
  for (let index = 0; index < text.length; index++) {
    if (index !== skipped) hash = Math.imul(hash ^ text.charCodeAt(index), 0x0100_0193);
  }
  return hash >>> 0;
};

/** Identifier derived from JSON data. Equal data has the same identifier in every document. */
export const contentName = (content: unknown): string => `f${fnv1a(JSON.stringify(content)).toString(36)}`;

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** CRC-32 checksum (W3C PNG, annex D). */
export const crc32 = (bytes: Uint8Array): number => {
  let value = 0xffffffff;
  for (const byte of bytes) value = (CRC_TABLE[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
};
