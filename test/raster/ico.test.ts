import { describe, expect, it } from 'vitest';
import { encodeIco } from '../../src/raster/ico.ts';
import { rasterize } from '../../src/raster/rasterize.ts';
import { readIco } from './read-ico.ts';
import { rocket } from './rocket.ts';

const sizes = [16, 32, 48];
const rasters = sizes.map(size => rasterize(rocket(), size));

describe('encodeIco', () => {
  it('stores the pixels of every raster, largest first', () => {
    const entries = readIco(encodeIco(rasters));
    expect(entries.map(entry => entry.size)).toEqual([48, 32, 16]);
    for (const raster of rasters) {
      const entry = entries.find(({ size }) => size === raster.width);
      expect(Buffer.compare(entry?.rgba as Uint8Array, raster.rgba)).toBe(0);
    }
  });

  it('sets mask bits for exactly the transparent pixels', () => {
    for (const { rgba, masked } of readIco(encodeIco(rasters)))
      expect(masked).toEqual(masked.map((_, at) => rgba[at * 4 + 3] === 0));
  });

  it('writes the bitmaps without gaps up to the end of the file', () => {
    const file = encodeIco(rasters);
    let end = 6 + 16 * sizes.length;
    for (const { offset, length } of readIco(file)) {
      expect(offset).toBe(end);
      end = offset + length;
    }
    expect(end).toBe(file.length);
  });

  it('stores 48 px as PNG data and smaller images as bitmaps, which older software reads', () => {
    const file = encodeIco(rasters);
    const signatures = readIco(file).map(({ size, offset }) => [size, file[offset]]);
    expect(signatures).toEqual([
      [48, 0x89],
      [32, 40],
      [16, 40],
    ]);
  });

  it('encodes a width and height of 256 pixels as 0', () => {
    const file = encodeIco([rasterize(rocket(), 256)]);
    expect([file[6], file[7]]).toEqual([0, 0]);
  });
});
