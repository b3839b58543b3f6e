// Lanczos scaling of linear colors, one 128-bit vector per pixel.
import { allocate, create, mark, Pointer, release } from '../memory';

/** Number of lobes of the filter on each side. */
const LOBES: f64 = 3;
/** Number of bytes per pixel. */
export const VECTOR: usize = 16;

/** Pixels with premultiplied alpha in linear light: red, green, blue and alpha as 32-bit floats. */
@unmanaged
export class LinearImage {
  width: i32;
  height: i32;
  pixels: usize;
}

export function createLinearImage(width: i32, height: i32): LinearImage {
  const image = create<LinearImage>();
  image.width = width;
  image.height = height;
  image.pixels = allocate<v128>(width * height).address;
  return image;
}

/** Weights of the source pixels for each target pixel, in one direction. */
@unmanaged
class Kernel {
  /** Number of source pixels per target pixel. */
  taps: i32;
  /** First source pixel for each target pixel. */
  starts: Pointer<i32>;
  weights: Pointer<f32>;
}

function sinc(x: f64): f64 {
  return Math.sin(Math.PI * x) / (Math.PI * x);
}

function lanczos(x: f64): f64 {
  if (x === 0) return 1;
  return abs<f64>(x) < LOBES ? sinc(x) * sinc(x / LOBES) : 0;
}

/** Normalizes the weights of each target pixel to the sum 1, also at the borders of the image. */
function createKernel(from: i32, to: i32): Kernel {
  const step = f64(from) / to;
  const stretch = max<f64>(1, step);
  const reach = LOBES * stretch;
  const kernel = create<Kernel>();
  const taps = min<i32>(from, i32(Math.ceil(2 * reach)) + 1);
  kernel.taps = taps;
  kernel.starts = allocate<i32>(to);
  kernel.weights = allocate<f32>(to * taps);
  for (let at = 0; at < to; at++) {
    const center = (at + 0.5) * step - 0.5;
    const start = max<i32>(0, min<i32>(from - taps, i32(Math.ceil(center - reach))));
    let sum: f64 = 0;
    for (let tap = 0; tap < taps; tap++) sum += lanczos((start + tap - center) / stretch);
    kernel.starts[at] = start;
    for (let tap = 0; tap < taps; tap++)
      kernel.weights[at * taps + tap] = f32(lanczos((start + tap - center) / stretch) / sum);
  }
  return kernel;
}

/** Scales columns, then rows. `isClamped` limits the colors in between, so that the filter of the rows spreads no overshoot. */
export function scaleImage(source: LinearImage, width: i32, height: i32, isClamped: bool): LinearImage {
  const target = createLinearImage(width, height);
  const start = mark();
  const rows = createLinearImage(source.width, height);
  scaleColumns(source, rows);
  if (isClamped) clampColors(rows);
  scaleRows(rows, target);
  release(start);
  return target;
}

/** Scales columns by adding whole rows, because rows are contiguous in memory. */
function scaleColumns(source: LinearImage, target: LinearImage): void {
  const kernel = createKernel(source.height, target.height);
  const rowBytes = usize(source.width) * VECTOR;
  const taps = kernel.taps;
  for (let row = 0; row < target.height; row++) {
    const to = target.pixels + usize(row) * rowBytes;
    memory.fill(to, 0, rowBytes);
    const from = source.pixels + usize(kernel.starts[row]) * rowBytes;
    const weights = kernel.weights.address + usize(row * taps) * 4;
    for (let tap = 0; tap < taps; tap++)
      addRow(to, from + usize(tap) * rowBytes, rowBytes, weights + usize(tap) * 4);
  }
}

function addRow(to: usize, from: usize, bytes: usize, weights: usize): void {
  const weight = v128.load32_splat(weights);
  for (let at: usize = 0; at < bytes; at += VECTOR)
    v128.store(to + at, f32x4.add(v128.load(to + at), f32x4.mul(v128.load(from + at), weight)));
}

function scaleRows(source: LinearImage, target: LinearImage): void {
  const kernel = createKernel(source.width, target.width);
  let to = target.pixels;
  for (let row = 0; row < target.height; row++) {
    const start = source.pixels + usize(row * source.width) * VECTOR;
    for (let column = 0; column < target.width; column++, to += VECTOR) {
      let from = start + usize(kernel.starts[column]) * VECTOR;
      let weights = kernel.weights.address + usize(column * kernel.taps) * 4;
      let sum = f32x4.splat(0);
      for (let tap = 0; tap < kernel.taps; tap++, from += VECTOR, weights += 4)
        sum = f32x4.add(sum, f32x4.mul(v128.load(from), v128.load32_splat(weights)));
      v128.store(to, sum);
    }
  }
}

/** Limits alpha to 1 and reduces the color in proportion. Then limits the color to alpha. */
function clampColors(image: LinearImage): void {
  const end = image.pixels + usize(image.width * image.height) * VECTOR;
  for (let at = image.pixels; at < end; at += VECTOR) {
    const color = f32x4.max(v128.load(at), f32x4.splat(0));
    const alpha = f32x4.extract_lane(color, 3);
    const limited = alpha > 1 ? f32x4.mul(color, f32x4.splat(1 / alpha)) : color;
    v128.store(at, f32x4.min(limited, f32x4.splat(min<f32>(1, alpha))));
  }
}
