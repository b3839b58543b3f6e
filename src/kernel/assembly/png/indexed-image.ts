// Image data of an indexed PNG.
import { compressRows, compressScanlines } from '../deflate/deflate-rows';
import { runsOfRows } from '../deflate/runs';
import { allocate, Pointer } from '../memory';
import { packRuns } from './packed-runs';
import { countErrors, filterPaeth } from './paeth-filter';
import { sortPalette } from './palette';

/**
 * Four bits per pixel hide runs that start at odd pixels from the match search; they pay off only where a row of one color
 * is longer than one match (258 bytes).
 */
const MAX_UNPACKED_SIZE = 258;

/**
 * The filter Paeth pays off on slanted gradients (whose rows repeat shifted) where it leaves fewer nonzero bytes than the
 * rows have runs. This finds the smaller form in nearly all of them; on other images None is smaller. (Decision 051)
 */
const MAX_ERRORS_PER_RUN: f64 = 0.95;

/** Number of colors in the palette and bits per pixel of the latest image. */
export let colorCount = 0;
export let bitDepth = 0;

/** No shift but 0: rows of less than one byte per pixel do not repeat shifted. */
const unshifted = allocate<i32>(1);
unshifted[0] = 0;

/** Compresses the pixels of a square image to the content of its IDAT chunk; returns the length. (Decision 051) */
export function compressPixels(
  indices: Pointer<u8>,
  size: i32,
  colors: Pointer<u32>,
  count: i32,
  shifts: Pointer<i32>,
  shiftCount: i32,
): i32 {
  const runs = runsOfRows(indices, size * size, size);
  colorCount = sortPalette(colors, count, runs);
  bitDepth = depthFor(colorCount, size);
  if (bitDepth < 8)
    return compressRows(packRuns(runs, size, bitDepth), (size * bitDepth + 7) >> 3, unshifted, 1);
  if (shiftCount > 1) {
    const scanlines = filterPaeth(runs, size);
    if (countErrors(scanlines, size) < MAX_ERRORS_PER_RUN * runs.count) {
      const length = size * (size + 1);
      return compressScanlines(runsOfRows(scanlines, length, length), size, shifts, shiftCount);
    }
  }
  return compressRows(runs, size, shifts, shiftCount);
}

function depthFor(colors: i32, size: i32): i32 {
  if (colors <= 2) return 1;
  if (colors <= 4) return 2;
  return colors <= 16 && size > MAX_UNPACKED_SIZE ? 4 : 8;
}
