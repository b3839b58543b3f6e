// Exports of the WebAssembly module.

import { compressBytes, compressRows } from './deflate/deflate';
import { runsOfRows } from './deflate/runs';
import { allocate, mark, Pointer, release } from './memory';

import { paintDisplayList, shiftCount, shifts } from './paint/display-list';
import { Image } from './paint/image';
import { bitDepth, colorCount, compressPixels, MAX_COLORS, palette } from './png/indexed-image';
import { channelCount, filterRows, readColors } from './png/true-color-image';
import { readPicture, scaledColors } from './scale/picture';
import { selectRows } from './scan/coverage-row';

export { outputAddress } from './memory';

/** The palette that the caller writes before `deflatePixels`. */
const colors = allocate<u32>(MAX_COLORS);

/** End of the tables that all calls share. The memory after the tables belongs to the current call. */
const tables = mark();
let input = changetype<Pointer<u8>>(usize(0));
let image = changetype<Image>(usize(0));

/** Frees the memory of the previous call, allocates the input of the next call, and returns the address of that input. */
export function allocateInput(bytes: i32): usize {
  release(tables);
  input = allocate<u8>(bytes);
  return input.address;
}

export function colorsAddress(): usize {
  return colors.address;
}

export function shiftsAddress(): usize {
  return shifts.address;
}

export function paletteAddress(): usize {
  return palette.address;
}

export function paletteSize(): i32 {
  return colorCount;
}

export function depth(): i32 {
  return bitDepth;
}

export function deflateBytes(length: i32): i32 {
  return compressBytes(input, length);
}

export function deflateRows(length: i32, width: i32, shiftCount: i32): i32 {
  return compressRows(runsOfRows(input, length, width), width, shifts, shiftCount);
}

export function deflatePixels(size: i32, count: i32, shiftCount: i32): i32 {
  return compressPixels(input, size, size, colors, count, shifts, shiftCount);
}

export function paint(size: i32, top: i32, count: i32, levels: i32): void {
  selectRows(top, top + count);
  image = paintDisplayList(changetype<Pointer<f64>>(input), size, levels);
}

/** Address of the 32-bit colors of the painted image. 0 means that the image has a palette. */
export function imagePixels(): usize {
  const pixels = image.pixels;
  return pixels === null ? 0 : pixels.address;
}

export function imageIndices(): usize {
  return image.indices.address;
}

export function imageColors(): usize {
  return image.colors.address;
}

export function imageColorCount(): i32 {
  return image.colorCount;
}

export function imageShiftCount(): i32 {
  return shiftCount;
}

/** Compresses `count` rows of the painted image, starting with row `top`. The image must have a palette. */
export function deflateImage(top: i32, count: i32): i32 {
  const rows = changetype<Pointer<u8>>(image.indices.address + usize(top * image.size));
  return compressPixels(rows, image.size, count, image.colors, image.colorCount, shifts, shiftCount);
}

/** Selects the input for `pngScanlines`: the 32-bit colors of a square image. */
export function readPixels(size: i32): void {
  readColors(changetype<Pointer<u32>>(input), size, size);
}

/** Selects `count` rows of the painted image for `pngScanlines`. The image must have 32-bit colors. */
export function readImage(top: i32, count: i32): void {
  readColors(changetype<Pointer<u32>>(imagePixels() + usize(top * image.size) * 4), image.size, count);
}

export function channels(): i32 {
  return channelCount;
}

/** Converts rows of the selected image to PNG scanlines. Returns the length of the scanlines. */
export function pngScanlines(top: i32, count: i32, filtering: i32): i32 {
  return filterRows(top, count, filtering);
}

/** Reads a picture from the input: RGBA bytes. `scalePicture` can use it until the next `allocateInput`. */
export function readInput(width: i32, height: i32): void {
  readPicture(changetype<Pointer<u32>>(input), width, height);
}

/** Scales the picture. Returns the address of the 32-bit colors. */
export function scalePicture(width: i32, height: i32): usize {
  return scaledColors(width, height);
}
