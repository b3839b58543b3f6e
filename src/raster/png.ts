// PNG encoder (W3C PNG, third edition): lossless, only mandatory chunks and tRNS.
import { crc32 } from 'node:zlib';
import { type CompressedPixels, deflateImage, deflatePixels } from '../deflate/deflate-pixels.ts';
import { kernel } from '../kernel/kernel.ts';
import type { Scene } from '../model/scene.ts';
import { createScenePainter } from './paint-scene.ts';
import type { Raster } from './raster.ts';
import { paintedRaster } from './rasterize.ts';
import { trueColorStream } from './true-color.ts';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const COLOR_TYPE = { rgb: 2, indexed: 3, rgba: 6 };

/** Encodes a raster losslessly: indexed if it has a palette, otherwise as RGB or RGBA. (Decision 051) */
export const encodePng = (raster: Raster): Uint8Array =>
  raster.indexed
    ? indexedPng(raster.size, deflatePixels({ size: raster.size, ...raster.indexed }))
    : trueColorPng(raster);

/** Renders scenes as PNG files without a copy of their pixels. */
export const createPngRenderer =
  (paint = createScenePainter()): ((scene: Scene, pixels: number) => Uint8Array) =>
  (scene, pixels) => {
    paint(scene, pixels);
    return kernel().imagePixels() === 0
      ? indexedPng(pixels, deflateImage())
      : trueColorPng(paintedRaster(pixels));
  };

const indexedPng = (size: number, { palette, depth, stream }: CompressedPixels): Uint8Array =>
  png(header(size, depth, COLOR_TYPE.indexed), ...paletteChunks(palette), chunk('IDAT', stream));

/** PLTE, and tRNS up to the last translucent color. */
const paletteChunks = (colors: Uint32Array): readonly Uint8Array[] => {
  const palette = new Uint8Array(colors.length * 3);
  const alphas = new Uint8Array(colors.length);
  let alphaCount = 0;
  colors.forEach((color, at) => {
    palette[3 * at] = color;
    palette[3 * at + 1] = color >>> 8;
    palette[3 * at + 2] = color >>> 16;
    alphas[at] = color >>> 24;
    if (color >>> 24 < 255) alphaCount = at + 1;
  });
  const transparency = alphaCount > 0 ? [chunk('tRNS', alphas.subarray(0, alphaCount))] : [];
  return [chunk('PLTE', palette), ...transparency];
};

const trueColorPng = (raster: Raster): Uint8Array => {
  const { hasAlpha, stream } = trueColorStream(raster);
  return png(header(raster.size, 8, hasAlpha ? COLOR_TYPE.rgba : COLOR_TYPE.rgb), chunk('IDAT', stream));
};

const png = (...chunks: readonly Uint8Array[]): Uint8Array =>
  Buffer.concat([SIGNATURE, ...chunks, chunk('IEND', new Uint8Array())]);

const header = (size: number, depth: number, colorType: number): Uint8Array => {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(size, 0);
  data.writeUInt32BE(size, 4);
  data[8] = depth;
  data[9] = colorType;
  return chunk('IHDR', data);
};

const chunk = (type: string, data: Uint8Array): Uint8Array => {
  const bytes = Buffer.alloc(data.length + 12);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(type, 4, 'latin1');
  bytes.set(data, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), data.length + 8);
  return bytes;
};
