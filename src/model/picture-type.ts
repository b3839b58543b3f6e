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

/** Formats that are refused by their name. HEIC and AVIF begin with a length and a list of brands. */
const OTHER_SIGNATURES: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/^.{8}66747970(?:61766966|61766973)/, 'an AVIF picture'],
  [/^.{8}66747970(?:6865|6d696631|6d736631)/, 'a HEIC picture'],
  [/^(?:ff0a|0000000c4a584c20)/, 'a JPEG XL picture'],
  [/^0000000c6a502020/, 'a JPEG 2000 picture'],
  [/^(?:49492a00|4d4d002a)/, 'a TIFF picture'],
  [/^424d.{8}00000000/, 'a BMP picture'],
  [/^00000100/, 'an ICO file'],
  [/^69636e73/, 'an ICNS file'],
  [/^1f8b/, 'a compressed file, such as SVGZ'],
  [/^504b0304/, 'a ZIP archive, such as a document of Sketch'],
  [/^25504446/, 'a PDF document'],
  [/^(?:25215053|c5d0d3c6)/, 'a PostScript document'],
  [/^38425053/, 'a Photoshop document'],
  // Control characters, other than those of UTF-16 with a byte order mark.
  [/^(?!fffe)(?:..)*?0[0-8]/, 'a file of an unknown format'],
];

const startOf = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, 16), byte => byte.toString(16).padStart(2, '0')).join('');

export const pictureTypeOf = (bytes: Uint8Array): PictureType | undefined => {
  const start = startOf(bytes);
  return SIGNATURES.find(([pattern]) => pattern.test(start))?.[1];
};

/** Name of a format that is not accepted, with its article. Undefined for accepted pictures and for text. */
export const otherFormatOf = (bytes: Uint8Array): string | undefined => {
  if (pictureTypeOf(bytes)) return undefined;
  const start = startOf(bytes);
  return OTHER_SIGNATURES.find(([pattern]) => pattern.test(start))?.[1];
};
