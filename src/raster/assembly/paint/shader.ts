// Shaders: paints with a color per pixel, used for gradients with several stops and for pictures.
import { allocate, Pointer } from '../memory';
import { compositeOver, PixelColor } from './gradient';
import { Image } from './image';

/** Kinds of shaders and spread methods (SVG 2, 14.2.2) in the display list. */
const RADIAL = 1;
const PICTURE = 2;
const PAD = 0;
const REPEAT = 2;

/** Layout of a gradient in the display list, after the kind of the shader. */
@unmanaged
export class GradientSpace {
  spread: f64;
  /** Matrix from pixels to gradient space: the gradient runs from x = 0 to 1, or from the focal point to the unit circle. */
  a: f64;
  b: f64;
  c: f64;
  d: f64;
  e: f64;
  f: f64;
  /** Focal point of a radial gradient, inside the unit circle. */
  focalX: f64;
  focalY: f64;
}

/** Layout of a picture in the display list: position of the first pixel, then size in pixels. */
@unmanaged
export class PictureSpace {
  left: f64;
  top: f64;
  width: f64;
  height: f64;
}

let kind = 0;
let space = changetype<GradientSpace>(usize(0));
let picture = changetype<PictureSpace>(usize(0));
/** Colors with straight alpha: equal steps of a gradient, or the pixels of a picture in rows. */
let colors = changetype<Pointer<PixelColor>>(usize(0));
let colorCount = 0;

function copyColors(numbers: Pointer<f64>, count: i32): void {
  colors = allocate<PixelColor>(count);
  colorCount = count;
  for (let at = 0; at < count; at++) colors[at] = u32(numbers[at]);
}

export function shadeGradient(isRadial: bool, numbers: GradientSpace, list: Pointer<f64>, count: i32): void {
  kind = isRadial ? RADIAL : 0;
  space = numbers;
  copyColors(list, count);
}

/** Selects a picture. `left` and `top` are the position of its first pixel in the image. */
export function shadePicture(numbers: PictureSpace, list: Pointer<f64>): void {
  kind = PICTURE;
  picture = numbers;
  copyColors(list, i32(numbers.width * numbers.height));
}

/**
 * Paints the pixels from `start` (inclusive) to `end` (exclusive) of `row`. `coverage` is from 0 to 1 and includes the
 * opacity of the layer.
 */
export function shadeSpan(image: Image, row: i32, start: i32, end: i32, coverage: f64): void {
  const first = row * image.size;
  let color = colorAt(start, row);
  for (let from = start; from < end; ) {
    let next = color;
    let to = from + 1;
    for (; to < end; to++) {
      next = colorAt(to, row);
      if (next !== color) break;
    }
    blend(image, first + from, first + to, color, coverage);
    color = next;
    from = to;
  }
}

function blend(image: Image, start: i32, end: i32, color: PixelColor, coverage: f64): void {
  const alpha = (f64(color >> 24) / 255) * coverage;
  if (alpha === 0) return;
  if (alpha === 1) {
    image.fill(start, end, color);
    return;
  }
  for (let from = start; from < end; ) {
    const to = image.endOfRun(from, end);
    const backdrop = image.get(from);
    const red = f64(color & 255);
    const green = f64((color >> 8) & 255);
    image.fill(from, to, compositeOver(red, green, (color >> 16) & 255, alpha, backdrop));
    from = to;
  }
}

function colorAt(column: i32, row: i32): PixelColor {
  if (kind === PICTURE) {
    const x = column - i32(picture.left);
    const y = row - i32(picture.top);
    const width = i32(picture.width);
    return x < 0 || y < 0 || x >= width || y >= i32(picture.height) ? 0 : colors[y * width + x];
  }
  const x = space.a * (column + 0.5) + space.c * (row + 0.5) + space.e;
  const place = kind === RADIAL ? radius(x, space.b * (column + 0.5) + space.d * (row + 0.5) + space.f) : x;
  return colors[i32(spreadOf(place) * (colorCount - 1) + 0.5)];
}

/** Offset in a radial gradient: the distance from the focal point, divided by the distance to the circle in that direction. */
function radius(x: f64, y: f64): f64 {
  if (space.focalX === 0 && space.focalY === 0) return Math.sqrt(x * x + y * y);
  const dx = x - space.focalX;
  const dy = y - space.focalY;
  const along = dx * space.focalX + dy * space.focalY;
  const rest = 1 - space.focalX * space.focalX - space.focalY * space.focalY;
  return (along + Math.sqrt(along * along + (dx * dx + dy * dy) * rest)) / rest;
}

/** Applies the spread method. Returns a number from 0 to 1. */
function spreadOf(place: f64): f64 {
  if (space.spread === PAD || !(abs<f64>(place) < 1e9)) return place > 0 ? min<f64>(1, place) : 0;
  if (space.spread === REPEAT) return place - Math.floor(place);
  const period = abs<f64>(place) % 2;
  return period > 1 ? 2 - period : period;
}
