// PNG files (W3C PNG, third edition): lossless, as small as a fast encoder gets them, without chunks that tell nothing.
import { crc32 } from 'node:zlib';
import { deflateRows } from '../deflate/deflate-rows.ts';
import type { IndexedPicture, Raster } from './raster.ts';
import { trueColorStream } from './true-color.ts';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const COLOR_TYPE = { rgb: 2, indexed: 3, rgba: 6 };

/** A PNG file of exactly these pixels: indexed where the raster has a palette, else RGB or RGBA. */
export const encodePng = (raster: Raster): Uint8Array =>
  raster.indexed ? indexedPng(raster.size, raster.indexed) : trueColorPng(raster);

const indexedPng = (size: number, { colors, indices, moves }: IndexedPicture): Uint8Array => {
  const depth = [1, 2, 4].find(bits => colors.length <= 1 << bits) ?? 8;
  return png(
    header(size, depth, COLOR_TYPE.indexed),
    ...paletteChunks(colors, hasZero(indices)),
    chunk(
      'IDAT',
      deflateRows(packedRows(indices, size, depth), Math.ceil((size * depth) / 8), depth === 8 ? moves : [0]),
    ),
  );
};

/** Looks for a 0 as fast as the machine can. */
const hasZero = ({ buffer, byteOffset, length }: Uint8Array): boolean =>
  Buffer.from(buffer, byteOffset, length).includes(0);

/** The colours, and their alphas up to the last that is not opaque; the first one's need not be told if no pixel has it. */
const paletteChunks = (colors: Uint32Array, isFirstSeen: boolean): readonly Uint8Array[] => {
  const palette = new Uint8Array(colors.length * 3);
  const alphas = new Uint8Array(colors.length);
  let translucent = 0;
  colors.forEach((listed, at) => {
    const color = at === 0 && !isFirstSeen ? (colors.at(1) ?? listed) : listed;
    palette[3 * at] = color;
    palette[3 * at + 1] = color >>> 8;
    palette[3 * at + 2] = color >>> 16;
    alphas[at] = color >>> 24;
    if (color >>> 24 < 255) translucent = at + 1;
  });
  const transparency = translucent > 0 ? [chunk('tRNS', alphas.subarray(0, translucent))] : [];
  return [chunk('PLTE', palette), ...transparency];
};

const trueColorPng = (raster: Raster): Uint8Array => {
  const { hasAlpha, stream } = trueColorStream(raster);
  return png(header(raster.size, 8, hasAlpha ? COLOR_TYPE.rgba : COLOR_TYPE.rgb), chunk('IDAT', stream));
};

const png = (...chunks: readonly Uint8Array[]): Uint8Array =>
  Buffer.concat([SIGNATURE, ...chunks, chunk('IEND', new Uint8Array())]);

/** Rows of `depth` bits a pixel. */
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
