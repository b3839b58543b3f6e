// Compressed pixels of an indexed PNG.
import { compressRows, compressScanlines } from '../deflate/deflate';
import { createRuns, Runs, runsOfRows } from '../deflate/runs';
import { allocate, clear, Pointer } from '../memory';
import { countErrors, filterPaeth } from './paeth-filter';

/** Packs palette indices into `depth` bits per pixel. A run of pixels becomes one to three runs of bytes. */
function packRuns(runs: Runs, width: i32, height: i32, depth: i32): Runs {
  const rowBits = width * depth;
  const rowLength = (rowBits + 7) >> 3;
  const packed = createRuns(3 * runs.count);
  let row = 0;
  let byte = 0;
  for (let run = 0; run < runs.count; run++) {
    const end = (runs.starts[run + 1] - row * width) * depth;
    const value: i32 = runs.values[run];
    for (let bit = (runs.starts[run] - row * width) * depth; bit < end; ) {
      const column = bit >> 3;
      if ((bit & 7) === 0 && end - bit >= 8) {
        addByte(packed, row * rowLength, column, value * (255 / ((1 << depth) - 1)));
        bit += (end - bit) & ~7;
      } else {
        byte |= value << (8 - depth - (bit & 7));
        bit += depth;
        if ((bit & 7) !== 0 && bit < rowBits) continue;
        addByte(packed, row * rowLength, column, byte);
        byte = 0;
      }
    }
    if (end === rowBits) row++;
  }
  packed.close(height * rowLength);
  return packed;
}

function addByte(packed: Runs, rowStart: i32, column: i32, value: i32): void {
  if (column > 0 && packed.values[packed.count - 1] === value) return;
  packed.add(rowStart + column, u8(value));
}

export const MAX_COLORS = 256;

const frequencies = allocate<i32>(MAX_COLORS);
const newIndices = allocate<u8>(MAX_COLORS);

/** The sorted palette of the latest image (RGBA with straight alpha, red in the lowest byte), and its number of colors. */
export const palette = allocate<u32>(MAX_COLORS);
export let paletteSize = 0;

/**
 * Sorts the palette of an indexed image, and omits unused colors. The commonest color gets index 0, which is also the
 * filter byte, so that most rows start with a long run. Translucent colors follow, because tRNS ends with the last of
 * them.
 */
function sortPalette(colors: Pointer<u32>, count: i32, runs: Runs): void {
  clear(frequencies, count);
  for (let run = 0; run < runs.count; run++) frequencies[runs.values[run]] += runs.lengthOf(run);
  let commonest = 0;
  for (let index = 1; index < count; index++)
    if (frequencies[index] > frequencies[commonest]) commonest = index;
  paletteSize = 0;
  addColor(commonest, colors[commonest]);
  for (let index = 0; index < count; index++)
    if (index !== commonest && isTranslucent(colors[index])) addColor(index, colors[index]);
  for (let index = 0; index < count; index++)
    if (index !== commonest && !isTranslucent(colors[index])) addColor(index, colors[index]);
  for (let run = 0; run < runs.count; run++) runs.values[run] = newIndices[runs.values[run]];
}

function isTranslucent(color: u32): bool {
  return color < 0xff000000;
}

function addColor(index: i32, color: u32): void {
  if (frequencies[index] === 0) return;
  newIndices[index] = u8(paletteSize);
  palette[paletteSize++] = color;
}

/**
 * Images with 5 to 16 colors have 8 bits per pixel up to this width. With 4 bits, the match search would miss runs that
 * start at odd pixels. 4 bits pay off only if a row of one color is longer than one match (258 bytes).
 */
const MAX_UNPACKED_WIDTH = 258;

/**
 * Slanted gradients, whose rows repeat with a shift, use the filter Paeth if it leaves fewer nonzero bytes than this
 * factor times the number of runs. For nearly all of them, this rule selects the smaller file. Other images are smaller
 * with the filter None. (Decision 051)
 */
const MAX_ERRORS_PER_RUN: f64 = 0.95;

/** Bits per pixel of the latest image. */
export let bitDepth = 0;

/** Images with less than 8 bits per pixel only try the shift 0, because their rows do not repeat with a shift. */
const unshifted = allocate<i32>(1);
unshifted[0] = 0;

/** Compresses the pixels of an image to the content of the IDAT chunk. Returns the length of the content. (Decision 051) */
export function compressPixels(
  indices: Pointer<u8>,
  width: i32,
  height: i32,
  colors: Pointer<u32>,
  count: i32,
  shifts: Pointer<i32>,
  shiftCount: i32,
): i32 {
  const runs = runsOfRows(indices, width * height, width);
  sortPalette(colors, count, runs);
  bitDepth = depthFor(paletteSize, width);
  if (bitDepth < 8)
    return compressRows(packRuns(runs, width, height, bitDepth), (width * bitDepth + 7) >> 3, unshifted, 1);
  if (shiftCount > 1) {
    const scanlines = filterPaeth(runs, width, height);
    if (countErrors(scanlines, width, height) < MAX_ERRORS_PER_RUN * runs.count) {
      const length = height * (width + 1);
      return compressScanlines(runsOfRows(scanlines, length, length), width, shifts, shiftCount);
    }
  }
  return compressRows(runs, width, shifts, shiftCount);
}

function depthFor(colors: i32, width: i32): i32 {
  if (colors <= 2) return 1;
  if (colors <= 4) return 2;
  return colors <= 16 && width > MAX_UNPACKED_WIDTH ? 4 : 8;
}
