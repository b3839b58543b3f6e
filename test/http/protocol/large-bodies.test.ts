// Bodies with artwork, up to two megabytes: time of the main thread, and memory.
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { LONGEST_ARTWORK_BODY, MAX_ARTWORK_BYTES, MAXIMUM_BODY_BYTES } from '../../../src/contract/limits.ts';
import { ProblemError } from '../../../src/contract/problems.ts';
import { listen, open } from '../raw-request.ts';
import { realApp, realServices } from '../real-app.ts';

/**
 * An app that does not render artwork, because that happens in worker threads. The tests cover everything before
 * it.
 */
const app = realApp({
  exporter: {
    ...realServices.exporter,
    package: () => Promise.reject(new ProblemError('invalid_artwork', 'Not rendered.')),
  },
});

const LENGTH = LONGEST_ARTWORK_BODY - 100;
/** A body of the maximum length that repeats `unit`. */
const filled = (start: string, unit: string, end = ''): string =>
  start + unit.repeat(Math.floor((LENGTH - start.length - end.length) / unit.length)) + end;
const SVG = '<svg xmlns=\\"http://www.w3.org/2000/svg\\">';
const header = (parameters: string) => `--x\r\nContent-Disposition: form-data; ${parameters}\r\n\r\n`;
const part = (name: string, fileName?: string) =>
  header(`name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}`);
const END = '\r\n--x--\r\n';
const base64 = (bytes: number) => Buffer.alloc(bytes, '<svg>').toString('base64');

const JSON_BODIES: readonly (readonly [string, string])[] = [
  ['artwork alone', filled(`{"artwork":"${SVG}`, ' ', '"}')],
  ['escaped characters', filled('{"artwork":"<', '\\"', '"}')],
  ['escaped code points', filled('{"artwork":"<', '\\u00e9', '"}')],
  ['a data URL', `{"artwork":"data:image/svg+xml;base64,${base64(MAX_ARTWORK_BYTES - 100)}"}`],
  ['a data URL with percent signs', filled('{"artwork":"data:image/svg+xml,', '%3C', '"}')],
  ['parameters of a data URL', filled('{"artwork":"data:image/svg+xml', ';a=b', '"}')],
  ['spaces before the colon', filled('{"artwork"', ' ', ':"<svg/>"}')],
  ['nested lists', filled('{"artwork":"<svg/>","x":', '[')],
  ['nested objects', filled('{"artwork":', '{"artwork":')],
  ['many numbers', filled('{"artwork":"<svg/>","x":[', '1,', '1]}')],
  ['many empty objects', filled('{"artwork":"<svg/>","x":[', '{},', '1]}')],
  ['many fields of artwork', filled('{', '"artwork":"",', '"x":1}')],
  ['a field whose name is escaped', filled('{"x":"artwork","\\u0061rtwork":"', ' ', '"}')],
];

const FORMS: readonly (readonly [string, string])[] = [
  ['a file', filled(part('artwork', 'a.svg'), ' ', END)],
  ['a file of almost boundaries', filled(part('artwork', 'a.svg'), '\r\n--', END)],
  ['a field', filled(part('artwork'), ' ', END)],
  ['many fields', filled('', `${part('artwork')}x\r\n`, END)],
  ['many files', filled('', `${part('artwork', 'a')}x\r\n`, END)],
  ['a header without end', filled('--x\r\nartwork', 'x')],
  ['many header fields', filled('--x\r\n', 'artwork: b\r\n')],
  ['many encoded names', filled('', `${header(`name*=utf-8''artwork${'%41'.repeat(20_000)}`)}\r\n`, END)],
  ['parameters', filled('', `${header(`name="artwork"${';a=b'.repeat(15_000)}`)}\r\n`, END)],
  ['spaces before the first part', filled('artwork', '\r\n', `${part('a')}${END}`)],
];

/** The shortest processor time of three calls in milliseconds. */
const processorTime = async (call: () => unknown): Promise<number> => {
  let least = Number.POSITIVE_INFINITY;
  for (let count = 0; count < 3; count++) {
    const start = process.cpuUsage();
    await call();
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
};

const LIST = filled('[', '1,', '1]');
const parseList = () => JSON.parse(LIST);
const MAXIMUM = 8;

test.each([
  ...JSON_BODIES.map(([name, body]) => [`JSON with ${name}`, 'application/json', body] as const),
  ...FORMS.map(([name, body]) => [`form with ${name}`, 'multipart/form-data; boundary=x', body] as const),
])(
  'a body of 2 MiB (%s) gets a problem, and takes at most eight times the processor time of parsing a list of its length',
  async (_, type, payload) => {
    expect(payload.length).toBeGreaterThan(MAX_ARTWORK_BYTES);
    const headers = { 'content-type': type };
    const least = await processorTime(async () => {
      const response = await app.inject({ method: 'POST', url: '/api/v1/export', headers, payload });
      const code = expect.stringMatching(/^invalid_|^missing/);
      expect([response.statusCode, response.json().code]).toEqual([400, code]);
    });
    expect(least).toBeLessThan(MAXIMUM * (await processorTime(parseList)));
  },
);

const port = await listen(app);

const send = async (body: string, length = body.length, address = '127.0.0.1', type = 'application/json') => {
  const socket = await open(port, address);
  const head = `POST /api/v1/export HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: ${length}`;
  socket.write(`${head}\r\n\r\n${body}`);
  return socket;
};
const head = async (socket: Socket): Promise<string> => String((await once(socket, 'data'))[0]);

test('the server holds 8 MiB of slow bodies of one client, and refuses its further large bodies until those end', async () => {
  const body = `{"artwork":"<svg/>${' '.repeat(1_260_000)}"}`;
  const slow = await Promise.all(Array.from({ length: 6 }, () => send(body, body.length + 1)));
  const small = await send('{"text":"AB"}');
  expect(await head(small)).toMatch(/^HTTP\/1\.1 400 /);
  // When the server has read a complete body of another client, it has also read most of the slow bodies.
  const other = await send(body, body.length, '127.0.0.2');
  expect(await head(other)).toMatch(/^HTTP\/1\.1 400 /);
  const refused = await send(body);
  const answer = await head(refused);
  expect(answer).toMatch(/^HTTP\/1\.1 429 /);
  expect(answer).toMatch(/\r\nretry-after: 1\r\n/i);
  for (const socket of slow) socket.destroy();
  await expect.poll(async () => (await head(await send(body))).slice(9, 12), { interval: 100 }).toBe('400');
  app.server.closeAllConnections();
});

test('a body without artwork is refused after 16 KiB', async () => {
  const socket = await send(`{"text":"${'A'.repeat(MAXIMUM_BODY_BYTES)}`, LENGTH);
  expect(await head(socket)).toMatch(/^HTTP\/1\.1 400 /);
});

test.each([
  ['a form', `${part('artwork', 'a.svg')}${'x'.repeat(3_000_000)}${END}`, 'multipart/form-data; boundary=x'],
  ['JSON', JSON.stringify({ artwork: 'x'.repeat(3_000_000) }), 'application/json'],
])('a body of %s whose artwork is too long gets the problem invalid_artwork', async (_, body, type) => {
  const socket = await send(body, body.length, '127.0.0.1', type);
  let answer = '';
  socket.on('data', text => {
    answer += text;
  });
  await expect.poll(() => answer).toContain('"invalid_artwork"');
  expect(answer).toContain('The body with the artwork is longer than 2064 KiB; artwork may have 1024 KiB.');
});
