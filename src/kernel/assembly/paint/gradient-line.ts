// Mapping from pixels to the ramp colors of a linear gradient.
import { allocate, Pointer } from '../memory';

/** Rows share one ramp if the gradient changes by fewer steps per pixel than this. */
const MAX_SHARED_SLOPE: f64 = 0.5;

/** Start and end in pixels. */
@unmanaged
export class Line {
  x1: f64;
  y1: f64;
  x2: f64;
  y2: f64;
}

let size = 0;
let steps: f64 = 0;
/** Position of the first pixel's center in steps, and its increment per column and per row. */
let origin: f64 = 0;
let perX: f64 = 0;
let perY: f64 = 0;
let ramp = changetype<Pointer<u8>>(0 as usize);
let rampLength = 0;
let isShared = false;
/** Index in the shared ramp at which row 0 starts. */
let start = 0;

/**
 * Sets the gradient line in an image of `pixels` per side, divided into `stepCount` steps. Each row is the same ramp
 * shifted by whole pixels if the error stays at or below 1/4 step, so that PNG rows repeat; otherwise each row gets its
 * own ramp. (Decision 053)
 */
export function setGradientLine(line: Line, stepCount: i32, pixels: i32): void {
  const dx = line.x2 - line.x1;
  const dy = line.y2 - line.y1;
  const squared = dx * dx + dy * dy;
  size = pixels;
  steps = stepCount;
  const exactPerX = squared > 0 ? (dx / squared) * steps : 0;
  perY = squared > 0 ? (dy / squared) * steps : 0;
  // A change of less than one step across the whole row is dropped.
  perX = abs<f64>(exactPerX * pixels) < 1 ? 0 : exactPerX;
  // Half a step rounds to the nearest step; the small offset keeps exact halves on one side on every platform. A line of
  // zero length paints the last color only (SVG 2, section 14.2.2).
  const middle = (0.5 - line.x1) * exactPerX + (0.5 - line.y1) * perY + ((exactPerX - perX) * pixels) / 2;
  origin = squared > 0 ? middle + 0.5 + 1e-6 : steps;
  isShared = perX !== 0 && abs<f64>(perX) < MAX_SHARED_SLOPE;
  const widestShift = isShared ? shiftOf(pixels - 1) : 0;
  start = max(0, -widestShift);
  rampLength = pixels + abs(widestShift);
  ramp = allocate<u8>(rampLength);
  if (isShared) fillRamp(origin - start * perX);
}

/** Ramp indices (from 1) of the pixels in row `y`; valid until the next call. */
export function gradientRow(y: i32): Pointer<u8> {
  if (isShared) return changetype<Pointer<u8>>(ramp.address + (start + shiftOf(y)));
  fillRamp(origin + y * perY);
  return ramp;
}

/** Lists the distinct pixel counts by which a row is the previous row shifted left; returns their number. */
export function listShifts(shifts: Pointer<i32>, capacity: i32): i32 {
  let count = 0;
  shifts[count++] = 0;
  for (let y = 1; isShared && y < size && count < capacity; y++) {
    const shift = shiftOf(y) - shiftOf(y - 1);
    let at = 0;
    while (at < count && shifts[at] !== shift) at++;
    if (at === count && abs(shift) < size) shifts[count++] = shift;
  }
  return count;
}

function shiftOf(y: i32): i32 {
  return Math.round((y * perY) / perX) as i32;
}

function fillRamp(from: f64): void {
  for (let x = 0; x < rampLength; x++)
    ramp[x] = (1 + max<f64>(0, min<f64>(steps, Math.floor(from + x * perX)))) as u8;
}
