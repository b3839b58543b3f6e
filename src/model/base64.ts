// Base64 (RFC 4648) of bytes, with the functions that Node.js and browsers share.

/** Decodes base64. Throws an error if the text is malformed. */
export const bytesOfBase64 = (text: string): Uint8Array<ArrayBuffer> => {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes;
};

/** A function takes this many arguments in every engine. */
const SLICE = 8192;

export const base64OfBytes = (bytes: Uint8Array): string => {
  let binary = '';
  for (let at = 0; at < bytes.length; at += SLICE)
    binary += String.fromCharCode(...bytes.subarray(at, at + SLICE));
  return btoa(binary);
};
