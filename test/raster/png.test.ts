import { inflateSync } from 'node:zlib';
import { convertIndexedToRgb, decode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import type { Color, Scene, Shape } from '../../src/model/scene.ts';
import { encodePng, encodeScenePng } from '../../src/raster/png.ts';
import { createRaster, middleRows, type PixelColor, type Raster } from '../../src/raster/raster.ts';
import { rasterize } from '../../src/raster/rasterize.ts';
import { rocket } from './rocket.ts';

/** An image whose palette starts with the colors `unused`. */
const createImage = (
  size: number,
  colorAt: (pixel: number) => PixelColor,
  unused: readonly PixelColor[] = [],
): Raster => {
  const pixels = new Uint32Array(size * size).map((_, pixel) => colorAt(pixel));
  const colors = [...new Set([0, ...unused, ...new Set(pixels)])];
  if (colors.length > 256) return createRaster(size, pixels);
  const indexOf = new Map(colors.map((color, index) => [color, index]));
  return createRaster(size, {
    colors: Uint32Array.from(colors),
    indices: new Uint8Array(pixels.length).map((_, at) => indexOf.get(pixels[at] as number) as number),
    shifts: [0],
  });
};

const pixelColor = (red: number, green: number, blue: number, alpha: number): PixelColor =>
  (red | (green << 8) | (blue << 16) | (alpha << 24)) >>> 0;
const opaque = (number: number) => pixelColor(number & 255, number >> 8, 77, 255);
const translucent = (number: number) => pixelColor(number & 255, 200, number >> 8, 1 + (number % 254));

const pictures: [input: string, raster: Raster, colorType: number, depth: number][] = [
  ['one transparent pixel', createImage(1, () => 0), 3, 1],
  ['one opaque pixel', createImage(1, () => opaque(5)), 3, 1],
  ['an empty image', createImage(7, () => 0), 3, 1],
  ['one color', createImage(9, () => opaque(3)), 3, 1],
  ['three colors and transparency', createImage(13, at => (at % 4 ? opaque(at % 4) : 0)), 3, 2],
  ['15 colors', createImage(15, at => opaque(at % 15)), 3, 8],
  ['16 colors in rows longer than a match', createImage(261, at => opaque(at % 16)), 3, 4],
  ['runs of 16 colors in rows longer than a match', createImage(300, at => opaque((at >> 3) % 16)), 3, 4],
  ['a rocket in rows longer than a match', rasterize(rocket({ fullBleed: true }), 300), 3, 4],
  ['17 colors', createImage(15, at => opaque(at % 17)), 3, 8],
  ['255 colors', createImage(20, at => opaque(at % 255)), 3, 8],
  ['255 colors and transparency', createImage(20, at => (at % 256 ? translucent(at % 256) : 0)), 3, 8],
  ['256 opaque colors', createImage(20, at => opaque(at % 256)), 2, 8],
  ['256 colors and transparency', createImage(20, at => (at % 257 ? translucent(at % 257) : 0)), 6, 8],
  ['400 opaque colors', createImage(20, opaque), 2, 8],
  ['400 translucent colors', createImage(20, translucent), 6, 8],
  ['a rocket', rasterize(rocket(), 96), 3, 8],
  ['a rocket on a gradient', rasterize(rocket({ gradient: true }), 96), 3, 8],
  ['a rocket on a full-bleed gradient', rasterize(rocket({ gradient: true, fullBleed: true }), 96), 3, 8],
];

/** RGBA bytes of a PNG file, from an independent decoder. */
const decoded = (file: Uint8Array): number[] => {
  const image = decode(file, { checkCrc: true });
  const data = image.palette ? convertIndexedToRgb(image) : image.data;
  const channels = data.length / (image.width * image.height);
  return Array.from({ length: image.width * image.height }, (_, pixel) => {
    const [red, green, blue, alpha = 255] = data.slice(pixel * channels, (pixel + 1) * channels);
    return [red, green, blue, alpha] as number[];
  }).flat();
};

it('encodePng encodes an image of one color with thousands of rows', () => {
  const image = decode(encodePng(createImage(3000, () => opaque(3))), { checkCrc: true });
  expect([image.width, image.height, new Set(image.data).size]).toEqual([3000, 3000, 1]);
});

const chunksOf = (file: Uint8Array): { type: string; length: number }[] => {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const chunks: { type: string; length: number }[] = [];
  for (let at = 8; at < file.length; at += 12 + view.getUint32(at))
    chunks.push({ type: String.fromCharCode(...file.subarray(at + 4, at + 8)), length: view.getUint32(at) });
  return chunks;
};

const idatOf = (file: Uint8Array): Uint8Array => {
  let start = 8;
  for (const { type, length } of chunksOf(file)) {
    if (type === 'IDAT') return file.subarray(start + 8, start + 8 + length);
    start += 12 + length;
  }
  return expect.fail('the file has no IDAT chunk');
};

/** The plate of a scene, with a white box on it. */
const boxOn = ({ size, shapes: [plate] }: Scene): Scene => ({
  size,
  shapes: [plate as Shape, { path: 'M100 100H412V412H100z', fill: { hex: '#ffffff', alpha: 1 } }],
});

describe('encodePng', () => {
  it.each(pictures)(
    'encodes %s with the required chunks alone, so that an independent decoder returns equal pixels',
    (_input, raster, colorType, depth) => {
      const file = encodePng(raster);
      expect(decoded(file)).toEqual([...raster.rgba]);
      expect([file[24], file[25]]).toEqual([depth, colorType]);
      const hasAlpha = raster.rgba.some((value, at) => at % 4 === 3 && value < 255);
      expect(chunksOf(file).map(({ type }) => type)).toEqual([
        'IHDR',
        ...(colorType === 3 ? ['PLTE'] : []),
        ...(colorType === 3 && hasAlpha ? ['tRNS'] : []),
        'IDAT',
        'IEND',
      ]);
    },
  );

  it('assigns palette index 0 to the most frequent color, because it equals the filter byte', () => {
    const image = decode(encodePng(createImage(16, at => opaque(at % 3 === 0 ? at % 12 : 77))));
    expect(image.palette?.[0]).toEqual([77, 0, 77]);
  });

  it.each([
    [
      'PLTE without unused colors',
      createImage(
        4,
        () => opaque(199),
        Array.from({ length: 200 }, (_, number) => opaque(number)),
      ),
      3,
    ],
    ['tRNS up to the last translucent color', createImage(16, at => (at < 10 ? 0 : opaque(at % 100))), 1],
  ])('writes the chunk %s', (name, image, length) => {
    expect(chunksOf(encodePng(image))).toContainEqual({ type: name.slice(0, 4), length });
  });

  it.each([
    ['Paeth for a box on a slanted gradient', boxOn(rocket({ gradient: true, fullBleed: true })), 4],
    ['None for a rocket on a slanted gradient', rocket({ gradient: true, fullBleed: true }), 0],
    ['None for a box on one color', boxOn(rocket({ fullBleed: true })), 0],
  ])('uses the filter %s', (_input, scene, filter) => {
    const raster = rasterize(scene, 180);
    const file = encodePng(raster);
    expect(decoded(file)).toEqual([...raster.rgba]);
    expect(inflateSync(idatOf(file))[0]).toBe(filter);
    expect(Buffer.compare(encodeScenePng(scene, raster), file)).toBe(0);
  });
});

/** The scene behind a translucent gradient across its own, which gives more colors than a palette has. */
const withVeil = ({ size, shapes }: Scene): Scene => {
  const [red, green] = ['#ff0000', '#00ff00'].map(hex => ({ hex, alpha: 0.5 })) as [Color, Color];
  const fill = { from: red, to: green, x1: 0, y1: size, x2: size, y2: 0 };
  return { size, shapes: [...shapes, { path: `M0 0H${size}V${size}H0Z`, fill }] };
};

describe('encodeScenePng', () => {
  it.each([
    ['with a palette', rocket({ gradient: true, fullBleed: true })],
    ['in true color', withVeil(rocket({ gradient: true, fullBleed: true }))],
  ])('encodes the middle rows of an image %s', (form, scene) => {
    const [width, height] = [300, 120];
    const file = encodeScenePng(scene, middleRows(rasterize(scene, width), height));
    const rgba = decoded(file);
    expect(chunksOf(file).some(({ type }) => type === 'PLTE')).toBe(form === 'with a palette');
    const start = 4 * width * ((width - height) / 2);
    expect(rgba).toEqual([...rasterize(scene, width).rgba.subarray(start, start + 4 * width * height)]);
  });
});
