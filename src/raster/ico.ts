// ICO encoder: several sizes of one image as 32-bit bitmaps.
import type { Raster } from './raster.ts';

const DIRECTORY_HEADER = 6;
const DIRECTORY_ENTRY = 16;
const BITMAP_HEADER = 40;

/** Encodes rasters of 1 to 256 pixels per side as an ICO file with the largest image first. (Decision 052) */
export const encodeIco = (rasters: readonly Raster[]): Uint8Array => {
  const largestFirst = rasters.toSorted((one, other) => other.size - one.size);
  const bitmaps = largestFirst.map(bitmap);
  const directory = Buffer.alloc(DIRECTORY_HEADER + DIRECTORY_ENTRY * bitmaps.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(bitmaps.length, 4);
  let offset = directory.length;
  largestFirst.forEach(({ size }, index) => {
    const length = bitmaps[index].length;
    const at = DIRECTORY_HEADER + DIRECTORY_ENTRY * index;
    // Width and height are one byte each; 0 means 256.
    directory[at] = size & 0xff;
    directory[at + 1] = size & 0xff;
    directory.writeUInt16LE(1, at + 4);
    directory.writeUInt16LE(32, at + 6);
    directory.writeUInt32LE(length, at + 8);
    directory.writeUInt32LE(offset, at + 12);
    offset += length;
  });
  return Buffer.concat([directory, ...bitmaps]);
};

/**
 * The bitmap of one size: a BITMAPINFOHEADER, BGRA rows from the bottom up, then the AND mask with one bit per pixel
 * and rows padded to 32 bits. Mask bits are set for fully transparent pixels only, because software without alpha
 * support inverts the screen under masked pixels that are not black.
 */
const bitmap = ({ size, rgba }: Raster): Buffer => {
  const maskStride = Math.ceil(size / 32) * 4;
  const pixelBytes = size * size * 4;
  const bytes = Buffer.alloc(BITMAP_HEADER + pixelBytes + size * maskStride);
  bytes.writeUInt32LE(BITMAP_HEADER, 0);
  bytes.writeInt32LE(size, 4);
  // biHeight is the sum of the color rows and the mask rows.
  bytes.writeInt32LE(size * 2, 8);
  bytes.writeUInt16LE(1, 12);
  bytes.writeUInt16LE(32, 14);
  bytes.writeUInt32LE(pixelBytes + size * maskStride, 20);
  const mask = bytes.subarray(BITMAP_HEADER + pixelBytes);
  for (let y = 0; y < size; y++) {
    const row = size - 1 - y;
    for (let x = 0; x < size; x++) {
      const from = (y * size + x) * 4;
      const to = BITMAP_HEADER + (row * size + x) * 4;
      bytes[to] = rgba[from + 2];
      bytes[to + 1] = rgba[from + 1];
      bytes[to + 2] = rgba[from];
      bytes[to + 3] = rgba[from + 3];
      if (rgba[from + 3] === 0) {
        const at = row * maskStride + (x >> 3);
        mask[at] |= 0x80 >> (x & 7);
      }
    }
  }
  return bytes;
};
