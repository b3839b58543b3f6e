// Scanlines of a PNG without palette: gray or RGB, with or without alpha.
import { allocate, allocateOutput, clear, Pointer } from '../memory';
import { predictPaeth } from './paeth-filter';

const LANES = 16;
const FILTERS = 5;

/** Bytes per pixel of the latest image: 1 gray, 2 gray and alpha, 3 RGB, 4 RGBA. */
export let channelCount = 0;

let pixels = changetype<Pointer<u32>>(usize(0));
let width = 0;

/**
 * Filters the rows of an image with 32-bit colors. Returns the length of the scanlines, which are in the output until
 * the next call. `filtering` is a filter type for all rows, or another number to choose a filter for each row. Uses as
 * few channels as the image needs, unless `isRgba` requires all four. (Decision 051)
 */
export function filterRows(
  colors: Pointer<u32>,
  columns: i32,
  count: i32,
  filtering: i32,
  isRgba: bool,
): i32 {
  pixels = colors;
  width = columns;
  channelCount = isRgba ? 4 : channelsOf(colors, columns * count);
  const rowLength = width * channelCount;
  const scanlines = allocateOutput(count * (rowLength + 1));
  const candidates = allocate<u8>(FILTERS * (rowLength + LANES));
  // Surrounds the pixels by zeros, because a PNG filter treats pixels outside of the image as 0.
  const stride = rowLength + 2 * LANES;
  const rows = allocate<u8>(2 * stride);
  clear(rows, 2 * stride);
  let to = scanlines.address;
  for (let row = 0; row < count; row++) {
    const current = rowIn(rows, stride, row);
    writeRow(row, current);
    const above = rowIn(rows, stride, row + 1);
    const filter = chosenFilter(filtering, current, above, rowLength, candidates.address);
    store<u8>(to, u8(filter));
    memory.copy(to + 1, candidates.address + usize(filter * (rowLength + LANES)), rowLength);
    to += usize(rowLength) + 1;
  }
  return count * (rowLength + 1);
}

/** Address of a row in `rows`, which has space for the current row and the row above. */
function rowIn(rows: Pointer<u8>, stride: i32, row: i32): usize {
  return rows.address + usize((row & 1) * stride + LANES);
}

function channelsOf(colors: Pointer<u32>, count: i32): i32 {
  let hasAlpha = false;
  let hasColor = false;
  for (let at = 0; at < count; at++) {
    const color = colors[at];
    if (color < 0xff000000) hasAlpha = true;
    if (((color ^ (color >> 8)) & 0xffff) !== 0) hasColor = true;
  }
  return (hasColor ? 3 : 1) + (hasAlpha ? 1 : 0);
}

function writeRow(row: i32, bytes: usize): void {
  const from = pixels.address + usize(row * width) * 4;
  let to = bytes;
  for (let column = 0; column < width; column++, to += usize(channelCount)) {
    const color = load<u32>(from + usize(column) * 4);
    if (channelCount >= 3) {
      store<u16>(to, u16(color));
      store<u8>(to + 2, u8(color >> 16));
      if (channelCount === 4) store<u8>(to + 3, u8(color >> 24));
    } else {
      store<u8>(to, u8(color));
      if (channelCount === 2) store<u8>(to + 1, u8(color >> 24));
    }
  }
  // Clears the bytes after the row, because vectors read beyond the end.
  store<u64>(to, 0);
  store<u64>(to, 0, 8);
}

function chosenFilter(filtering: i32, current: usize, above: usize, length: i32, candidates: usize): i32 {
  if (filtering >= FILTERS) return bestFilter(current, above, length, candidates);
  applyFilter(filtering, current, above, length, candidates + usize(filtering * (length + LANES)));
  return filtering;
}

/** Tries all filters on a row. Returns the filter with the least sum of absolute differences (W3C PNG, 12.7). */
function bestFilter(current: usize, above: usize, length: i32, candidates: usize): i32 {
  let best = 0;
  let least = u32.MAX_VALUE;
  for (let filter = 0; filter < FILTERS; filter++) {
    const sum = applyFilter(filter, current, above, length, candidates + usize(filter * (length + LANES)));
    if (sum >= least) continue;
    least = sum;
    best = filter;
  }
  return best;
}

/** Writes a filtered row. Returns the sum of absolute differences, where bytes count as signed. */
function applyFilter(filter: i32, current: usize, above: usize, length: i32, to: usize): u32 {
  const pixel = usize(channelCount);
  let sums = i32x4.splat(0);
  for (let at: usize = 0; at < usize(length); at += LANES) {
    const value = v128.load(current + at);
    const left = v128.load(current + at - pixel);
    const up = v128.load(above + at);
    let difference = value;
    if (filter === 1) difference = i8x16.sub(value, left);
    else if (filter === 2) difference = i8x16.sub(value, up);
    else if (filter === 3) difference = i8x16.sub(value, average(left, up));
    else if (filter === 4)
      difference = i8x16.sub(value, predictPaeth(left, up, v128.load(above + at - pixel)));
    v128.store(to + at, difference);
    const rest = length - i32(at);
    const magnitudes = i8x16.abs(rest < LANES ? v128.and(difference, firstBytes(rest)) : difference);
    sums = i32x4.add(sums, i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(magnitudes)));
  }
  return (
    i32x4.extract_lane(sums, 0) +
    i32x4.extract_lane(sums, 1) +
    i32x4.extract_lane(sums, 2) +
    i32x4.extract_lane(sums, 3)
  );
}

/** Average, rounded down. The vector instruction rounds up. */
function average(left: v128, up: v128): v128 {
  return i8x16.sub(i8x16.avgr_u(left, up), v128.and(v128.xor(left, up), i8x16.splat(1)));
}

function firstBytes(count: i32): v128 {
  return i8x16.lt_u(i8x16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15), i8x16.splat(i8(count)));
}
