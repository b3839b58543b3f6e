// Exports by form: multipart/form-data of curl and HTML pages.
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { dataUrl, disc } from '../../artwork/pictures.ts';
import { realApp } from '../real-app.ts';

const app = realApp();
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#e11d48" d="M0 8 4 0l4 8z"/></svg>';

type Part = readonly [name: string, content: string, fileName?: string];

const formOf = (parts: readonly Part[], boundary = 'x-boundary'): string =>
  `${parts
    .map(
      ([name, content, fileName]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"` +
        `${fileName === undefined ? '' : `; filename="${fileName}"\r\nContent-Type: image/svg+xml`}\r\n\r\n${content}\r\n`,
    )
    .join('')}--${boundary}--\r\n`;

/** A form with these fields. */
const fieldsForm = (fields: Readonly<Record<string, string>>): string => formOf(Object.entries(fields));

const send = (
  payload: string | Buffer,
  type = 'multipart/form-data; boundary=x-boundary',
  url = '/api/v1/export',
) => app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });

/** Sends a body as JSON. */
const exported = (payload: object) => app.inject({ method: 'POST', url: '/api/v1/export', payload });

test('a form with a file gives the package of the same JSON body', async () => {
  const form = await send(
    formOf([
      ['artwork', LOGO, 'logo.svg'],
      ['bg', '#0f172a'],
      ['padding', '0.2'],
      ['include_dark_mode', 'on'],
      ['fg', ''],
      ['dark_artwork', '', ''],
    ]),
  );
  const json = await exported({ artwork: LOGO, bg: '#0f172a', padding: 0.2, include_dark_mode: true });
  expect([form.statusCode, form.headers['content-type']]).toEqual([200, 'application/zip']);
  expect(form.rawPayload.equals(json.rawPayload)).toBe(true);
  expect(new TextDecoder().decode(unzipSync(form.rawPayload)['favicon.svg'])).toContain('#e11d48');
});

test('a form with the file of a picture gives the package of its data URL', async () => {
  const png = disc(64, [220, 38, 38]);
  const [start, end] = formOf([['artwork', '|', 'logo.png']]).split('|');
  const form = await send(Buffer.concat([Buffer.from(start ?? ''), png, Buffer.from(end ?? '')]));
  const json = await exported({ artwork: dataUrl(png) });
  expect(form.statusCode).toBe(200);
  expect(form.rawPayload.equals(json.rawPayload)).toBe(true);
});

test.each(['/api/v1/export/form', '/api/export/form', '/api/v1/export.json'])(
  'a form with a long file gives a package at %s',
  async url => {
    const logo = LOGO.replace('</svg>', `<!--${' '.repeat(20_000)}--></svg>`);
    const { statusCode } = await send(formOf([['artwork', logo, 'logo.svg']]), undefined, url);
    expect(statusCode).toBe(200);
  },
);

test.each([
  'Content-Disposition: form-data',
  'Content-Disposition: form-data; filename="logo.svg"',
  'Content-Disposition: attachment',
  'Content-Type: text/plain',
  'X: y',
])('a part with only the header "%s" is ignored', async header => {
  const form = formOf([['text', 'A']]);
  const withPart = await send(`--x-boundary\r\n${header}\r\n\r\nx\r\n${form}`);
  const without = await send(form);
  expect([withPart.statusCode, without.statusCode]).toEqual([200, 200]);
  const alone = await send(`--x-boundary\r\n${header}\r\n\r\nx\r\n--x-boundary--\r\n`);
  expect(alone.statusCode).toBe(400);
});

test('a form without artwork exports the icon that it names', async () => {
  const response = await send(fieldsForm({ library: 'lucide', name: 'rocket' }));
  expect(response.headers['content-disposition']).toContain('lucide-rocket-favicon.zip');
});

const LONG_NAME = 'x'.repeat(16 * 1024);
const TYPE = 'multipart/form-data';
const INITIALS = fieldsForm({ text: 'AB' });

test.each([
  ['is empty', '', 'invalid_json'],
  ['has no parts', 'hello', 'invalid_json'],
  ['has another boundary', formOf([['text', 'AB']], 'other'), 'invalid_json'],
  ['ends early', formOf([['artwork', LOGO, 'logo.svg']]).slice(0, -40), 'invalid_json'],
  ['has too many parts', formOf(Array.from({ length: 300 }, (_, n) => [`f${n}`, 'x'])), 'invalid_json'],
  ['has long fields', fieldsForm({ artwork: LOGO, site_name: LONG_NAME }), 'invalid_json'],
  ['has no field', formOf([]), 'invalid_json'],
  ['has a file that is no picture', formOf([['artwork', 'hello', 'l.svg']]), 'invalid_artwork'],
  [
    'has a file of more than 1 MiB',
    formOf([['artwork', LOGO.padEnd(1_048_577), 'l.svg']]),
    'invalid_artwork',
  ],
  ['has a malformed number', fieldsForm({ text: 'AB', padding: 'x' }), 'invalid_json'],
  ['has no source', fieldsForm({ bg: '#fff' }), 'missing_export_source'],
  ['declares no boundary', INITIALS, 'invalid_json', TYPE],
  ['declares an empty boundary', INITIALS, 'invalid_json', `${TYPE}; boundary=`],
  ['declares a long boundary', INITIALS, 'invalid_json', `${TYPE}; boundary=${'b'.repeat(9000)}`],
])('a form that %s gets a problem', async (_, payload, code, type?: string) => {
  const response = await send(payload, type);
  expect([response.statusCode, response.json().code]).toEqual([400, code]);
});

test('a body may have at most 16 KiB besides its artwork', async () => {
  const comment = `<!--${'x'.repeat(100_000)}-->`;
  expect((await exported({ artwork: LOGO + comment })).statusCode).toBe(200);
  const tooLong = [
    { text: 'AB', x: comment },
    { artwork: LOGO, x: comment },
    { artwork: LOGO, site_name: comment },
  ];
  for (const body of tooLong) {
    const response = await exported(body);
    expect([response.statusCode, response.json().detail]).toEqual([400, 'The body is longer than 16 KiB.']);
  }
});
