// Exports of the WebAssembly module. `KernelExports` in `raster/kernel.ts` describes them.
import { compressBytes } from './deflate/deflate';
import { allocate, mark, Pointer, release } from './memory';
import { paintDisplayList, shifts } from './paint/display-list';
import { compressPixels, MAX_COLORS } from './png/indexed-image';
import { filterRows } from './png/true-color-image';
import { readPicture, scaledColors } from './scale/picture';

export { outputAddress } from './memory';
export { shiftCount, shifts } from './paint/display-list';
export { bitDepth, palette, paletteSize } from './png/indexed-image';
export { channelCount } from './png/true-color-image';

export const colors = allocate<u32>(MAX_COLORS);

/** End of the tables that all calls share. The memory after the tables belongs to the current call. */
const tables = mark();
let input = changetype<Pointer<u8>>(usize(0));

export function allocateInput(bytes: i32): usize {
  release(tables);
  input = allocate<u8>(bytes);
  return input.address;
}

export function paint(size: i32, levels: i32): usize {
  return changetype<usize>(paintDisplayList(changetype<Pointer<f64>>(input), size, levels));
}

export function deflateBytes(length: i32, isZlib: bool): i32 {
  return compressBytes(input, length, isZlib);
}

export function deflatePixels(width: i32, height: i32, count: i32, shiftsLength: i32): i32 {
  return compressPixels(input, width, height, colors, count, shifts, shiftsLength);
}

export function pngScanlines(width: i32, height: i32, filtering: i32, isRgba: bool): i32 {
  return filterRows(changetype<Pointer<u32>>(input), width, height, filtering, isRgba);
}

export function readInput(width: i32, height: i32): void {
  readPicture(changetype<Pointer<u32>>(input), width, height);
}

export function scalePicture(width: i32, height: i32): usize {
  return scaledColors(width, height);
}
