// PNG files (W3C PNG, third edition): lossless, as small as a fast encoder gets them, no chunk that a picture can do without.
import { crc32 } from 'node:zlib';
import { deflateRows } from './deflate/deflate-rows.ts';
import type { IndexedPicture, Raster } from './raster.ts';
import { trueColorStream } from './true-color.ts';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const COLOR_TYPE = { rgb: 2, indexed: 3, rgba: 6 };

/** A PNG file of exactly these pixels: indexed where the raster has a palette, else RGB or RGBA. */
export const encodePng = (raster: Raster): Uint8Array =>
  raster.indexed ? indexedPng(raster.size, raster.indexed) : trueColorPng(raster);

const indexedPng = (size: number, { colors, indices }: IndexedPicture): Uint8Array => {
  const depth = [1, 2, 4].find(bits => colors.length <= 1 << bits) ?? 8;
  // Alpha is listed only up to the last colour that is not opaque.
  const translucent = colors.findLastIndex(color => color >>> 24 < 255) + 1;
  return png(
    header(size, depth, COLOR_TYPE.indexed),
    chunk(
      'PLTE',
      Uint8Array.from(
        { length: colors.length * 3 },
        (_, at) => (colors[Math.floor(at / 3)] as number) >>> ((at % 3) * 8),
      ),
    ),
    ...(translucent > 0
      ? [
          chunk(
            'tRNS',
            Uint8Array.from(colors.subarray(0, translucent), color => color >>> 24),
          ),
        ]
      : []),
    chunk('IDAT', deflateRows(packedRows(indices, size, depth), rowLengthOf(size, depth))),
  );
};

const trueColorPng = (raster: Raster): Uint8Array => {
  const { hasAlpha, stream } = trueColorStream(raster);
  return png(header(raster.size, 8, hasAlpha ? COLOR_TYPE.rgba : COLOR_TYPE.rgb), chunk('IDAT', stream));
};

const png = (...chunks: readonly Uint8Array[]): Uint8Array =>
  Buffer.concat([SIGNATURE, ...chunks, chunk('IEND', new Uint8Array())]);

/** The bytes of a row: its filter byte and its pixels. */
const rowLengthOf = (size: number, depth: number): number => 1 + Math.ceil((size * depth) / 8);

/** Rows of `depth` bits a pixel, each behind its filter byte 0 (none). */
const packedRows = (indices: Uint8Array, size: number, depth: number): Uint8Array => {
  const rowLength = rowLengthOf(size, depth);
  const rows = new Uint8Array(size * rowLength);
  for (let y = 0; y < size; y++) {
    const row = indices.subarray(y * size, (y + 1) * size);
    const first = y * rowLength + 1;
    if (depth === 8) rows.set(row, first);
    else
      row.forEach((index, x) => {
        const bit = x * depth;
        const at = first + (bit >> 3);
        rows[at] = (rows[at] as number) | (index << (8 - depth - (bit & 7)));
      });
  }
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
