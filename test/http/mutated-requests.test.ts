// Exports and previews with mutated fields and artwork. None may be answered with a server error.
// @module-tag slow
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { artworkOfFile } from '../../src/contract/export/artwork-data.ts';
import { EXPORT_FIELDS } from '../../src/contract/export/export-fields.ts';
import { MARK, svg } from '../artwork/hostile-documents.ts';
import { disc, logo } from '../artwork/pictures.ts';
import { startServer } from './server-process.ts';

/** `MUTATED_REQUESTS=20000` sends more than the test needs. */
const COUNT = Number(process.env.MUTATED_REQUESTS ?? 250);
const SEED = Number(process.env.MUTATION_SEED ?? 11);
const CLIENTS = 4;
/** Longest time of a response in milliseconds: a job ends after 9 s, and others wait for it. */
const DEADLINE = 40_000;

type Random = (below: number) => number;
const randomFrom = (seed: number): Random => {
  let state = seed;
  return below => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), 61 | bits);
    return ((bits ^ (bits >>> 14)) >>> 0) % below;
  };
};

const effects = (id: string, result = 'r', size = 9) =>
  svg(
    `<defs><mask id="${id}"><path d="M0 0h${size}v${size}z" fill="#fff"/></mask>` +
      `<filter id="f${id}"><feOffset dx="1" result="${result}"/><feMerge><feMergeNode in="${result}"/></feMerge></filter>` +
      `<linearGradient id="g${id}"><stop offset=".3" stop-color="#123"/></linearGradient>` +
      `<pattern id="p${id}" width="2" height="3" patternUnits="userSpaceOnUse">${MARK}</pattern>` +
      `<clipPath id="c${id}"><path d="M0 0h${size}v${size}"/></clipPath></defs>` +
      `<g mask="url(#${id})" filter="url(#f${id})"><path d="M1 1h${size}v${size}z" fill="url(#g${id})"/></g>` +
      `<g clip-path="url(#c${id})"><path fill="url('#p${id}')" d="M0 0h9.6v9.6z"/><use href="#${id}"/></g>`,
  );

const fixtures = join(import.meta.dirname, '..', 'artwork', 'fixtures');
const bmp = () => {
  const bytes = Buffer.alloc(54 + 12);
  bytes.write('BM');
  for (const [at, value] of [66, 0, 54, 40, 2, 2, 0x18_00_01, 0, 12].entries())
    bytes.writeUInt32LE(value, 2 + 4 * at);
  return bytes;
};
const ico = () => {
  const png = Buffer.from(disc(16, [1, 2, 3]));
  const header = Buffer.from('00000100010010100000010020000000000016000000', 'hex');
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
};
const FILES: readonly Buffer[] = [
  ...readdirSync(fixtures).map(name => readFileSync(join(fixtures, name))),
  ...[ico(), bmp(), Buffer.from(disc(96, [20, 30, 40])), deflateSync(Buffer.alloc(99))],
  ...['a', 'a&amp;b', 'R&amp;D', '&lt;b', 'é', '1 2', '&quot;'].flatMap(id => [
    Buffer.from(effects(id, id)),
    Buffer.from(effects('m', id, 9.6)),
    Buffer.from(effects(id, 'r', 0.3)),
  ]),
  ...['react', 'firefox', 'python', 'figma'].map(name => Buffer.from(logo(name))),
];

const PIECES = [
  ...['&amp;', '&lt;', '&#0;', '<g>', '</g>', '"', 'url(#a)', '#m', 'NaN', '1e9', '-1', '0', '.001', '1e-30'],
  ...[
    '<use href="#a"/>',
    '<image href="data:image/png;base64,AA=="/>',
    'transform="scale(0)"',
    '%',
    '\ud800',
    '\0',
  ],
];

