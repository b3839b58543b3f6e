// ICO encoder: several sizes of one image as 32-bit bitmaps.
import type { Raster } from './raster.ts';

const DIRECTORY_HEADER = 6;
const DIRECTORY_ENTRY = 16;
const BITMAP_HEADER = 40;

/** Encodes rasters of 1 to 256 pixels per side as an ICO file with the largest image first. (Decision 052) */
export const encodeIco = (rasters: readonly Raster[]): Uint8Array => {
  const largestFirst = rasters.toSorted((one, other) => other.size - one.size);
  const bitmaps = largestFirst.map(bitmap);
  const start = DIRECTORY_HEADER + DIRECTORY_ENTRY * bitmaps.length;
  const file = new Uint8Array(bitmaps.reduce((sum, { length }) => sum + length, start));
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, bitmaps.length, true);
  let offset = start;
  largestFirst.forEach(({ size }, index) => {
    const bytes = bitmaps[index];
    const at = DIRECTORY_HEADER + DIRECTORY_ENTRY * index;
    // Width and height are one byte each; 0 means 256.
    file[at] = size & 0xff;
    file[at + 1] = size & 0xff;
    view.setUint16(at + 4, 1, true);
    view.setUint16(at + 6, 32, true);
    view.setUint32(at + 8, bytes.length, true);
    view.setUint32(at + 12, offset, true);
    file.set(bytes, offset);
    offset += bytes.length;
  });
  return file;
};

/**
 * The bitmap of one size: a BITMAPINFOHEADER, BGRA rows from the bottom up, then the AND mask with one bit per pixel
 * and rows padded to 32 bits. Mask bits are set for fully transparent pixels only, because software without alpha
 * support inverts the screen under masked pixels that are not black.
 */
const bitmap = ({ size, rgba }: Raster): Uint8Array => {
  const maskStride = Math.ceil(size / 32) * 4;
  const pixelBytes = size * size * 4;
  const bytes = new Uint8Array(BITMAP_HEADER + pixelBytes + size * maskStride);
  const header = new DataView(bytes.buffer);
  header.setUint32(0, BITMAP_HEADER, true);
  header.setInt32(4, size, true);
  // biHeight is the sum of the color rows and the mask rows.
  header.setInt32(8, size * 2, true);
  header.setUint16(12, 1, true);
  header.setUint16(14, 32, true);
  header.setUint32(20, pixelBytes + size * maskStride, true);
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
