// Hostile values in every field of an export: in bodies and in URLs.
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { EXPORT_FIELDS } from '../../../src/contract/export/export-fields.ts';
import { PROBLEMS, type ProblemCode } from '../../../src/contract/problems.ts';
import { parseSvg } from '../../../src/svg/parse.ts';
import { realApp } from '../real-app.ts';

const app = realApp();

const exported = (payload: string | Buffer | object) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/export',
    payload: payload as string,
    headers: { 'content-type': 'application/json' },
  });

const TEXTS = [
  ['quotes', `"'\``],
  ['markup', '</text><script>alert(1)</script>'],
  ['an entity', '&amp;&#0;&lol;'],
  ['the end of a CDATA section', ']]>'],
  ['control characters', '\u0001\u0007\u001b[31m\r\nX-Evil: 1'],
  ['a NUL character', 'a\u0000b'],
  ['noncharacters', '\ufffe\uffff'],
  ['a lone surrogate', '\ud83d'],
  ['right-to-left text', 'שלום \u202e\u2066 عربي'],
  ['emoji', '👩‍👩‍👧‍👦🏳️‍🌈'],
  ['15,000 characters', 'x'.repeat(15_000)],
  ['many combining marks', `Z${'\u0335'.repeat(4000)}`],
  ['a path', '../../../etc/passwd'],
  ['a path with a Windows drive', 'C:\\con\\aux'],
  ['a url() expression', 'url(javascript:alert(1))'],
  ['a CSS variable', 'var(--x)'],
  ['a color with arithmetic', 'rgb(calc(1/0) 0 0)'],
  ['a color with an exponent', 'rgb(1e999 -1e999 0)'],
] as const;

const VALUES = [
  ...TEXTS,
  ['a number', 7],
  ['a huge number', 1.7e308],
  ['a tiny number', 5e-324],
  ['a negative number', -1e9],
  ['true', true],
  ['null', null],
  ['a list', ['#fff']],
  ['an object', { toString: 'x', valueOf: 1 }],
  ['an empty text', ''],
] as const;

const fields = Object.keys(EXPORT_FIELDS);

describe.each(fields)('the field %s of an export', field => {
  it.each(VALUES)('can be set to %s: the response is a problem or a valid package', async (_case, value) => {
    const base = field === 'text' ? {} : { text: 'A' };
    const response = await exported({ ...base, include_dark_mode: true, bg_mode: 'linear', [field]: value });
    if (response.statusCode !== 200) {
      const { code, detail } = response.json<{ code: ProblemCode; detail: string }>();
      expect(response.statusCode).toBe(PROBLEMS[code].status);
      expect(response.statusCode).toBeLessThan(500);
      expect(detail.length).toBeLessThan(300);
      return;
    }
    const files = unzipSync(response.rawPayload);
    const drawings = Object.keys(files).filter(name => name.endsWith('.svg'));
    expect(drawings).toContain('favicon.svg');
    for (const name of drawings)
      expect(parseSvg(Buffer.from(files[name] as Uint8Array).toString()).name).toBe('svg');
    expect(() => JSON.parse(Buffer.from(files['site.webmanifest'] as Uint8Array).toString())).not.toThrow();
    expect(Object.keys(files).every(name => /^[\w.-]+$/.test(name))).toBe(true);
    expect(response.headers['content-disposition']).toMatch(
      /^attachment; filename="?[\w .?-]+"?(; filename\*=UTF-8''[\w%.~-]+)?$/,
    );
  });
});

describe('a site name', () => {
  it.each(TEXTS)(
    'that consists of %s adds no script to the files, and no control character to the manifest',
    async (_case, text) => {
      const response = await exported({ text: 'A', site_name: text });
      const files = unzipSync(response.rawPayload);
      const manifest = JSON.parse(Buffer.from(files['site.webmanifest'] as Uint8Array).toString());
      expect(manifest.name).not.toMatch(/[\p{Cc}\p{Cs}\ufffe\uffff]/u);
      for (const name of ['favicon.svg', 'head.html'])
        expect(Buffer.from(files[name] as Uint8Array).toString()).not.toContain('<script>');
    },
  );
});

