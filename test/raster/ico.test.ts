import { describe, expect, it } from 'vitest';
import { encodeIco } from '../../src/raster/ico.ts';
import { rasterize } from '../../src/raster/rasterize.ts';
import { readIco } from './read-ico.ts';
import { rocket } from './rocket.ts';

const sizes = [16, 32, 48];
const rasters = sizes.map(size => rasterize(rocket(), size));

describe('encodeIco', () => {
  const file = encodeIco(rasters);
  const entries = readIco(file);

  it('stores every raster, largest first, with mask bits for exactly the transparent pixels', () => {
    expect(entries.map(({ size }) => size)).toEqual([48, 32, 16]);
    for (const { size, rgba, masked } of entries) {
      expect(rgba).toEqual(rasters[sizes.indexOf(size)]?.rgba);
      expect(masked).toEqual(masked.map((_, at) => rgba[at * 4 + 3] === 0));
    }
  });

  it('writes the images without gaps up to the end of the file', () => {
    let end = 6 + 16 * sizes.length;
    for (const { offset, length } of entries) {
      expect(offset).toBe(end);
      end = offset + length;
    }
    expect(end).toBe(file.length);
  });

  it('stores 48 px as PNG data and smaller images as bitmaps, which older software reads', () => {
    expect(entries.map(({ offset }) => file[offset])).toEqual([0x89, 40, 40]);
  });

  it('encodes a width and height of 256 pixels as 0', () => {
    expect([...encodeIco([rasterize(rocket(), 256)]).subarray(6, 8)]).toEqual([0, 0]);
  });
});
