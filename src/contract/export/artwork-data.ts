// Artwork in requests: SVG source or a data URL.
import { base64OfBytes, bytesOfBase64 } from '../../model/bytes.ts';
import { otherFormatOf, PICTURE_TYPES, type PictureType, pictureTypeOf } from '../../model/picture-type.ts';
import { formatKibibytes, MAX_ARTWORK_BYTES } from '../limits.ts';
import { quote } from '../problems.ts';

export const ARTWORK_FIELD_NAMES = [
  'artwork',
  'dark_artwork',
  'small_artwork',
  'maskable_artwork',
  'monochrome_artwork',
] as const;

export type ArtworkFieldName = (typeof ARTWORK_FIELD_NAMES)[number];

export const isArtworkText = (text: string): boolean => /^\ufeff?\s*(?:<|data:)/i.test(text);

export const ARTWORK_FORM =
  'an SVG document, or a data URL of an SVG, PNG, JPEG, WebP or GIF file, such as data:image/png;base64,…';

/** The value of an artwork field for a file: text, or a data URL, without a type for formats that are not accepted. */
export const artworkOfFile = (bytes: Uint8Array): string => {
  const type = pictureTypeOf(bytes);
  if (type || otherFormatOf(bytes)) return `data:${type ?? ''};base64,${base64OfBytes(bytes)}`;
  return textOfBytes(bytes);
};

/** Decodes the text of a file: UTF-8, or UTF-16 with a byte order mark, which PowerShell writes. */
export const textOfBytes = (bytes: Uint8Array): string => {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes);
};

/** `received` describes the value. */
interface Refusal {
  readonly expected: string;
  readonly received: string;
  readonly hint?: string;
}

/** Reads the value of an artwork field. The first bytes of a data URL tell its type. Does not parse SVG. */
export const readArtworkText = (text: string): { readonly value: string } | Refusal => {
  const bytes = utf8Length(text);
  if (bytes > 2 * MAX_ARTWORK_BYTES) return tooLong(bytes);
  const value = /^\s*data:/i.test(text) ? readDataUrl(text.trim()) : text;
  if (value === undefined || !(/^\ufeff?\s*</.test(value) || pictureTypeOfUrl(value))) {
    const format = otherFormatOf(startOfData(text));
    return {
      expected: ARTWORK_FORM,
      received: format ?? quote(text),
      ...(format && { hint: 'Export the artwork as SVG, or save it as PNG.' }),
    };
  }
  const length = artworkBytes(value);
  return length > MAX_ARTWORK_BYTES ? tooLong(length) : { value };
};

const tooLong = (bytes: number): Refusal => ({
  expected: `at most ${formatKibibytes(MAX_ARTWORK_BYTES)} long`,
  received: `${bytes} bytes`,
});

/** The picture type of a value that `readArtworkText` returned. Undefined for SVG documents. */
export const pictureTypeOfUrl = (value: string): PictureType | undefined =>
  value.startsWith('data:') ? (value.slice('data:'.length, value.indexOf(';')) as PictureType) : undefined;

export const artworkFormat = (value: string): string => {
  const type = pictureTypeOfUrl(value);
  return type ? `a ${PICTURE_TYPES[type]} picture` : 'an SVG document';
};

/** Number of bytes of the file in a value that `readArtworkText` returned. */
export const artworkBytes = (value: string): number => {
  if (!pictureTypeOfUrl(value)) return utf8Length(value);
  const end = value.indexOf('=');
  return Math.floor((((end < 0 ? value.length : end) - value.indexOf(',') - 1) * 3) / 4);
};

const utf8Length = (text: string): number => new TextEncoder().encode(text).length;

/** The first bytes of a text or of the data in a data URL. Empty if the data is malformed. */
const startOfData = (text: string): Uint8Array => {
  const [, base64] = /^\s*data:[^,]*;base64,\s*([A-Za-z\d+/]{4,32})/i.exec(text) ?? [];
  return base64 === undefined
    ? new TextEncoder().encode(text.slice(0, 16))
    : bytesOfBase64(base64.slice(0, base64.length & ~3));
};

/** The value of a data URL (RFC 2397). Undefined for other content and for malformed data. */
const readDataUrl = (url: string): string | undefined => {
  const [, parameters, data] = /^data:([^,;]*(?:;[\w.=-]*)*),(.*)$/is.exec(url) ?? [];
  if (parameters === undefined || data === undefined) return undefined;
  try {
    if (!/;base64$/i.test(parameters)) return decodeURIComponent(data);
    const base64 = (data.includes('%') ? decodeURIComponent(data) : data).replace(/\s+/g, '');
    const type = pictureTypeOf(bytesOfBase64(base64.slice(0, 32)));
    if (type) return /^[A-Za-z\d+/]*={0,2}$/.test(base64) ? `data:${type};base64,${base64}` : undefined;
    return new TextDecoder('utf-8', { fatal: true }).decode(bytesOfBase64(base64));
  } catch {
    return undefined;
  }
};
