import { readFileSync } from 'node:fs';
import { constants, deflateRawSync, deflateSync, inflateRawSync } from 'node:zlib';
import { convertIndexedToRgb, decode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { createKernel, deflateBytes, deflatePixels } from '../../src/raster/kernel.ts';
import { encodePng } from '../../src/raster/png.ts';
import { createRaster } from '../../src/raster/raster.ts';
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

/** An image whose pixel values are the green channel of its colors. */
const imageOf = (indices: Uint8Array, shifts: readonly number[] = [0]) => ({
  indices,
  shifts,
  colors: Uint32Array.from({ length: 256 }, (_, value) => (0xff000000 | (value << 8)) >>> 0),
});

const random = noise(7);
const colors = noise(8);
const rows: [input: string, bytes: Uint8Array, width: number][] = [
  ['one byte', Uint8Array.of(9), 1],
  ['two bytes', Uint8Array.of(9, 9), 2],
  ['two different bytes', Uint8Array.of(9, 8), 2],
  ['zeros', new Uint8Array(90_000), 300],
  ...[2, 3, 4, 5, 257, 258, 259, 260, 261, 516, 517, 600].map(
    length => [`a run of ${length}`, bytes(length, () => 200), length] as [string, Uint8Array, number],
  ),
  ['every value', bytes(256, at => at), 16],
  ['noise', bytes(20_000, () => random() & 255), 100],
  ['noise of two colors', bytes(20_000, () => random() & 1), 100],
  ['noise of long runs', bytes(12_800, () => (random() % 100 === 0 ? colors() & 3 : 0)), 128],
  ['equal rows', bytes(9_700, at => (at % 97) % 11), 97],
  ['rows longer than the window', bytes(200_000, at => (at % 40_000) % 251), 40_000],
  ['slanted rows', bytes(30_000, at => (at % 99 > 40 && at % 99 < 60 ? 1 : 0)), 100],
];

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

describe('createKernel', () => {
  it('takes no more memory for a zlib stream than for a raw stream of the same bytes', () => {
    const data = bytes(500_000, () => random() & 255);
    const [raw, zlib] = [false, true].map(isZlib => {
      const kernel = createKernel();
      const address = kernel.allocateInput(data.length);
      new Uint8Array(kernel.memory.buffer).set(data, address);
      kernel.deflateBytes(data.length, isZlib);
      return kernel.memory.buffer.byteLength;
    });
    expect(zlib).toBe(raw);
  });
});

describe('deflatePixels', () => {
  it.each(rows)('compresses %s without loss for any value of `shifts`', (_input, data, width) => {
    const shifts = [0, 1, -1, -3, width - 1, 1 - width].filter(shift => Math.abs(shift) < width);
    for (const image of [imageOf(data), imageOf(data, shifts)]) {
      const rgb = convertIndexedToRgb(decode(encodePng(createRaster(width, image))));
      expect(
        Buffer.compare(
          rgb.filter((_, at) => at % 3 === 1),
          data,
        ),
      ).toBe(0);
    }
  });

  it('compresses shifted rows to less than 75 % of the size without `shifts` if `shifts` contains the shift', () => {
    const slanted = bytes(200 * 200, at => Math.floor(((at % 200) + 2 * Math.floor(at / 200)) / 7) % 101);
    const lengthWith = (shifts: number[]) => deflatePixels(200, imageOf(slanted, shifts)).stream.length;
    expect(lengthWith([0, 2])).toBeLessThan(0.75 * lengthWith([0]));
  });

  it('compresses an indexed icon to less than 91 % of the best of zlib level 6, level 7 and Z_RLE', () => {
    const size = 192;
    const image = rasterize(rocket(), size).indexed ?? expect.fail('the icon has no palette');
    // Each row follows its filter byte 0.
    const scanlines = bytes(size * (size + 1), at => {
      const [row, column] = [Math.floor(at / (size + 1)), (at % (size + 1)) - 1];
      return column < 0 ? 0 : (image.indices[row * size + column] as number);
    });
    const zlib = [{ level: 6 }, { level: 7 }, { strategy: constants.Z_RLE }].map(
      options => deflateSync(scanlines, options).length,
    );
    expect(deflatePixels(size, image).stream.length).toBeLessThan(0.91 * Math.min(...zlib));
  });
});
