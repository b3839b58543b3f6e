// PNG encoder (W3C PNG, third edition): lossless, only mandatory chunks and tRNS.

import type { Scene } from '../model/scene.ts';
import {
  type CompressedPixels,
  deflateImage,
  deflatePixels,
  kernel,
  readOutput,
  writeInput,
} from './kernel.ts';
import type { Raster } from './raster.ts';
import { createScenePainter, paintedRaster } from './rasterize.ts';

/** The function of zlib that an encoder calls. */
export interface Zlib {
  /** Compresses bytes to a zlib stream (RFC 1950). */
  deflate(bytes: Uint8Array, level: number): Uint8Array;
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const COLOR_TYPE = { gray: 0, rgb: 2, indexed: 3, grayAlpha: 4, rgba: 6 };

/** Encodes a raster losslessly: indexed if it has a palette, otherwise with 8 bits per channel. (Decision 051) */
export const encodePng = (raster: Raster, zlib: Zlib): Uint8Array =>
  raster.indexed
    ? indexedPng(raster.size, deflatePixels({ size: raster.size, ...raster.indexed }))
    : trueColorPng(raster, zlib);

/** Renders scenes as PNG files. The kernel compresses images with a palette without a copy of their pixels. */
export const createPngRenderer =
  (zlib: Zlib, paint = createScenePainter()): ((scene: Scene, pixels: number) => Uint8Array) =>
  (scene, pixels) => {
    paint(scene, pixels);
    return kernel().imagePixels() === 0
      ? indexedPng(pixels, deflateImage())
      : trueColorPng(paintedRaster(pixels), zlib);
  };

const indexedPng = (size: number, { palette, depth, stream }: CompressedPixels): Uint8Array =>
  png([header(size, depth, COLOR_TYPE.indexed), ...paletteChunks(palette), { type: 'IDAT', data: stream }]);

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

/** Encodes a raster as RGBA with 8 bits per channel, the only form that Windows reads in ICO files. */
export const encodeRgbaPng = ({ size, pixels }: Raster, zlib: Zlib): Uint8Array => {
  const bytes = new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const rowBytes = 4 * size;
  // Each row begins with the filter byte 0 (None).
  const scanlines = new Uint8Array(size * (rowBytes + 1));
  for (let row = 0; row < size; row++)
    scanlines.set(bytes.subarray(row * rowBytes, (row + 1) * rowBytes), row * (rowBytes + 1) + 1);
  return png([header(size, 8, COLOR_TYPE.rgba), { type: 'IDAT', data: zlib.deflate(scanlines, LEVEL) }]);
};

/** Color types by bytes per pixel. */
const COLOR_TYPES = [COLOR_TYPE.gray, COLOR_TYPE.grayAlpha, COLOR_TYPE.rgb, COLOR_TYPE.rgba];

/** Levels of zlib: for files, and to compare ways to filter. */
const [LEVEL, COMPARED_LEVEL] = [6, 4];

/** Filters of all rows: None, Sub, Up, Average, Paeth; 5 selects the best filter for each row. */
const FILTERINGS = [0, 1, 2, 3, 4, 5];

/** Number of bands of rows that are compressed to compare filters, and the fraction of all rows that they contain. */
const [BANDS, COMPARED_PART] = [4, 1 / 8];
const MINIMUM_ROWS = 8;

/** Filters the kernel's input with the filtering by which some bands of rows compress best. (Decision 051) */
const smallestScanlines = (size: number, zlib: Zlib): Uint8Array => {
  const rows = Math.min(Math.ceil(size / BANDS), Math.max(MINIMUM_ROWS, (size * COMPARED_PART) / BANDS));
  const compared = FILTERINGS.map(filtering => {
    const scanlines = readOutput(kernel().pngScanlines(size, filtering));
    return {
      scanlines,
      length: zlib.deflate(bandsOf(scanlines, size, Math.floor(rows)), COMPARED_LEVEL).length,
    };
  });
  return compared.reduce((best, each) => (each.length < best.length ? each : best)).scanlines;
};

/** Bands of `rows` rows at equal distances. */
const bandsOf = (scanlines: Uint8Array, size: number, rows: number): Uint8Array => {
  const stride = scanlines.length / size;
  const bands = new Uint8Array(BANDS * rows * stride);
  for (let band = 0; band < BANDS; band++) {
    const start = Math.min(size - rows, Math.floor(((band + 0.5) * size) / BANDS)) * stride;
    bands.set(scanlines.subarray(start, start + rows * stride), band * rows * stride);
  }
  return bands;
};

const trueColorPng = ({ size, pixels }: Raster, zlib: Zlib): Uint8Array => {
  writeInput(new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength));
  const scanlines = smallestScanlines(size, zlib);
  const type = COLOR_TYPES[kernel().channels() - 1] ?? COLOR_TYPE.rgba;
  return png([header(size, 8, type), { type: 'IDAT', data: zlib.deflate(scanlines, LEVEL) }]);
};

/** The filter of PNG that reads no other row. */
const SUB = 1;

/** Encodes the middle `height` rows of a raster in true color. */
export const encodeBanner = (
  { size, pixels }: Raster,
  { height, zlib }: { readonly height: number; readonly zlib: Zlib },
): Uint8Array => {
  writeInput(new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength));
  const scanlines = readOutput(kernel().pngScanlines(size, SUB));
  const stride = scanlines.length / size;
  const top = Math.floor((size - height) / 2);
  const rows = scanlines.subarray(top * stride, (top + height) * stride);
  const type = COLOR_TYPES[kernel().channels() - 1] ?? COLOR_TYPE.rgba;
  return png([header(size, 8, type, height), { type: 'IDAT', data: zlib.deflate(rows, LEVEL) }]);
};

interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
}

const header = (width: number, depth: number, colorType: number, height = width): Chunk => {
  const data = new Uint8Array(13);
  const view = new DataView(data.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  data[8] = depth;
  data[9] = colorType;
  return { type: 'IHDR', data };
};

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** CRC-32 checksum (W3C PNG, annex D). */
const crc32 = (bytes: Uint8Array): number => {
  let value = 0xffffffff;
  for (const byte of bytes) value = (CRC_TABLE[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
};

/** Bytes of a chunk beside its data: length, type and checksum. */
const CHUNK_FRAME = 12;

const png = (chunks: readonly Chunk[]): Uint8Array => {
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
    view.setUint32(at + 8 + data.length, crc32(file.subarray(at + 4, at + 8 + data.length)));
    at += CHUNK_FRAME + data.length;
  }
  return file;
};
