// Values of artwork fields: documents, data URLs, limits, and the resulting report options and looks.
import { describe, expect, it } from 'vitest';
import { readArtworkText } from '../../src/contract/export/artwork-data.ts';
import { parseExportBody } from '../../src/contract/export/export-body.ts';
import { examineOptions } from '../../src/contract/export/export-request.ts';
import { ProblemError, quote } from '../../src/contract/problems.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const base64 = (text: string) => Buffer.from(text).toString('base64');
const MEBIBYTE = 2 ** 20;

describe('readArtworkText', () => {
  it.each([
    ['a document', SVG, SVG],
    ['a document after a byte order mark and spaces', `\ufeff \n${SVG}`, `\ufeff \n${SVG}`],
    ['a data URL', `data:image/svg+xml,${encodeURIComponent(SVG)}`, SVG],
    ['a data URL between spaces', ` \nDATA:image/svg+xml;charset=utf-8,${SVG} \n`, SVG],
    [
      'base64 with line ends',
      `data:image/svg+xml;base64,${base64('<é/>').replace(/(...)/g, '$1 \n')}`,
      '<é/>',
    ],
    ['a document that contains a data URL', '<image href="data:,"/>', '<image href="data:,"/>'],
  ])('reads %s', (_name, text, value) => {
    expect(readArtworkText(text)).toEqual({ value });
  });

  it.each([
    ['text before an svg element', 'a <svg/>'],
    ['a data URL of a picture', 'data:image/png;base64,AA=='],
    ['a data URL whose content is not markup', 'data:image/svg+xml,none'],
    ['malformed base64', 'data:image/svg+xml;base64,*'],
    ['base64 that is not UTF-8', `data:image/svg+xml;base64,${Buffer.from([60, 255]).toString('base64')}`],
    ['text before a data URL', `x data:image/svg+xml,${SVG}`],
  ])('refuses %s', (_name, text) => {
    expect(readArtworkText(text)).toEqual({
      expected: expect.stringContaining('an SVG document'),
      received: text,
    });
  });

  it.each([
    ['of ASCII', '<'.padEnd(MEBIBYTE), 0],
    ['of characters of two, three and four bytes', `<${'é'.repeat(2)}${'€'}${'😀'}`.padEnd(MEBIBYTE - 6), 0],
    ['of ASCII', '<'.padEnd(MEBIBYTE + 1), 1],
    ['of characters of two, three and four bytes', `<${'é'.repeat(2)}${'€'}${'😀'}`.padEnd(MEBIBYTE - 5), 1],
  ])('reads 1 MiB %s, and refuses a longer text (%#)', (_name, text, excess) => {
    expect(readArtworkText(text)).toEqual(
      excess === 0
        ? { value: text }
        : { expected: 'at most 1024 KiB long', received: `${MEBIBYTE + excess} bytes` },
    );
  });
});

const codeOf = (body: object): string | undefined => {
  try {
    parseExportBody(body);
    return undefined;
  } catch (error) {
    return error instanceof ProblemError ? error.code : String(error);
  }
};

describe('an export with artwork', () => {
  it('has at most 1 MiB of artwork in all fields together', () => {
    const half = '<'.padEnd(MEBIBYTE / 2);
    expect(codeOf({ artwork: half, dark_artwork: half })).toBeUndefined();
    expect(codeOf({ artwork: half, dark_artwork: `${half} ` })).toBe('invalid_artwork');
  });

  it('has the backgrounds and paddings of touch and maskable icons only if they are given', () => {
    const lookOf = (fields: object) => parseExportBody({ artwork: SVG, ...fields }).light;
    expect(lookOf({})).not.toHaveProperty('touch');
    expect(lookOf({ touch_bg: '#ff0000', maskable_padding: 0.2 })).toMatchObject({
      touch: { paint: { mode: 'solid', color: { hex: '#ff0000', alpha: 1 } } },
      maskable: { padding: 0.2 },
    });
    expect(lookOf({ maskable_padding: 0.2 }).maskable).not.toHaveProperty('paint');
  });
});

it.each([
  [{ include_dark_mode: true }, 'dark', true],
  [{ include_dark_mode: true }, 'light', false],
  [{ include_dark_mode: true, dark_bg: '#000' }, 'dark', false],
  [{}, 'dark', false],
] as const)(
  'the report on %j in the %s scheme treats the plate as derived: %s',
  (fields, scheme, expected) => {
    expect(examineOptions(parseExportBody({ text: 'A', ...fields }), scheme).isPlateDerived).toBe(expected);
  },
);

it.each([
  ['a'.repeat(40), `"${'a'.repeat(40)}"`],
  ['a'.repeat(41), `"${'a'.repeat(40)}"…`],
  ['😀'.repeat(41), `"${'😀'.repeat(40)}"…`],
  [[1], 'an array'],
  [{ a: 1 }, 'an object'],
  [null, 'null'],
  [0.5, '0.5'],
])('%j is quoted as %s', (value, text) => {
  expect(quote(value)).toBe(text);
});
