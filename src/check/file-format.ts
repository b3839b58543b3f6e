// File formats, detected by content.

export interface Format {
  /** Name of the format with an article, for messages. */
  readonly name: string;
  /** Media types that browsers accept for the format, the registered one first. Empty if browsers cannot show the format. */
  readonly mediaTypes: readonly string[];
}

const format = (name: string, ...mediaTypes: readonly string[]): Format => ({ name, mediaTypes });

export const PNG = format('a PNG', 'image/png');
export const ICO = format('an ICO', 'image/vnd.microsoft.icon', 'image/x-icon');
export const SVG = format('an SVG', 'image/svg+xml');
const HTML = format('HTML');
const JSON_TEXT = format('JSON');
const WEB_ADDRESS = format('a URL');
const TEXT = format('text');
const EMPTY = format('empty');
const UNKNOWN = format('a file of an unknown format');

/** Leading bytes (WHATWG MIME Sniffing). `.` matches any byte. */
const SIGNATURES: readonly (readonly [string, Format])[] = [
  ['\x89PNG\r\n\x1a\n', PNG],
  ['\0\0\x01\0', ICO],
  ['\xff\xd8\xff', format('a JPEG', 'image/jpeg')],
  ['GIF8', format('a GIF', 'image/gif')],
  ['RIFF....WEBP', format('a WebP picture', 'image/webp')],
  ['....ftypavif', format('an AVIF picture', 'image/avif')],
  ['....ftyphei', format('a HEIC picture')],
  ['BM', format('a BMP', 'image/bmp')],
  ['%PDF', format('a PDF')],
  ['PK\x03\x04', format('a ZIP')],
];

const SNIFFED_BYTES = 1024;

export const formatOf = (bytes: Uint8Array): Format => {
  if (bytes.length === 0) return EMPTY;
  const head = bytes.subarray(0, SNIFFED_BYTES);
  const [, found] =
    SIGNATURES.find(([signature]) =>
      [...signature].every((letter, at) => letter === '.' || head[at] === letter.charCodeAt(0)),
    ) ?? [];
  return found ?? textFormatOf(head);
};

const MARKUP =
  /<(?:!doctype html|html|head|body|title|link|meta|base|script|style|div|header|main|nav|section|article|h1|p|a|span)[\s>/]/i;

const textFormatOf = (head: Uint8Array): Format => {
  if (head.some(byte => byte < 9 || (byte > 13 && byte < 32 && byte !== 27))) return UNKNOWN;
  const text = new TextDecoder().decode(head).trim();
  if (/^https?:\/\/\S+$/i.test(text)) return WEB_ADDRESS;
  if (/^[[{]/.test(text) && !text.includes('<')) return JSON_TEXT;
  if (/<svg[\s>]/i.test(text) && !/<(?:html|head|body|link|meta)[\s>]/i.test(text)) return SVG;
  return MARKUP.test(text) ? HTML : TEXT;
};

/** Explains in a sentence why a file or a pasted text cannot be a page. Undefined for HTML. */
export const notASite = (name: string, content: Uint8Array | string): string | undefined => {
  const found = formatOf(typeof content === 'string' ? new TextEncoder().encode(content.trim()) : content);
  if (found === HTML) return undefined;
  const remedy =
    found === WEB_ADDRESS
      ? 'run favsmith check with this URL'
      : 'check the folder of a site, a page as HTML, or a URL';
  return `${name} is ${found.name}, not a site: ${remedy}.`;
};
