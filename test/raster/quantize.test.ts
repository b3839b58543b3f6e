// Palettes of artwork that has more than 256 colors.
import { expect, test } from 'vitest';
import { quantize } from '../../src/raster/quantize.ts';
import { type ExportBody, exportPackage } from '../../src/service/index.ts';

const SIDE = 192;
const imageOf = (colorAt: (x: number, y: number) => readonly [number, number, number, number]): Uint32Array =>
  Uint32Array.from({ length: SIDE * SIDE }, (_, at) => {
    const [red, green, blue, alpha] = colorAt(at % SIDE, Math.floor(at / SIDE));
    return alpha === 0 ? 0 : (red | (green << 8) | (blue << 16) | (alpha << 24)) >>> 0;
  });
const GRADIENT = imageOf((x, y) => [x, x + (y >> 3), 128, Math.hypot(x - 96, y - 96) < 90 ? 255 : 0]);

test('a gradient gets a palette whose mean color is right and whose transparent pixels stay transparent', () => {
  const indexed = quantize(GRADIENT, SIDE);
  const shown = Array.from(indexed?.indices ?? [], index => indexed?.colors[index] ?? 0);
  const meanOf = (pixels: readonly number[], shift: number) =>
    pixels.reduce((sum, bits) => sum + ((bits >>> shift) & 255), 0) / pixels.length;
  for (const shift of [0, 8, 16, 24])
    expect(Math.abs(meanOf(shown, shift) - meanOf([...GRADIENT], shift))).toBeLessThan(0.5);
  expect(shown.map(bits => bits === 0)).toEqual(Array.from(GRADIENT, bits => bits === 0));
  expect(indexed?.colors.length).toBeLessThanOrEqual(256);
});

test('an image with at most 255 colors keeps each of them', () => {
  const few = imageOf((x, y) => [17 * (x % 15), 17 * (y % 15), 9, 255]);
  const indexed = quantize(few, SIDE);
  expect(Array.from(indexed?.indices ?? [], index => indexed?.colors[index])).toEqual([...few]);
});

test('an image gets no palette if it would look different, or has as many colors as a photograph', () => {
  const coarse = imageOf((x, y) => [x & 0xf0, y & 0xf0, (x * y) & 0xf0, 255]);
  const noise = imageOf((x, y) => [(x * 71 + y * 31) & 255, (x * 37 + y * 97) & 255, (x * y) & 255, 255]);
  for (const image of [coarse, noise]) expect(quantize(image, SIDE)).toBeUndefined();
});

const ROUND =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><defs><radialGradient id="g" cx=".3" cy=".4"><stop stop-color="#f9a"/><stop offset=".6" stop-color="#26d"/><stop offset="1" stop-color="#0c8"/></radialGradient></defs><circle cx="12" cy="12" r="12" fill="url(#g)"/></svg>';

test.each([
  ['artwork with a gradient', { artwork: ROUND }, 3],
  ['artwork on a plate with a gradient', { artwork: ROUND, bg: '#123', bg_to: '#fa2', bg_mode: 'linear' }, 6],
] as [string, ExportBody, number][])('the color type of %s is %j', async (_, body, type) => {
  const { files } = await exportPackage(body);
  const { bytes } = files.find(({ path }) => path === 'android-chrome-192x192.png') ?? {};
  expect(bytes?.[25]).toBe(type);
});
