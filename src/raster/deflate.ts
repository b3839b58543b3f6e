// DEFLATE compressor for bytes and for the pixels of a PNG.
import { kernel, readOutput, writeInput } from './kernel.ts';

/** Compresses `bytes` to a raw DEFLATE stream (RFC 1951) that consists of one dynamic block. (Decision 062) */
export const deflateBytes = (bytes: Uint8Array): Uint8Array => {
  writeInput(bytes);
  return readOutput(kernel().deflateBytes(bytes.length));
};

/** A square image with a palette of up to 256 colors. */
interface IndexedPixels {
  readonly size: number;
  /** RGBA with straight alpha, red in the lowest byte. */
  readonly colors: Uint32Array;
  /** One palette index per pixel. */
  readonly indices: Uint8Array;
  /** Up to eight pixel counts n < `size` for which many rows equal the previous row shifted left by n. */
  readonly shifts: readonly number[];
}

export interface CompressedPixels {
  /** The colors in use: the most frequent first, then translucent ones. */
  readonly palette: Uint32Array;
  /** Bits per pixel: 1, 2, 4 or 8. */
  readonly depth: number;
  /** The zlib stream of the scanlines, whose indices refer to `palette`. */
  readonly stream: Uint8Array;
}

/** Sorts the palette, packs the pixels and compresses them. (Decision 051) */
export const deflatePixels = ({ size, colors, indices, shifts }: IndexedPixels): CompressedPixels => {
  writeInput(indices);
  const { memory, colorsAddress, shiftsAddress } = kernel();
  new Uint32Array(memory.buffer, colorsAddress(), colors.length).set(colors);
  new Int32Array(memory.buffer, shiftsAddress(), shifts.length).set(shifts);
  return readPixels(kernel().deflatePixels(size, colors.length, shifts.length));
};

/** Compresses the painted image of the kernel, which must have a palette. */
export const deflateImage = (): CompressedPixels => readPixels(kernel().deflateImage());

const readPixels = (length: number): CompressedPixels => {
  const { memory, paletteAddress, paletteSize, depth } = kernel();
  return {
    palette: new Uint32Array(memory.buffer, paletteAddress(), paletteSize()).slice(),
    depth: depth(),
    stream: readOutput(length),
  };
};
