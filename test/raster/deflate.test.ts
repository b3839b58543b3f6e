import { readFileSync } from 'node:fs';
import { constants, deflateRawSync, deflateSync, inflateRawSync, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { deflateBytes, kernel, readOutput, writeInput } from '../../src/raster/kernel.ts';
import { rasterize } from '../../src/raster/rasterize.ts';
import { rocket } from './rocket.ts';

/** Pseudorandom numbers. Equal seeds give equal numbers. */
const noise = (seed: number) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed >>> 8;
};

const bytes = (length: number, valueAt: (at: number) => number) =>
  Uint8Array.from({ length }, (_, at) => valueAt(at));

const again = (data: Uint8Array) => Buffer.concat([data, data]);

/** Calls the compressor of indexed PNG files directly, without choosing a palette and filters. */
const deflateRows = (data: Uint8Array, width: number, shifts: readonly number[] = [0]): Uint8Array => {
  writeInput(data);
  new Int32Array(kernel().memory.buffer, kernel().shiftsAddress(), shifts.length).set(shifts);
  return readOutput(kernel().deflateRows(data.length, width, shifts.length));
};

const random = noise(7);
const colors = noise(8);
const rows: [input: string, bytes: Uint8Array, width: number][] = [
  ['nothing', new Uint8Array(0), 1],
  ['one byte', Uint8Array.of(9), 1],
  ['two bytes', Uint8Array.of(9, 9), 2],
  ['two different bytes', Uint8Array.of(9, 8), 2],
  ['zeros', new Uint8Array(100_000), 300],
  ...[2, 3, 4, 5, 257, 258, 259, 260, 261, 516, 517, 600].map(
    length => [`a run of ${length}`, bytes(length, () => 200), 50] as [string, Uint8Array, number],
  ),
  ['every value', bytes(256, at => at), 16],
  ['noise', bytes(20_000, () => random() & 255), 100],
  ['noise of two colors', bytes(20_000, () => random() & 1), 100],
  ['noise of long runs', bytes(20_000, () => (random() % 100 === 0 ? colors() & 3 : 0)), 128],
  ['equal rows', bytes(20_000, at => (at % 97) % 11), 97],
  ['rows longer than the window', bytes(200_000, at => (at % 40_000) % 251), 40_000],
  ['slanted rows', bytes(30_000, at => (at % 99 > 40 && at % 99 < 60 ? 1 : 0)), 100],
];

/** PNG scanlines. Each row follows its filter byte 0. */
const unfiltered = (data: Uint8Array, width: number) =>
  bytes(data.length + Math.ceil(data.length / width), at =>
    at % (width + 1) === 0 ? 0 : (data[at - 1 - Math.floor(at / (width + 1))] as number),
  );

describe('deflateBytes', () => {
  it.each<[input: string, bytes: Uint8Array]>([
    ...rows.map(([input, data]): [string, Uint8Array] => [input, data]),
    ['a text', readFileSync('README.md')],
    ['noise that repeats beyond the window', again(bytes(33_000, () => random() & 255))],
    ['noise that repeats within the window', again(bytes(3000, () => random() & 255))],
  ])('compresses %s to a stream that zlib inflates to the input', (_input, data) => {
    expect(Buffer.compare(inflateRawSync(deflateBytes(data)), data)).toBe(0);
  });

  it('compresses a text to at most 102 % of the size that zlib produces at level 6', () => {
    const text = readFileSync('README.md');
    expect(deflateBytes(text).length).toBeLessThan(1.02 * deflateRawSync(text).length);
  });
});

describe('deflateRows', () => {
  it.each(rows)('compresses %s to a stream that zlib inflates to PNG scanlines', (_input, data, width) => {
    expect(Buffer.compare(inflateSync(deflateRows(data, width)), unfiltered(data, width))).toBe(0);
  });

  it.each(rows)('compresses %s without loss for any value of `shifts`', (_input, data, width) => {
    const shifts = [0, 1, -1, -3, width - 1, 1 - width].filter(shift => Math.abs(shift) < width);
    expect(Buffer.compare(inflateSync(deflateRows(data, width, shifts)), unfiltered(data, width))).toBe(0);
  });

  it('compresses shifted rows to less than 75 % of the size without `shifts` if `shifts` contains the shift', () => {
    const slanted = bytes(200 * 200, at => Math.floor(((at % 200) + 2 * Math.floor(at / 200)) / 7) % 101);
    expect(deflateRows(slanted, 200, [0, 2]).length).toBeLessThan(0.75 * deflateRows(slanted, 200).length);
  });

  it('compresses an indexed icon to less than 91 % of the best of zlib level 6, level 7 and Z_RLE', () => {
    const size = 192;
    const { indices } = rasterize(rocket(), size).indexed ?? expect.fail('the icon has no palette');
    const zlib = [{ level: 6 }, { level: 7 }, { strategy: constants.Z_RLE }].map(
      options => deflateSync(unfiltered(indices, size), options).length,
    );
    expect(deflateRows(indices, size).length).toBeLessThan(0.91 * Math.min(...zlib));
  });
});
