// Media types of pictures, detected from their first bytes.

/** Media types that are accepted as artwork, with the names of their formats. */
export const PICTURE_TYPES = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
  'image/gif': 'GIF',
} as const;

export type PictureType = keyof typeof PICTURE_TYPES;

/** Maximum number of pixels of a JPEG, WebP or GIF (2048x2048): they are decoded at full size. */
export const MAX_PICTURE_PIXELS = 2 ** 22;

/** Maximum side of a picture, and maximum number of pixels of a PNG. */
export const [MAX_PICTURE_SIDE, MAX_PNG_PIXELS] = [16_384, 16_000_000];

/** Patterns for the first bytes in hexadecimal. Source: WHATWG MIME Sniffing, 6.1. */
const SIGNATURES: readonly (readonly [pattern: RegExp, type: PictureType])[] = [
  [/^89504e470d0a1a0a/, 'image/png'],
  [/^ffd8ff/, 'image/jpeg'],
  [/^52494646.{8}574542505650/, 'image/webp'],
  [/^474946383[79]61/, 'image/gif'],
];

export const pictureTypeOf = (bytes: Uint8Array): PictureType | undefined => {
  const start = Array.from(bytes.subarray(0, 16), byte => byte.toString(16).padStart(2, '0')).join('');
  return SIGNATURES.find(([pattern]) => pattern.test(start))?.[1];
};