/** Changes a few bytes, or a few numbers, characters and parts of a text. */
const mutated = (file: Buffer, random: Random): Buffer => {
  const times = Math.max(0, random(5) - 2);
  const isText = file[0] === 0x3c;
  let bytes = Buffer.from(file);
  for (let time = 0; time < times; time++) {
    const at = random(bytes.length);
    const kind = random(4);
    if (kind === 0 && !isText) bytes[at] = random(256);
    else if (kind === 1) bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + random(8))]);
    else if (isText) {
      const [text, piece] = [String(bytes), PIECES[random(PIECES.length)] ?? ''];
      const numbers = [...text.matchAll(/[\d.]+/g)];
      const number = numbers[random(numbers.length)];
      const [from, to] =
        kind === 2 || !number ? [at, at + random(3)] : [number.index, number.index + number[0].length];
      bytes = Buffer.from(text.slice(0, from) + piece + text.slice(to));
    } else bytes[random(Math.min(bytes.length, 64))] = random(256);
    if (bytes.length === 0) return Buffer.from(' ');
  }
  return bytes;
};

const VALUES: readonly unknown[] = [
  ...[
    'lighten',
    'single',
    'original',
    'none',
    '#123',
    'circle',
    'linear',
    '',
    'A',
    '🦊',
    '\0',
    'cover',
    'responsive',
  ],
  ...[0, 1, -1, 0.4, 1e308, 400, true, false, null, [], {}, 'lucide', 'rocket', 'x'.repeat(999)],
];
const FIELD_NAMES = Object.keys(EXPORT_FIELDS);

const bodyOf = (random: Random): Record<string, unknown> => {
  const file = () => artworkOfFile(mutated(FILES[random(FILES.length)] as Buffer, random));
  const body: Record<string, unknown> = random(3) > 0 ? { artwork: file() } : { emoji: '🦊' };
  if (random(2) === 0) Object.assign(body, { include_dark_mode: true, dark_ink: 'lighten' });
  if (random(2) === 0)
    body[['dark_artwork', 'maskable_artwork', 'monochrome_artwork'][random(3)] ?? ''] = file();
  for (let count = Math.max(0, random(6) - 3); count > 0; count--)
    body[FIELD_NAMES[random(FIELD_NAMES.length)] ?? ''] = VALUES[random(VALUES.length)];
  return body;
};

/** A multipart form with a few mistakes. */
const formOf = (body: Record<string, unknown>, random: Random): Buffer => {
  const parts = Object.entries(body).map(([name, value]) => {
    const isFile = name.endsWith('artwork') && random(2) === 0;
    const label = random(20) === 0 ? '' : `; name="${name}"`;
    return `--b\r\nContent-Disposition: form-data${label}${isFile ? '; filename="a"' : ''}\r\n\r\n${value}\r\n`;
  });
  const form = Buffer.from(`${parts.join('')}--b--\r\n`);
  return random(20) === 0 ? mutated(form, random) : form;
};

test('no mutated export or preview gives a server error, or takes too long', {
  timeout: 7_200_000,
}, async () => {
  const { address, output } = await startServer();
  const random = randomFrom(SEED);
  const failures: string[] = [];
  const statuses: Record<number, number> = {};
  let left = COUNT;
  const send = async (): Promise<void> => {
    const body = bodyOf(random);
    const channel = random(8);
    const form = channel < 3 ? formOf(body, random) : undefined;
    const json =
      channel === 3 ? mutated(Buffer.from(`${JSON.stringify(body)}`), random) : JSON.stringify(body);
    const query = `${new URLSearchParams(Object.entries(body).map(([name, value]) => [name, `${value}`]))}`;
    const start = performance.now();
    const response = await (channel > 5 && query.length < 12_000
      ? fetch(
          `${address}/api/v1/preview.${random(2) === 0 ? 'png' : 'svg'}?size=${[16, 96, 512][random(3)]}&${query}`,
        )
      : fetch(`${address}/api/v1/export`, {
          method: 'POST',
          headers: { 'content-type': form ? 'multipart/form-data; boundary=b' : 'application/json' },
          body: new Uint8Array(form ?? Buffer.from(json)),
        }));
    await response.arrayBuffer();
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    if (response.status >= 500 || performance.now() - start > DEADLINE)
      failures.push(`${response.status} ${JSON.stringify(body).slice(0, 4000)}`);
  };
  const client = async () => {
    while (left-- > 0) await send();
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  expect([
    failures.slice(0, 3),
    output()
      .match(/^.*(?:Error|"level":50).*$/gm)
      ?.slice(0, 3),
  ]).toEqual([[], undefined]);
  expect(statuses[200]).toBeGreaterThan(COUNT / 5);
  expect(statuses[400]).toBeGreaterThan(COUNT / 5);
  if (COUNT > 1000) console.log(statuses);
});
