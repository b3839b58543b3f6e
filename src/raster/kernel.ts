// WebAssembly module for the inner loops of painting and compression.
import { bytesOfBase64 } from '../model/bytes.ts';
import { KERNEL_BASE64 } from './kernel-binary.ts';
import type { IndexedImage } from './raster.ts';

/** A variable of the kernel: a number, or the address of an array in `memory`. */
interface Variable {
  readonly value: number;
}

/** Exports of `assembly/index.ts`. Addresses are byte offsets in `memory` and valid until the next `allocateInput`. */
export interface KernelExports {
  readonly memory: { readonly buffer: ArrayBuffer };
  /** Frees the memory of the previous call. Allocates `bytes` bytes for the next call and returns the address. */
  allocateInput(bytes: number): number;
  /** The output of the latest function, which returned the length of the output. */
  readonly outputAddress: Variable;
  /**
   * Paints a square image with `levels` levels of coverage. The input is a display list. Returns the address of an
   * `Image` of `assembly/paint/image.ts`.
   */
  paint(size: number, levels: number): number;
  /** The shifts (see `IndexedImage`) that `paint` writes and `deflatePixels` reads, and the number that `paint` wrote. */
  readonly shifts: Variable;
  readonly shiftCount: Variable;
  /** Compresses the input to a raw DEFLATE stream or a zlib stream. */
  deflateBytes(length: number, isZlib: boolean): number;
  /**
   * Compresses the input to a zlib stream of PNG scanlines. The input has one index of `colors` per pixel, the
   * scanlines have one index of `palette`, which contains the used colors, with `bitDepth` bits per pixel.
   */
  deflatePixels(width: number, height: number, colorCount: number, shiftCount: number): number;
  readonly colors: Variable;
  readonly palette: Variable;
  readonly paletteSize: Variable;
  readonly bitDepth: Variable;
  /**
   * Converts the input, which has 32-bit colors, to PNG scanlines. `filtering` is a filter type from 0 to 4, or 5 to
   * choose a filter for each row. With `isRgba`, the scanlines have four bytes per pixel.
   */
  pngScanlines(width: number, height: number, filtering: number, isRgba: boolean): number;
  /** Bytes per pixel of the scanlines: 1 gray, 2 gray and alpha, 3 RGB, 4 RGBA. */
  readonly channelCount: Variable;
  /** Reads a picture from the input: RGBA bytes. `scalePicture` can use it until the next `allocateInput`. */
  readInput(width: number, height: number): void;
  /** Scales the picture. Returns the address of the 32-bit colors. */
  scalePicture(width: number, height: number): number;
}

let compiled: WebAssembly.Module | undefined;

/**
 * Uses the compiled file `favsmith/kernel.wasm`. Runtimes such as Cloudflare Workers cannot compile bytes.
 *
 * @example
 * ```js
 * import { readFile } from 'node:fs/promises';
 * import { useKernel } from 'favsmith/engine';
 *
 * const bytes = await readFile(new URL(import.meta.resolve('favsmith/kernel.wasm')));
 * useKernel(await WebAssembly.compile(bytes));
 * ```
 */
export const useKernel = (module: WebAssembly.Module): void => {
  compiled = module;
};

let instance: KernelExports | undefined;

/** The kernel of this thread, instantiated on the first call. */
export const kernel = (): KernelExports => {
  instance ??= createKernel();
  return instance;
};

/** Creates a kernel with separate memory, which is freed with the kernel. */
export const createKernel = (): KernelExports => {
  compiled ??= new WebAssembly.Module(bytesOfBase64(KERNEL_BASE64));
  return new WebAssembly.Instance(compiled, {}).exports as KernelExports;
};

/** Copies bytes to the input of the next call. */
export const writeInput = (bytes: Uint8Array): void => {
  const address = kernel().allocateInput(bytes.length);
  new Uint8Array(kernel().memory.buffer, address, bytes.length).set(bytes);
};

/** A view of the first `length` bytes of the output. It is invalid after the next `writeInput`, which may copy from it. */
export const viewOutput = (length: number): Uint8Array =>
  new Uint8Array(kernel().memory.buffer, kernel().outputAddress.value, length);

/** Compresses `bytes` to a raw DEFLATE stream (RFC 1951), or to a zlib stream (RFC 1950). (Decision 062) */
export const deflateBytes = (bytes: Uint8Array, { isZlib = false } = {}): Uint8Array => {
  writeInput(bytes);
  return viewOutput(kernel().deflateBytes(bytes.length, isZlib)).slice();
};

interface CompressedPixels {
  /** The used colors: the most frequent color, then translucent colors, then all others. */
  readonly palette: Uint32Array;
  /** Bits per pixel: 1, 2, 4 or 8. */
  readonly depth: number;
  /** The zlib stream of the scanlines. Their indices refer to `palette`. */
  readonly stream: Uint8Array;
}

/** Sorts the palette, packs the pixels and compresses them. (Decision 051) */
export const deflatePixels = (width: number, { colors, indices, shifts }: IndexedImage): CompressedPixels => {
  writeInput(indices);
  const { memory, deflatePixels, palette, paletteSize, bitDepth, ...input } = kernel();
  new Uint32Array(memory.buffer, input.colors.value, colors.length).set(colors);
  new Int32Array(memory.buffer, input.shifts.value, shifts.length).set(shifts);
  const length = deflatePixels(width, indices.length / width, colors.length, shifts.length);
  return {
    palette: new Uint32Array(memory.buffer, palette.value, paletteSize.value).slice(),
    depth: bitDepth.value,
    stream: viewOutput(length).slice(),
  };
};
