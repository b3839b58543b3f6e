// Artwork in requests: SVG text or a data URL.
import { formatKibibytes, MAX_ARTWORK_BYTES } from '../limits.ts';

/** Of browsers and Node.js. */
declare const atob: (base64: string) => string;
declare const TextDecoder: new (
  encoding: string,
  options?: { readonly fatal: boolean },
) => { decode(bytes: Uint8Array): string };

/** Fields of artwork. */
export const ARTWORK_FIELD_NAMES = [
  'artwork',
  'dark_artwork',
  'maskable_artwork',
  'monochrome_artwork',
] as const;

/** Whether a text is artwork itself, not the path of its file. */
export const isArtworkText = (text: string): boolean => /^\ufeff?\s*(?:<|data:)/i.test(text);

/** Expected form of a value, for messages. */
export const ARTWORK_FORM = 'an SVG document or a data URL of the type image/svg+xml';

/** The value of an artwork field for the bytes of a file. */
export const artworkOfFile = (bytes: Uint8Array): string => {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes);
};

/** A value that cannot be artwork: what is expected, and what came. */
interface Refusal {
  readonly expected: string;
  readonly received: string;
}

/** Reads a value of an artwork field: the text of its SVG document. The service reads the document. */
export const readArtworkText = (text: string): { readonly value: string } | Refusal => {
  const bytes = utf8Length(text);
  if (bytes > 2 * MAX_ARTWORK_BYTES) return tooLong(bytes);
  const decoded = /^\s*data:/i.test(text) ? decodeDataUrl(text.trim()) : text;
  if (decoded === undefined || !/^\ufeff?\s*</.test(decoded))
    return { expected: ARTWORK_FORM, received: text };
  const length = utf8Length(decoded);
  return length > MAX_ARTWORK_BYTES ? tooLong(length) : { value: decoded };
};

const tooLong = (bytes: number): Refusal => ({
  expected: `at most ${formatKibibytes(MAX_ARTWORK_BYTES)} long`,
  received: `${bytes} bytes`,
});

/** Length in bytes as UTF-8. */
export const utf8Length = (text: string): number => {
  let length = text.length;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 0x800) length += code >= 0xd800 && code < 0xe000 ? 1 : 2;
    else if (code >= 0x80) length++;
  }
  return length;
};

/** The text of an SVG data URL (RFC 2397); undefined for other types and malformed data. */
const decodeDataUrl = (url: string): string | undefined => {
  const [, parameters, data] = /^data:image\/svg\+xml((?:;[\w.=-]*)*),(.*)$/is.exec(url) ?? [];
  if (parameters === undefined || data === undefined) return undefined;
  try {
    const escaped = decodeURIComponent(data);
    if (!/;base64$/i.test(parameters)) return escaped;
    const binary = atob(escaped.replace(/\s+/g, ''));
    const bytes = new Uint8Array(binary.length);
    for (let at = 0; at < bytes.length; at++) bytes[at] = binary.charCodeAt(at);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};
