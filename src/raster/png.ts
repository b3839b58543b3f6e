// PNG encoder (W3C PNG, third edition): lossless, only mandatory chunks and tRNS.
import { crc32 } from 'node:zlib';
import { deflateRows } from '../deflate/deflate-rows.ts';
import type { IndexedImage, Raster } from './raster.ts';
import { trueColorStream } from './true-color.ts';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const COLOR_TYPE = { rgb: 2, indexed: 3, rgba: 6 };

/** Encodes a raster losslessly: indexed if it has a palette, otherwise as RGB or RGBA. (Decision 051) */
export const encodePng = (raster: Raster): Uint8Array =>
  raster.indexed ? indexedPng(raster.size, raster.indexed) : trueColorPng(raster);

const indexedPng = (size: number, { colors, indices, shifts }: IndexedImage): Uint8Array => {
  const depth = [1, 2, 4].find(bits => colors.length <= 1 << bits) ?? 8;
  return png(
    header(size, depth, COLOR_TYPE.indexed),
    ...paletteChunks(colors, hasZero(indices)),
    chunk(
      'IDAT',
      deflateRows(
        packedRows(indices, size, depth),
        Math.ceil((size * depth) / 8),
        depth === 8 ? shifts : [0],
      ),
    ),
  );
};

/** Whether any pixel has palette index 0 (transparent). Buffer.includes is vectorized. */
const hasZero = ({ buffer, byteOffset, length }: Uint8Array): boolean =>
  Buffer.from(buffer, byteOffset, length).includes(0);

/**
 * The PLTE chunk, and a tRNS chunk up to the last color with alpha below 255. If no pixel is transparent, entry 0
 * repeats the next color, which shortens tRNS.
 */
const paletteChunks = (colors: Uint32Array, hasTransparent: boolean): readonly Uint8Array[] => {
  const palette = new Uint8Array(colors.length * 3);
  const alphas = new Uint8Array(colors.length);
  let alphaCount = 0;
  colors.forEach((listed, at) => {
    const color = at === 0 && !hasTransparent ? (colors.at(1) ?? listed) : listed;
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

/** Packs palette indices into `depth` bits per pixel. */
const packedRows = (indices: Uint8Array, size: number, depth: number): Uint8Array => {
  if (depth === 8) return indices;
  const rowLength = Math.ceil((size * depth) / 8);
  const rows = new Uint8Array(size * rowLength);
  indices.forEach((index, pixel) => {
    const bit = (pixel % size) * depth;
    const at = Math.floor(pixel / size) * rowLength + (bit >> 3);
    rows[at] |= index << (8 - depth - (bit & 7));
  });
  return rows;
};

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