describe('an export body', () => {
  it.each([
    ['no bytes', ''],
    ['white space', ' \n'],
    ['half an object', '{"text":'],
    ['a comment', '{"text":"A"}//'],
    ['NaN', '{"text":"A","padding":NaN}'],
    ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
    ['UTF-16', Buffer.from('\ufeff{"text":"A"}', 'utf16le')],
    ['a zip', Buffer.from('PK\x03\x04')],
    ['deep nesting, unclosed', '['.repeat(16_000)],
    ['deep nesting', `${'['.repeat(8000)}${']'.repeat(8000)}`],
    ['a list', '[{"text":"A"}]'],
    ['a string', '"A"'],
  ])('of %s is rejected with invalid_json', async (_case, payload) => {
    const response = await exported(payload);
    expect(response.json()).toMatchObject({ status: 400, code: 'invalid_json' });
  });

  it.each([
    ['a byte order mark', '\ufeff{"text":"A"}'],
    ['a repeated key', '{"text":"!!!","text":"A"}'],
    ['inherited keys', '{"text":"A","__proto__":{"shape":"star"},"constructor":{"prototype":{"bg":1}}}'],
    ['1,500 unknown keys', `{"text":"A",${Array.from({ length: 1500 }, (_, n) => `"k${n}":0`).join()}}`],
    ['a deep unknown field', `{"text":"A","x":${'['.repeat(7000)}${']'.repeat(7000)}}`],
    ['negative zero', '{"text":"A","padding":-0,"bg_angle":-0}'],
    ['escapes', '{"\\u0074ext":"\\u0041"}'],
  ])('with %s is accepted', async (_case, payload) => {
    expect((await exported(payload)).statusCode).toBe(200);
  });
});

describe('the URL', () => {
  const NOT_FOUND =
    '/api/v1/icons/lucide/% /api/v1/icons/lucide/%c0%af /api/v1/icons/lucide/%00 ' +
    '/api/v1/icons/constructor/prototype /api/v1/icons/lucide/rocket?style=__proto__ ' +
    '/api/v1/icons/lucide/rocket/extra /api/v1/icons//rocket /api/v1/../../etc/passwd /docs/../package.json ' +
    '/docs/%2e%2e/package.json /..%5c..%5cpackage.json /API/V1/HEALTH //evil.example/';
  it.each<readonly [string, number]>([
    ['/api/v1/icons?q=%', 200],
    ['/api/v1/icons?q=%ff%fe', 200],
    ['/api/v1/icons?q=%00', 200],
    ['/api/v1/icons?q=%ED%A0%80', 200],
    ['/api/v1/icons?q=a&q=b&q=c&limit=1&limit=2', 200],
    ['/api/v1/icons?q[]=a&q[x]=b', 200],
    ['/api/v1/icons?__proto__=1&constructor=2&hasOwnProperty=3', 200],
    [`/api/v1/icons?${Array.from({ length: 2000 }, (_, n) => `p${n}=1`).join('&')}`, 200],
    [`/api/v1/icons?q=${'a'.repeat(12_000)}`, 200],
    [`/api/v1/icons?q=${encodeURIComponent('𒐫'.repeat(900))}`, 200],
    ['/api/v1/icons?q=(((((((((((((((((((((a*)*)*)*)*', 200],
    ['/api/v1/icons?limit=1e999&offset=-1e999', 200],
    ...NOT_FOUND.split(' ').map(url => [url, 404] as const),
    ['/api/v1/preview.svg?text=%00', 400],
    ['/api/v1/preview.svg?text=A&bg=%3Cscript%3E', 400],
    ['/api/v1/preview.svg?__proto__=1', 400],
  ])('%s has a JSON response with status %d', async (url, status) => {
    const response = await app.inject(url);
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toMatch(/^application\/(problem\+)?json$/);
    expect(() => response.json()).not.toThrow();
  });
});
