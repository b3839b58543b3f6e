// Raster images: the rasterizer's output and the encoders' input.
import type { PixelColor } from './paint/pixel-color.ts';

/** One palette index per pixel; at most 256 colors, the first is transparent, unused colors are allowed. */
export interface IndexedImage {
  readonly colors: Uint32Array;
  readonly indices: Uint8Array;
  /** Shifts to the left, in pixels, by which a row may equal the previous row (gradients); each less than a row. */
  readonly shifts: readonly number[];
}

/** A square image of `size` pixels per side, in row-major order from the top left. */
export interface Raster {
  readonly size: number;
  /** The indexed form; undefined if there are too many colors for a palette. */
  readonly indexed: IndexedImage | undefined;
  /** One PixelColor per pixel. */
  readonly pixels: Uint32Array;
  /** Straight-alpha RGBA bytes; transparent pixels are four zero bytes, so equal images have equal bytes. */
  readonly rgba: Uint8Array;
}

export type { PixelColor };
