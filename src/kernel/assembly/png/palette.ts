// Palette order: the commonest color first, then translucent colors; unused colors are dropped.
import { Runs } from '../deflate/runs';
import { allocate, clear, Pointer } from '../memory';

export const MAX_COLORS = 256;

const frequencies = allocate<i32>(MAX_COLORS);
const newIndices = allocate<u8>(MAX_COLORS);

/** The sorted palette, as RGBA with straight alpha and red in the lowest byte. */
export const palette = allocate<u32>(MAX_COLORS);
let paletteCount = 0;

/**
 * Reorders the palette of an indexed image; returns the number of colors in use. The commonest color gets index 0, which
 * equals the filter byte of PNG rows, so that most rows begin without a change. Translucent colors follow, because tRNS
 * ends with the last of them.
 */
export function sortPalette(colors: Pointer<u32>, count: i32, runs: Runs): i32 {
  clear(frequencies, count);
  for (let run = 0; run < runs.count; run++) frequencies[runs.values[run]] += runs.lengthOf(run);
  let commonest = 0;
  for (let index = 1; index < count; index++)
    if (frequencies[index] > frequencies[commonest]) commonest = index;
  paletteCount = 0;
  addColor(commonest, colors[commonest]);
  for (let index = 0; index < count; index++)
    if (index !== commonest && isTranslucent(colors[index])) addColor(index, colors[index]);
  for (let index = 0; index < count; index++)
    if (index !== commonest && !isTranslucent(colors[index])) addColor(index, colors[index]);
  for (let run = 0; run < runs.count; run++) runs.values[run] = newIndices[runs.values[run]];
  return paletteCount;
}

function isTranslucent(color: u32): bool {
  return color < 0xff000000;
}

function addColor(index: i32, color: u32): void {
  if (frequencies[index] === 0) return;
  newIndices[index] = paletteCount as u8;
  palette[paletteCount++] = color;
}
