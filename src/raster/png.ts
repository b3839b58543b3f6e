// PNG encoder (W3C PNG, third edition): lossless, only mandatory chunks and tRNS.
import { crc32 } from 'node:zlib';
import { deflateRows } from '../deflate/deflate-rows.ts';
import { type Runs, runsOfRows } from '../deflate/runs.ts';
import { sortPalette } from './palette.ts';
import type { IndexedImage, Raster } from './raster.ts';
import { trueColorStream } from './true-color.ts';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const COLOR_TYPE = { rgb: 2, indexed: 3, rgba: 6 };

/** Encodes a raster losslessly: indexed if it has a palette, otherwise as RGB or RGBA. (Decision 051) */
export const encodePng = (raster: Raster): Uint8Array =>
  raster.indexed ? indexedPng(raster.size, raster.indexed) : trueColorPng(raster);

/**
 * Four bits per pixel hide runs that start at odd pixels from the match search; they pay off only where a row of one color
 * is longer than one match (258 bytes).
 */
const MAX_UNPACKED_SIZE = 258;

const indexedPng = (size: number, { colors, indices, shifts }: IndexedImage): Uint8Array => {
  const runs = runsOfRows(indices, size);
  const palette = sortPalette(colors, runs);
  const depths = size > MAX_UNPACKED_SIZE ? [1, 2, 4] : [1, 2];
  const depth = depths.find(bits => palette.colors.length <= 1 << bits) ?? 8;
  return png(
    header(size, depth, COLOR_TYPE.indexed),
    ...paletteChunks(palette.colors),
    chunk(
      'IDAT',
      depth === 8
        ? deflateRows(palette.runs, size, shifts)
        : deflateRows(packedRuns(palette.runs, size, depth), Math.ceil((size * depth) / 8)),
    ),
  );
};

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

/** Packs palette indices into `depth` bits per pixel. A run of pixels becomes up to three runs of bytes. */
const packedRuns = ({ count, starts, values }: Runs, size: number, depth: number): Runs => {
  const rowBits = size * depth;
  const rowLength = Math.ceil(rowBits / 8);
  const packedStarts = new Uint32Array(3 * count + 1);
  const packedValues = new Uint8Array(3 * count);
  let packed = 0;
  const add = (row: number, column: number, value: number): void => {
    if (column > 0 && packedValues[packed - 1] === value) return;
    packedStarts[packed] = row * rowLength + column;
    packedValues[packed++] = value;
  };
  let byte = 0;
  for (let run = 0; run < count; run++) {
    const row = Math.floor(starts[run] / size);
    const end = (starts[run + 1] - row * size) * depth;
    const value = values[run];
    for (let bit = (starts[run] - row * size) * depth; bit < end; ) {
      const column = bit >> 3;
      if ((bit & 7) === 0 && end - bit >= 8) {
        add(row, column, value * (255 / ((1 << depth) - 1)));
        bit += (end - bit) & ~7;
      } else {
        byte |= value << (8 - depth - (bit & 7));
        bit += depth;
        if ((bit & 7) !== 0 && bit < rowBits) continue;
        add(row, column, byte);
        byte = 0;
      }
    }
  }
  packedStarts[packed] = size * rowLength;
  return { count: packed, starts: packedStarts, values: packedValues };
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
