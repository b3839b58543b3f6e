// PNG encoder (W3C PNG, third edition): lossless, only mandatory chunks and tRNS.

import type { Scene } from '../model/scene.ts';
import { type CompressedPixels, deflateImage, deflatePixels } from './deflate.ts';
import { kernel } from './kernel.ts';
import type { Raster } from './raster.ts';
import { createScenePainter, paintedRaster } from './rasterize.ts';

/** The functions of zlib that an encoder calls; `node:zlib` has both. */
export interface Zlib {
  /** CRC-32 checksum (RFC 1952) as an unsigned integer. */
  crc32(bytes: Uint8Array): number;
  /** Compresses bytes to a zlib stream (RFC 1950). */
  deflate(bytes: Uint8Array): Uint8Array;
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const COLOR_TYPE = { rgb: 2, indexed: 3, rgba: 6 };

/** Encodes a raster losslessly: indexed if it has a palette, otherwise as RGB or RGBA. (Decision 051) */
export const encodePng = (raster: Raster, zlib: Zlib): Uint8Array =>
  raster.indexed
    ? indexedPng(raster.size, deflatePixels({ size: raster.size, ...raster.indexed }), zlib)
    : trueColorPng(raster, zlib);

/** Renders scenes as PNG files without a copy of their pixels. */
export const createPngRenderer =
  (zlib: Zlib, paint = createScenePainter()): ((scene: Scene, pixels: number) => Uint8Array) =>
  (scene, pixels) => {
    paint(scene, pixels);
    return kernel().imagePixels() === 0
      ? indexedPng(pixels, deflateImage(), zlib)
      : trueColorPng(paintedRaster(pixels), zlib);
  };

const indexedPng = (size: number, { palette, depth, stream }: CompressedPixels, zlib: Zlib): Uint8Array =>
  png(
    [header(size, depth, COLOR_TYPE.indexed), ...paletteChunks(palette), { type: 'IDAT', data: stream }],
    zlib,
  );

/** PLTE, and tRNS up to the last translucent color. */
const paletteChunks = (colors: Uint32Array): readonly Chunk[] => {
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
  const chunks = [{ type: 'PLTE', data: palette }];
  if (alphaCount > 0) chunks.push({ type: 'tRNS', data: alphas.subarray(0, alphaCount) });
  return chunks;
};

const trueColorPng = (raster: Raster, zlib: Zlib): Uint8Array => {
  const hasAlpha = isTranslucent(raster.pixels);
  const rows = colorRows(raster, hasAlpha ? 4 : 3);
  return png(
    [
      header(raster.size, 8, hasAlpha ? COLOR_TYPE.rgba : COLOR_TYPE.rgb),
      { type: 'IDAT', data: zlib.deflate(rows) },
    ],
    zlib,
  );
};

const isTranslucent = (pixels: Uint32Array): boolean => {
  for (const color of pixels) if (color < 0xff000000) return true;
  return false;
};

/** Scanlines of 3 or 4 bytes per pixel, each preceded by filter byte 0 (None). */
const colorRows = ({ pixels, size }: Raster, channels: 3 | 4): Uint8Array => {
  const rows = new Uint8Array(size * (size * channels + 1));
  for (let from = 0, to = 0; from < pixels.length; from += size) {
    to++;
    for (const color of pixels.subarray(from, from + size)) {
      rows[to++] = color;
      rows[to++] = color >>> 8;
      rows[to++] = color >>> 16;
      if (channels === 4) rows[to++] = color >>> 24;
    }
  }
  return rows;
};

interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
}

const header = (size: number, depth: number, colorType: number): Chunk => {
  const data = new Uint8Array(13);
  const view = new DataView(data.buffer);
  view.setUint32(0, size);
  view.setUint32(4, size);
  data[8] = depth;
  data[9] = colorType;
  return { type: 'IHDR', data };
};

/** Bytes of a chunk beside its data: length, type and checksum. */
const CHUNK_FRAME = 12;

const png = (chunks: readonly Chunk[], zlib: Zlib): Uint8Array => {
  const all = [...chunks, { type: 'IEND', data: new Uint8Array() }];
  const length = all.reduce((sum, { data }) => sum + CHUNK_FRAME + data.length, SIGNATURE.length);
  const file = new Uint8Array(length);
  const view = new DataView(file.buffer);
  file.set(SIGNATURE);
  let at = SIGNATURE.length;
  for (const { type, data } of all) {
    view.setUint32(at, data.length);
    for (let letter = 0; letter < 4; letter++) file[at + 4 + letter] = type.charCodeAt(letter);
    file.set(data, at + 8);
    view.setUint32(at + 8 + data.length, zlib.crc32(file.subarray(at + 4, at + 8 + data.length)));
    at += CHUNK_FRAME + data.length;
  }
  return file;
};
