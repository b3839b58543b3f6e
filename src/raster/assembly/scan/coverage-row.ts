// Exact area coverage of one pixel row, accumulated from edges.
import { allocate, clear, Pointer } from '../memory';
import { paintSpan } from '../paint/span-painter';

/**
 * Rounding constant. It is above 0.5, so that exact halves round up even if the last digits of an outline differ.
 * (Decision 062)
 */
const HALF: f64 = 0.5 + 1e-6;

let size = 0;
/** Difference in coverage between each pixel and the previous pixel. An edge changes only the pixels that it crosses. */
let sums = changetype<Pointer<f64>>(usize(0));
/** Bitmap of the pixels whose difference may be nonzero. */
let touched = changetype<Pointer<u64>>(usize(0));
let words = 0;

export function resetCoverage(pixels: i32): void {
  size = pixels;
  words = (pixels + 65) >> 6;
  sums = allocate<f64>(pixels + 2);
  touched = allocate<u64>(words);
  clear(sums, pixels + 2);
  clear(touched, words);
}

/**
 * Adds the area to the right of an edge from x0 to x1, which are both inside the row. `height` is a signed fraction of
 * the row.
 */
export function addCoverage(x0: f64, x1: f64, height: f64): void {
  const left = min<f64>(x0, x1);
  const right = max<f64>(x0, x1);
  const first = i32(left);
  let pixel = first;
  // Height of the edge in the pixels before the current pixel, minus what `sums` already includes.
  let passed: f64 = 0;
  if (right <= f64(first) + 1) {
    const covered = height * (f64(first) + 1 - (left + right) / 2);
    sums[pixel] += covered;
    passed = height - covered;
    touch(pixel++);
  } else {
    const perPixel = height / (right - left);
    for (; f64(pixel) < right; pixel++) {
      const from = max<f64>(left, pixel);
      const to = min<f64>(right, pixel + 1);
      const here = (to - from) * perPixel;
      const covered = here * (f64(pixel) + 1 - (from + to) / 2);
      sums[pixel] = sums[pixel] + passed + covered;
      passed = here - covered;
      touch(pixel);
    }
  }
  sums[pixel] += passed;
  touch(pixel);
}

/** Paints the covered spans, quantized to `levels` steps, and clears the row. */
export function flushCoverage(row: i32, levels: i32): void {
  let coverage: f64 = 0;
  let start = 0;
  let level = 0;
  for (let word = 0; word < words; word++) {
    let bits = touched[word];
    touched[word] = 0;
    for (; bits !== 0; bits &= bits - 1) {
      const pixel = (word << 6) + i32(ctz(bits));
      coverage += sums[pixel];
      sums[pixel] = 0;
      const nextLevel = i32(Math.floor(coverage * levels + HALF));
      if (nextLevel === level) continue;
      if (level > 0 && start < size) paintSpan(row, start, min(pixel, size), level);
      start = pixel;
      level = nextLevel;
    }
  }
  if (level > 0 && start < size) paintSpan(row, start, size, level);
}

function touch(pixel: i32): void {
  touched[pixel >> 6] |= u64(1) << (pixel & 63);
}
