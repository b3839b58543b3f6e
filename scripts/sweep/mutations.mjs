// Random changes of SVG documents and picture files. Equal seeds give equal changes.
import { randomFrom } from '../../bench/statistics.mjs';

const MARKUP = [
  ...'" < > /> & &#0; &a; <g> </g> <!-- ]]> <script>alert(1)</script> href="javascript:alert(1)"'.split(' '),
  '',
  '\u0000',
  '\ud83d',
  ' onload="alert(1)"',
  '<use href="#a"/>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<foreignObject><img src="x" onerror="alert(1)"/></foreignObject>',
  '<style>@import "http://127.0.0.1/a.css"</style>',
  '<animate attributeName="href" to="javascript:alert(1)"/>',
];

const VALUES = [
  ...'NaN 1e999 -1e38 1e-45 calc(1px/0) 0 -1 1e9 url(#a) none #a M inherit 100% javascript:alert(1)'.split(
    ' ',
  ),
  ...['', '9'.repeat(5_000), '\u0661', 'url(http://127.0.0.1/x.svg#a)'],
];

/** Names of parts of picture files, markers of JPEG and GIF, lengths, and markup. */
const TOKENS = [
  ...'IHDR PLTE tRNS IDAT IEND acTL fdAT iCCP GIF89a RIFF WEBP VP8L VP8X ALPH ANIM ANMF EXIF'.split(' '),
  ...['VP8 ', 'Exif\0\0', 'JFIF\0', 'NETSCAPE2.0', '<script>alert(1)</script>'],
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  ...'ffd8 ffd9 ffda ffc0 ffc2 ffc4 ffdb ffdd 21f9 2c 3b 00000000 ffffffff 7fffffff'
    .split(' ')
    .map(hex => Buffer.from(hex, 'hex')),
].map(token => Buffer.from(/** @type {string} */ (token), 'latin1'));

const BYTES = [0, 1, 127, 128, 255];

/** Number of bytes in the header of a file, which gets half of the changes. */
const HEADER_BYTES = 64;

export const createMutations = seed => {
  const random = randomFrom(seed);
  const pick = items => items[random(items.length)];

  const changeValue = text => {
    const target = random(text.split('="').length);
    let at = 0;
    return text.replace(/="([^"]*)"/g, (found, value) => {
      if (at++ !== target) return found;
      const parts = value.split(/(-?[\d.]+)/);
      parts[random(parts.length)] = pick(VALUES);
      return `="${pick([parts.join(''), pick(VALUES), value.slice(random(value.length)), value.repeat(3)])}"`;
    });
  };

  const changeText = (text, other) => {
    const [from, length] = [random(text.length), random(pick([2, 20, 200]))];
    const start = random(other.length);
    const part = pick([
      pick(MARKUP),
      text.slice(from, from + length).repeat(2),
      other.slice(start, start + length),
    ]);
    return text.slice(0, from) + part + text.slice(from + length);
  };

  const changeBytes = (bytes, other) => {
    const at = random(random(2) === 0 ? Math.min(bytes.length, HEADER_BYTES) : bytes.length);
    const length = random(pick([2, 16, 400]));
    const start = random(other.length);
    const part = pick([
      () => Buffer.of(pick([...BYTES, random(256)])),
      () => Buffer.of((bytes[at] ?? 0) ^ (1 << random(8))),
      () => pick(TOKENS),
      () => other.subarray(start, start + length),
      () => Buffer.concat([bytes.subarray(at, at + length), bytes.subarray(at, at + length)]),
      () => Buffer.alloc(0),
    ])();
    // Most changes keep the length, because a decoder rejects other files at once.
    const replaced = pick([part.length, part.length, part.length, length]);
    // One in sixteen changes truncates the file.
    const rest = random(16) === 0 ? bytes.length : at + replaced;
    return Buffer.concat([bytes.subarray(0, at), part, bytes.subarray(rest)]);
  };

  const repeat = (file, change) => {
    let changed = file;
    for (let changes = 1 + random(4); changes > 0; changes--) changed = change(changed);
    return changed;
  };

  return {
    pick,
    /**
     * @type {(text: string, other: string) => string} Changes attribute values in half of the documents, and any
     * text in the others.
     */
    mutateDocument: (text, other) =>
      repeat(text, random(2) === 0 ? changeValue : changed => changeText(changed, other)),
    /** @type {(bytes: Buffer, other: Buffer) => Buffer} */
    mutatePicture: (bytes, other) => repeat(bytes, changed => changeBytes(changed, other)),
  };
};
