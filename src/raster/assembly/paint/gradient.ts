// Linear gradients: compositing, color ramps, and ramp indices of the pixels in a row.
import { allocate, create, Pointer } from '../memory';

/** RGBA with straight alpha, red in the lowest byte. Transparent pixels are 0. */
export type PixelColor = u32;

/**
 * Composites a color over `backdrop` in straight sRGB (source-over; Compositing and Blending Level 1, section 9.1.4).
 * `alpha` is from 0 to 1.
 */
export function compositeOver(red: f64, green: f64, blue: f64, alpha: f64, backdrop: PixelColor): PixelColor {
  const backdropAlpha = (f64(backdrop >> 24) / 255) * (1 - alpha);
  const sum = alpha + backdropAlpha;
  if (sum <= 0) return 0;
  const weight = alpha / sum;
  const opacity = u32(Math.round(sum * 255));
  if (opacity === 0) return 0;
  return (
    mix(backdrop & 255, red, weight) |
    (mix((backdrop >> 8) & 255, green, weight) << 8) |
    (mix((backdrop >> 16) & 255, blue, weight) << 16) |
    (opacity << 24)
  );
}

function mix(from: f64, to: f64, weight: f64): u32 {
  return u32(Math.round(from + (to - from) * weight));
}

/** Rows share one ramp if the gradient changes by fewer steps per pixel than this. */
const MAX_SHARED_SLOPE: f64 = 0.5;

/** A gradient line in pixels. */
@unmanaged
export class Line {
  x1: f64;
  y1: f64;
  x2: f64;
  y2: f64;
}

let size = 0;
let steps: f64 = 0;
/**
 * `origin` is the position of the first pixel's center in steps, `perX` and `perY` the difference to the next column
 * and row.
 */
let origin: f64 = 0;
let perX: f64 = 0;
let perY: f64 = 0;
let ramp = changetype<Pointer<u8>>(usize(0));
let rampLength = 0;
let isShared = false;
/** Index in the shared ramp at which row 0 starts. */
let start = 0;

/**
 * Sets the gradient line in an image of `pixels` per side, divided into `stepCount` steps. If the error is at most 1/4
 * step, all rows share one ramp, shifted by whole pixels, because repeated rows compress well. Otherwise each row has
 * another ramp. (Decision 051)
 */
export function setGradientLine(line: Line, stepCount: i32, pixels: i32): void {
  const dx = line.x2 - line.x1;
  const dy = line.y2 - line.y1;
  const squared = dx * dx + dy * dy;
  size = pixels;
  steps = stepCount;
  const exactPerX = squared > 0 ? (dx / squared) * steps : 0;
  perY = squared > 0 ? (dy / squared) * steps : 0;
  // Ignores a change of less than one step across the whole row.
  perX = abs<f64>(exactPerX * pixels) < 1 ? 0 : exactPerX;
  // Adding half a step rounds to the nearest step. The small offset rounds exact halves up on every platform. A line of
  // zero length paints only the last color (SVG 2, section 14.2.2).
  const middle = (0.5 - line.x1) * exactPerX + (0.5 - line.y1) * perY + ((exactPerX - perX) * pixels) / 2;
  origin = squared > 0 ? middle + 0.5 + 1e-6 : steps;
  isShared = perX !== 0 && abs<f64>(perX) < MAX_SHARED_SLOPE;
  const widestShift = isShared ? shiftOf(pixels - 1) : 0;
  start = max(0, -widestShift);
  rampLength = pixels + abs(widestShift);
  ramp = allocate<u8>(rampLength);
  if (isShared) fillRamp(origin - start * perX);
}

/** Ramp indices (from 1) of the pixels in row `y`. The next call overwrites them. */
export function gradientRow(y: i32): Pointer<u8> {
  if (isShared) return changetype<Pointer<u8>>(ramp.address + (start + shiftOf(y)));
  fillRamp(origin + y * perY);
  return ramp;
}

/** Lists the pixel counts by which rows are shifted left from the previous row. Returns the number of distinct counts. */
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
  return i32(Math.round((y * perY) / perX));
}

function fillRamp(from: f64): void {
  for (let x = 0; x < rampLength; x++)
    ramp[x] = u8(1 + max<f64>(0, min<f64>(steps, Math.floor(from + x * perX))));
}

/**
 * Maximum number of steps of 1/255 of the channel with the widest range. A gradient with more steps uses steps of up to
 * 2/255.
 */
const MAX_FINE_STEPS: f64 = 72;

/** Maximum quantization error, in 1/255 of a channel, of pixels that blend the gradient with another color. */
const EDGE_TOLERANCE: f64 = 6;

/** Red, green and blue are from 0 to 255, alpha is from 0 to 1. */
@unmanaged
export class Color {
  red: f64;
  green: f64;
  blue: f64;
  alpha: f64;
}

/** The colors of a gradient, in `steps` equal steps. (Decision 051) */
@unmanaged
export class GradientRamp {
  steps: i32;
  /** Palette of `steps + 2` colors: transparent, then the start color to the end color. */
  colors: Pointer<PixelColor>;
  /** Step size in 1/255 of the channel with the widest range. */
  private stepSize: f64;
  private from: Color;
  private to: Color;
  /** Alpha of both colors, multiplied by the opacity of the layer, from 0 to 255. */
  private fromAlpha: f64;
  private toAlpha: f64;

  init(from: Color, to: Color, opacity: f64): void {
    this.from = from;
    this.to = to;
    this.fromAlpha = from.alpha * opacity * 255;
    this.toAlpha = to.alpha * opacity * 255;
    let range = max<f64>(1, abs<f64>(to.red - from.red));
    range = max<f64>(range, abs<f64>(to.green - from.green));
    range = max<f64>(range, abs<f64>(to.blue - from.blue));
    range = max<f64>(range, abs<f64>(this.toAlpha - this.fromAlpha));
    const steps = Math.ceil(max<f64>(range / 2, min<f64>(range, MAX_FINE_STEPS)));
    this.steps = i32(steps);
    this.stepSize = range / steps;
    this.colors = allocate<PixelColor>(this.steps + 2);
    this.colors[0] = 0;
    for (let stop = 1; stop < this.steps + 2; stop++) this.colors[stop] = this.over(stop, 1, 0);
  }

  /** Composites the ramp color with index `stop` and the given coverage (0 to 1) over `backdrop`. */
  over(stop: i32, coverage: f64, backdrop: PixelColor): PixelColor {
    const at = f64(stop - 1) / this.steps;
    return compositeOver(
      this.from.red + (this.to.red - this.from.red) * at,
      this.from.green + (this.to.green - this.from.green) * at,
      this.from.blue + (this.to.blue - this.from.blue) * at,
      ((this.fromAlpha + (this.toAlpha - this.fromAlpha) * at) * coverage) / 255,
      backdrop,
    );
  }

  /** Rounds a ramp index. The smaller the `coverage` (0 to 1) of the pixel by the gradient, the larger the rounding step. */
  quantize(stop: i32, coverage: f64): i32 {
    const span = max<f64>(1, Math.round((2 * EDGE_TOLERANCE) / (coverage * this.stepSize)));
    return 1 + i32(min<f64>(this.steps, Math.round((stop - 1) / span) * span));
  }
}

export function createRamp(from: Color, to: Color, opacity: f64): GradientRamp {
  const ramp = create<GradientRamp>();
  ramp.init(from, to, opacity);
  return ramp;
}
