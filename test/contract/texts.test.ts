// Texts of the contract: icon names, artwork of files, texts for terminals, responses to problems.

import { describe, expect, it } from 'vitest';
import {
  artworkBytes,
  artworkFormat,
  artworkOfFile,
  isArtworkText,
  pictureTypeOfUrl,
  readArtworkText,
} from '../../src/contract/export/artwork-data.ts';
import { parseIconName } from '../../src/contract/export/export-request.ts';
import { printable, printableJson } from '../../src/contract/printable.ts';
import {
  CapacityError,
  isClientError,
  ProblemError,
  problemDocument,
  searchAdvice,
  violationsProblem,
} from '../../src/contract/problems.ts';
import { searchQueryOf } from '../../src/contract/search-query.ts';

describe('parseIconName', () => {
  it.each([
    ['lucide/rocket', { library: 'lucide', name: 'rocket' }],
    ['mdi:home', { library: 'mdi', name: 'home' }],
    ['phosphor/rocket/duotone', { library: 'phosphor', name: 'rocket', style: 'duotone' }],
  ])('reads %s', (text, icon) => {
    expect(parseIconName(text)).toEqual(icon);
  });

  it.each(['rocket', 'lucide/', '/rocket', 'a/b/c/d', 'a b/c', 'a/b:c', ''])(
    'returns undefined for %j',
    text => {
      expect(parseIconName(text)).toBeUndefined();
    },
  );
});

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13];
const PNG_URL = `data:image/png;base64,${Buffer.from(PNG).toString('base64')}`;

describe('artwork', () => {
  it.each([
    ['a PNG', PNG, PNG_URL],
    ['UTF-8', [...Buffer.from('<é/>')], '<é/>'],
    ['UTF-16 with a byte order mark', [0xff, 0xfe, ...Buffer.from('<é/>', 'utf16le')], '<é/>'],
    ['half of a byte order mark', [0xff, 0x3c], '\ufffd<'],
  ])('from a file with %s becomes the value of the field', (_name, bytes, value) => {
    expect(artworkOfFile(Uint8Array.from(bytes))).toBe(value);
  });

  it.each([
    ['<svg/>', true],
    ['\ufeff\n <svg/>', true],
    ['DATA:image/png;base64,', true],
    ['logo.svg', false],
    ['logo/<svg', false],
    ['', false],
  ])('%j is artwork itself: %s', (text, expected) => {
    expect(isArtworkText(text)).toBe(expected);
  });

  it.each([
    [PNG_URL, 'a PNG picture', 'image/png', 12],
    [`${PNG_URL.slice(0, -4)}AA==`, 'a PNG picture', 'image/png', 10],
    ['<é/>', 'an SVG document', undefined, 5],
  ])('with the value %j is %s', (value, format, type, bytes) => {
    expect([artworkFormat(value), pictureTypeOfUrl(value), artworkBytes(value)]).toEqual([
      format,
      type,
      bytes,
    ]);
  });

  it.each([
    [PNG_URL, PNG_URL],
    [PNG_URL.replace('image/png', 'image/jpeg'), PNG_URL],
    [PNG_URL.replace('image/png', ''), PNG_URL],
    [`data:image/png;name=a.png;base64,${encodeURIComponent(PNG_URL.slice(22))}`, PNG_URL],
  ])('%j has the type that its bytes show', (text, value) => {
    expect(readArtworkText(text)).toEqual({ value });
  });

  it('is refused if characters outside of base64 follow its first bytes, or if a picture is not marked as base64', () => {
    expect(readArtworkText(`${PNG_URL}${'A'.repeat(32)}*`)).toHaveProperty('expected');
    expect(readArtworkText(`data:image/png,${PNG_URL.slice(22)}`)).toHaveProperty('expected');
  });
});

