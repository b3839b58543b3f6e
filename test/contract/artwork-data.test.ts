// Values of artwork fields: documents, data URLs, files, limits.
import { describe, expect, it } from 'vitest';
import {
  ARTWORK_FORM,
  artworkBytes,
  artworkFormat,
  artworkOfFile,
  isArtworkText,
  pictureTypeOfUrl,
  readArtworkText,
} from '../../src/contract/export/artwork-data.ts';
import { quote } from '../../src/contract/problems.ts';
import { problemOf } from './problem-of.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13];
const base64 = (bytes: string | readonly number[]) => Buffer.from(bytes as string).toString('base64');
const PNG_URL = `data:image/png;base64,${base64(PNG)}`;
const MEBIBYTE = 2 ** 20;

describe('readArtworkText', () => {
  it.each([
    ['a document', SVG, SVG],
    ['a document after a byte order mark and spaces', `\ufeff \n${SVG}`, `\ufeff \n${SVG}`],
    ['a document that contains a data URL', '<image href="data:,"/>', '<image href="data:,"/>'],
    ['a data URL of a document', `data:image/svg+xml,${encodeURIComponent(SVG)}`, SVG],
    ['a data URL between spaces', ` \nDATA:image/svg+xml;charset=utf-8,${SVG} \n`, SVG],
    ['base64 in lines', `data:image/svg+xml;base64,${base64('<é/>').replace(/(...)/g, '$1 \n')}`, '<é/>'],
    ['a data URL of a PNG', PNG_URL, PNG_URL],
    ['a PNG that is declared as JPEG', PNG_URL.replace('image/png', 'image/jpeg'), PNG_URL],
    ['a PNG without a type', PNG_URL.replace('image/png', ''), PNG_URL],
    ['base64 with escapes', `data:image/png;name=a.png;base64,${encodeURIComponent(base64(PNG))}`, PNG_URL],
  ])('reads %s', (_case, text, value) => {
    expect(readArtworkText(text)).toEqual({ value });
  });

  it.each([
    ['text before an svg element', 'a <svg/>'],
    ['text before a data URL', `x data:image/svg+xml,${SVG}`],
    ['a data URL of an unknown picture', 'data:image/png;base64,AA=='],
    ['a data URL whose content is not markup', 'data:image/svg+xml,none'],
    ['malformed base64', 'data:image/svg+xml;base64,*'],
    ['base64 that is malformed after the first bytes', `${PNG_URL}${'A'.repeat(32)}*`],
    ['base64 that is not UTF-8', `data:image/svg+xml;base64,${base64([60, 255])}`],
    ['a picture that is not declared as base64', `data:image/png,${base64(PNG)}`],
  ])('refuses %s', (_case, text) => {
    expect(readArtworkText(text)).toEqual({
      expected: expect.stringContaining('an SVG document'),
      received: quote(text),
    });
  });

  it.each([
    ['an AVIF picture', '0000001c6674797061766966'],
    ['a HEIC picture', '000000286674797068656963'],
    ['a HEIC picture', '00000028667479706d696631'],
    ['a TIFF picture', '49492a0008000000'],
    ['a TIFF picture', '4d4d002a00000008'],
    ['a BMP picture', '424d3600030000000000360000'],
    ['an ICO file', '000001000100'],
    ['an ICNS file', '69636e7300001000'],
    ['a compressed file, such as SVGZ', '1f8b0800000000'],
    ['a PDF document', '255044462d312e34'],
    ['a PostScript document', '252150532d41646f'],
    ['a Photoshop document', '3842505300010000'],
    ['a JPEG XL picture', 'ff0a7f0080000000'],
    ['a JPEG 2000 picture', '0000000c6a5020200d0a870a'],
    ['a ZIP archive, such as a document of Sketch', '504b030414000000'],
    ['a file of an unknown format', '7f454c460201010000'],
  ])('refuses %s of %s by the name of its format, as a file and as text', (name, start) => {
    const bytes = Buffer.from(start.padEnd(80, '0'), 'hex');
    for (const text of [artworkOfFile(bytes), `data:image/png;base64,${bytes.toString('base64')}`])
      expect(readArtworkText(text)).toEqual({
        expected: ARTWORK_FORM,
        received: name,
        hint: 'Export the artwork as SVG, or save it as PNG.',
      });
  });

  it.each([
    ['ASCII characters', '<', 0],
    ['characters of two, three and four bytes', '<éé€😀', 6],
  ])('reads 1 MiB of %s, and refuses one byte more', (_case, start, furtherBytes) => {
    const text = start.padEnd(MEBIBYTE - furtherBytes);
    expect(readArtworkText(text)).toEqual({ value: text });
    expect(readArtworkText(`${text} `)).toEqual({
      expected: 'at most 1024 KiB long',
      received: `${MEBIBYTE + 1} bytes`,
    });
  });
});

it('an export may have at most 1 MiB of artwork in all fields together', () => {
  const half = '<'.padEnd(MEBIBYTE / 2);
  expect(problemOf({ artwork: half, dark_artwork: half })).toBeUndefined();
  expect(problemOf({ artwork: half, dark_artwork: `${half} ` })?.code).toBe('invalid_artwork');
});

it.each([
  ['a PNG', PNG, PNG_URL],
  ['UTF-8', [...Buffer.from('<é/>')], '<é/>'],
  ['UTF-16 with a byte order mark', [0xff, 0xfe, ...Buffer.from('<é/>', 'utf16le')], '<é/>'],
  ['half of a byte order mark', [0xff, 0x3c], '\ufffd<'],
])('artworkOfFile converts a file with %s to the value of an artwork field', (_case, bytes, value) => {
  expect(artworkOfFile(Uint8Array.from(bytes))).toBe(value);
});

it.each([
  ['<svg/>', true],
  ['\ufeff\n <svg/>', true],
  ['DATA:image/png;base64,', true],
  ['logo.svg', false],
  ['logo/<svg', false],
  ['', false],
])('isArtworkText returns for %j whether it is artwork instead of a path: %s', (text, expected) => {
  expect(isArtworkText(text)).toBe(expected);
});

it.each([
  [PNG_URL, 'a PNG picture', 'image/png', 12],
  [`${PNG_URL.slice(0, -4)}AA==`, 'a PNG picture', 'image/png', 10],
  ['<é/>', 'an SVG document', undefined, 5],
])('the artwork %j has the format %s, the picture type %s and %i bytes', (value, format, type, bytes) => {
  expect([artworkFormat(value), pictureTypeOfUrl(value), artworkBytes(value)]).toEqual([format, type, bytes]);
});
