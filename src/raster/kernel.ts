// WebAssembly module of the inner loops.
import { KERNEL_BASE64 } from './kernel-binary.ts';

/** Functions of `assembly/index.ts`. Pointers are byte offsets in `memory`, valid until the next `allocateInput`. */
export interface KernelExports {
  readonly memory: { readonly buffer: ArrayBuffer };
  /** Frees the memory of the previous call; returns the address of `bytes` bytes for the next one. */
  allocateInput(bytes: number): number;
  /** Address of the bytes whose length the latest compressing function returned. */
  outputAddress(): number;
  /** The palette that `deflatePixels` reads. */
  colorsAddress(): number;
  /** The shifts that the compressing functions read and `paint` writes. */
  shiftsAddress(): number;
  /** The palette, its size and the bits per pixel after `deflatePixels` or `deflateImage`. */
  paletteAddress(): number;
  paletteSize(): number;
  depth(): number;
  /** Paints the display list in the input on a square image; coverage has `levels` levels. */
  paint(size: number, levels: number): void;
  /** Address of the 32-bit colors of the painted image; 0 if it has a palette. */
  imagePixels(): number;
  /** The palette indices, colors and shifts of the painted image. */
  imageIndices(): number;
  imageColors(): number;
  imageColorCount(): number;
  imageShiftCount(): number;
  /** Compresses the input to a raw DEFLATE stream. */
  deflateBytes(length: number): number;
  /** Compresses the input, rows of `width` bytes, to the zlib stream of PNG scanlines. */
  deflateRows(length: number, width: number, shiftCount: number): number;
  /** Compresses the input, one palette index per pixel of a square image, to the zlib stream of PNG scanlines. */
  deflatePixels(size: number, colorCount: number, shiftCount: number): number;
  /** The same for the painted image, which must have a palette. */
  deflateImage(): number;
}

let instance: KernelExports | undefined;

/** The kernel of this thread, instantiated on the first call: 33 kB, about two milliseconds. */
export const kernel = (): KernelExports => {
  instance ??= instantiate();
  return instance;
};

const instantiate = (): KernelExports => {
  const bytes = Uint8Array.from(atob(KERNEL_BASE64), character => character.charCodeAt(0));
  return new WebAssembly.Instance(new WebAssembly.Module(bytes), {}).exports as KernelExports;
};

/** Copies bytes to the input of the next call. */
export const writeInput = (bytes: Uint8Array): void => {
  const address = kernel().allocateInput(bytes.length);
  new Uint8Array(kernel().memory.buffer, address, bytes.length).set(bytes);
};

/** A copy of the first `length` bytes of the output. */
export const readOutput = (length: number): Uint8Array =>
  new Uint8Array(kernel().memory.buffer, kernel().outputAddress(), length).slice();