describe('a text for a terminal', () => {
  it.each([
    ['a\tb\nc', 'a\tb\nc'],
    ['a\r\nb', 'a\nb'],
    ['a\rb', 'a\ufffdb'],
    ['\u001b[31m', '\ufffd[31m'],
    ['\u009b\u202e\u2066', '\ufffd\ufffd\ufffd'],
    ['::error::x', ': :error::x'],
    ['a\n  ::set-output', 'a\n  : :set-output'],
    ['a ::b', 'a ::b'],
    ['##[error]x ##vso[task] ## [a]', '# #[error]x # #vso[task] ## [a]'],
  ])('%j is printed as %j', (text, expected) => {
    expect(printable(text)).toBe(expected);
  });

  it('as JSON has the same value and no escape sequences', () => {
    const value = { text: '\u001b[31m ##[error] ##vso[a] \u202e é' };
    const json = printableJson(value);
    expect(JSON.parse(json)).toEqual(value);
    expect(json).toContain('\\u001b[31m');
    expect(json).toContain('\\u202e');
    expect(json).not.toMatch(/##\[|##vso/);
    expect(json).toContain('\n  "text"');
  });
});

describe('a problem', () => {
  const place = { baseUrl: 'https://example.org', instance: '/api/v1/export' };

  it('is a document with its errors, if it has some', () => {
    const error = new ProblemError('invalid_shape', 'Wrong.', {
      errors: [{ pointer: '/shape', detail: 'Wrong' }],
    });
    expect(problemDocument(error, place)).toEqual({
      type: 'https://example.org/docs/errors#invalid_shape',
      title: expect.any(String),
      status: 400,
      detail: 'Wrong.',
      instance: '/api/v1/export',
      code: 'invalid_shape',
      hint: error.hint,
      errors: [{ pointer: '/shape', detail: 'Wrong' }],
    });
    expect(problemDocument(new ProblemError('not_found', 'No.'), place)).not.toHaveProperty('errors');
  });

  it('has the hint that it is given, for every channel or for one', () => {
    expect(new ProblemError('not_found', 'No.', { hint: 'Try.' }).hintFor('tool')).toBe('Try.');
    const error = new ProblemError('not_found', 'No.', { hint: channel => `For ${channel}.` });
    expect([error.hint, error.hintFor('command')]).toEqual(['For api.', 'For command.']);
  });

  it('about missing capacity has the number of seconds after which to try again', () => {
    expect(new CapacityError('Busy.', 7)).toMatchObject({ code: 'rate_limited', retryAfterSeconds: 7 });
  });

  it('of several violations has the code that comes first in PROBLEMS, and counts the others', () => {
    const violation = (field: string, code: 'invalid_json' | 'invalid_shape') => ({
      field,
      code,
      pointer: `/${field}`,
      detail: `${field} is wrong`,
    });
    const one = violationsProblem([violation('shape', 'invalid_shape')]);
    expect([one.code, one.message, one.errors.length]).toEqual(['invalid_shape', 'shape is wrong.', 1]);
    const three = violationsProblem([
      violation('fg', 'invalid_json'),
      violation('bg', 'invalid_json'),
      violation('shape', 'invalid_shape'),
    ]);
    expect(three.code).toBe('invalid_shape');
    expect(three.message).toBe('shape is wrong (and 2 more, see errors).');
    expect(three.errors.map(({ pointer }) => pointer)).toEqual(['/shape', '/fg', '/bg']);
  });

  it.each([
    ['api', 'GET /api/v1/icons?library=lucide'],
    ['tool', 'search_icons'],
    ['command', 'favsmith search --library lucide'],
    ['plugin', 'npx favsmith search'],
    ['library', 'search()'],
  ] as const)('advises a search in the words of the channel %s', (channel, words) => {
    expect(searchAdvice(channel, 'lucide')).toContain(words);
  });

  it.each([
    [undefined, false],
    [399, false],
    [400, true],
    [499, true],
    [500, false],
  ])('with the status %s is a client error: %s', (status, expected) => {
    expect(isClientError(status)).toBe(expected);
  });
});

describe('a query', () => {
  it('of a text and typed options leaves out what is undefined', () => {
    const query = searchQueryOf('rocket', { library: 'lucide', limit: 5, style: undefined });
    expect(query).toMatchObject({ q: 'rocket', library: 'lucide', limit: 5, offset: 0 });
    expect(query).not.toHaveProperty('style');
  });
});
