// ICO encoder: several sizes of one image with 32 bits per pixel.
import { encodeRgbaPng } from './png.ts';
import type { PixelColor, Raster } from './raster.ts';

const DIRECTORY_HEADER = 6;
const DIRECTORY_ENTRY = 16;
const BITMAP_HEADER = 40;

/** Larger images are stored as PNG, smaller ones as bitmaps for software that cannot read PNG in ICO files. */
const MAX_BITMAP_SIZE = 32;

/** Encodes rasters of 1 to 256 pixels per side as an ICO file with the largest image first. (Decision 052) */
export const encodeIco = (rasters: readonly Raster[]): Uint8Array => {
  const largestFirst = rasters.toSorted((one, other) => other.width - one.width);
  const images = largestFirst.map(raster => ({
    size: raster.width,
    bytes: raster.width > MAX_BITMAP_SIZE ? encodeRgbaPng(raster) : bitmap(raster),
  }));
  const start = DIRECTORY_HEADER + DIRECTORY_ENTRY * images.length;
  const file = new Uint8Array(images.reduce((sum, { bytes }) => sum + bytes.length, start));
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, images.length, true);
  let offset = start;
  images.forEach(({ size, bytes }, index) => {
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
 * A bitmap in an ICO file: BITMAPINFOHEADER, BGRA rows from the bottom up, then the AND mask with one bit per pixel and
 * rows padded to 32 bits. The mask covers only fully transparent pixels, because software without alpha support inverts
 * the screen under masked pixels that are not black.
 */
const bitmap = ({ width: size, pixels }: Raster): Uint8Array => {
  const maskStride = Math.ceil(size / 32) * 4;
  const pixelBytes = size * size * 4;
  const bytes = new Uint8Array(BITMAP_HEADER + pixelBytes + size * maskStride);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, BITMAP_HEADER, true);
  view.setInt32(4, size, true);
  // biHeight is the number of color rows plus the number of mask rows.
  view.setInt32(8, size * 2, true);
  view.setUint16(12, 1, true);
  view.setUint16(14, 32, true);
  view.setUint32(20, pixelBytes + size * maskStride, true);
  const mask = bytes.subarray(BITMAP_HEADER + pixelBytes);
  pixels.forEach((color, index) => {
    const x = index % size;
    const row = size - 1 - Math.floor(index / size);
    view.setUint32(BITMAP_HEADER + (row * size + x) * 4, swapRedAndBlue(color), true);
    const at = row * maskStride + (x >> 3);
    if (color >>> 24 === 0) mask[at] = (mask[at] ?? 0) | (0x80 >> (x & 7));
  });
  return bytes;
};

const swapRedAndBlue = (color: PixelColor): number =>
  (color & 0xff00ff00) | ((color & 0xff) << 16) | ((color >>> 16) & 0xff);
