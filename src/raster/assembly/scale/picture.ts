// A picture in linear light, which can be scaled to any size.
import { allocate, mark, Pointer, release } from '../memory';
import { createLinearImage, LinearImage, scaleImage, VECTOR } from './lanczos';

/** Linear value of each 8-bit channel value (IEC 61966-2-1). */
const linear = allocate<f32>(256);
/** Smallest linear value that rounds up to the next channel value. */
const thresholds = allocate<f32>(256);
/** Linear light is divided into this many equal parts. `lowest` has the lowest channel value of each part. */
const PARTS: f32 = 1024;
const lowest = allocate<u8>(i32(PARTS) + 1);

function linearOf(channel: f64): f64 {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function fillTables(): void {
  if (linear[255] === 1) return;
  for (let level = 0; level < 256; level++) {
    linear[level] = f32(linearOf(f64(level) / 255));
    thresholds[level] = level === 255 ? f32(2) : f32(linearOf((f64(level) + 0.5) / 255));
  }
  let level = 0;
  for (let part = 0; part <= i32(PARTS); part++) {
    while (thresholds[level] <= f32(part) / PARTS) level++;
    lowest[part] = u8(level);
  }
}

/** Converts a linear value from 0 to 1 to a channel value. */
function channelOf(value: f32): u32 {
  let level = i32(lowest[i32(value * PARTS)]);
  while (value >= thresholds[level]) level++;
  return u32(level);
}

/** Mipmap: level 0 is the picture, and each further level is half as wide and high. */
const MAX_LEVELS = 16;
const levels = allocate<usize>(MAX_LEVELS);
let levelCount = 0;
let levelsEnd: usize = 0;

/** Reads RGBA bytes with straight alpha. */
export function readPicture(colors: Pointer<u32>, width: i32, height: i32): void {
  fillTables();
  const image = createLinearImage(width, height);
  const count = width * height;
  let to = image.pixels;
  let color: u32 = 0;
  let value = f32x4.splat(0);
  for (let at = 0; at < count; at++, to += VECTOR) {
    // Logos have long runs of one color, so the previous result is often reused.
    if (colors[at] !== color) {
      color = colors[at];
      value = linearColor(color);
    }
    v128.store(to, value);
  }
  levels[0] = changetype<usize>(image);
  levelCount = 1;
  levelsEnd = mark();
}

function linearColor(color: u32): v128 {
  const straight = f32x4(linear[color & 255], linear[(color >> 8) & 255], linear[(color >> 16) & 255], 1);
  return f32x4.mul(straight, f32x4.splat(f32(color >> 24) / 255));
}

/**
 * A smaller level replaces the picture if its sides are at least this many times the sides of the target. Channels of
 * the result then differ by less than 1 of 255. (Decision 028)
 */
const OVERSAMPLING = 8;

/** The smallest level that can be scaled to this size (see OVERSAMPLING). */
function levelFor(width: i32, height: i32): LinearImage {
  let image = changetype<LinearImage>(levels[0]);
  for (let index = 1; index < MAX_LEVELS; index++) {
    const halfWidth = (image.width + 1) >> 1;
    const halfHeight = (image.height + 1) >> 1;
    if (halfWidth < OVERSAMPLING * width || halfHeight < OVERSAMPLING * height) break;
    if (index === levelCount) {
      levels[levelCount++] = changetype<usize>(scaleImage(image, halfWidth, halfHeight, false));
      levelsEnd = mark();
    }
    image = changetype<LinearImage>(levels[index]);
  }
  return image;
}

/** Scales the picture to 32-bit colors with straight alpha. Returns the address of the colors. Transparent pixels are 0. */
export function scaledColors(width: i32, height: i32): usize {
  release(levelsEnd);
  const level = levelFor(width, height);
  const colors = allocate<u32>(width * height);
  let from = scaleImage(level, width, height, true).pixels;
  for (let at = 0; at < width * height; at++, from += VECTOR)
    colors[at] = straightColor(changetype<Pointer<f32>>(from));
  return colors.address;
}

function straightColor(channels: Pointer<f32>): u32 {
  const alpha = channels[3];
  // Clamps alpha, because the filter overshoots at edges.
  const opacity = i32(Math.round(min<f32>(1, alpha) * 255));
  if (opacity <= 0) return 0;
  return (
    channelOf(straight(channels[0], alpha)) |
    (channelOf(straight(channels[1], alpha)) << 8) |
    (channelOf(straight(channels[2], alpha)) << 16) |
    (opacity << 24)
  );
}

function straight(value: f32, alpha: f32): f32 {
  return max<f32>(0, min<f32>(1, value / alpha));
}
