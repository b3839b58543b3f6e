// Exports of the WebAssembly module.

import { compressBytes } from './deflate/deflate';
import { allocate, mark, Pointer, release } from './memory';

import { paintDisplayList, shiftCount, shifts } from './paint/display-list';
import { Image } from './paint/image';
import { bitDepth, colorCount, compressPixels, MAX_COLORS, palette } from './png/indexed-image';
import { channelCount, filterRows } from './png/true-color-image';
import { readPicture, scaledColors } from './scale/picture';

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

export function deflatePixels(width: i32, height: i32, count: i32, shiftCount: i32): i32 {
  return compressPixels(input, width, height, colors, count, shifts, shiftCount);
}

export function paint(size: i32, levels: i32): void {
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

export function channels(): i32 {
  return channelCount;
}

/** Converts the input, which has 32-bit colors, to PNG scanlines. Returns the length of the scanlines. */
export function pngScanlines(width: i32, height: i32, filtering: i32): i32 {
  return filterRows(changetype<Pointer<u32>>(input), width, height, filtering);
}

/** Reads a picture from the input: RGBA bytes. `scalePicture` can use it until the next `allocateInput`. */
export function readInput(width: i32, height: i32): void {
  readPicture(changetype<Pointer<u32>>(input), width, height);
}

/** Scales the picture. Returns the address of the 32-bit colors. */
export function scalePicture(width: i32, height: i32): usize {
  return scaledColors(width, height);
}
