// Raster images: the rasterizer's output and the encoders' input.
import type { PixelColor } from './paint/pixel-color.ts';

/** An image with a palette of up to 256 colors. Color 0 is transparent; pixels need not use every color. */
export interface IndexedImage {
  readonly colors: Uint32Array;
  /** One palette index per pixel. */
  readonly indices: Uint8Array;
  /** Pixel counts n below the image width for which many rows equal the previous row shifted left by n (gradients). */
  readonly shifts: readonly number[];
}

/** A square image of `size` pixels per side, in row-major order from the top left. */
export interface Raster {
  readonly size: number;
  /** The same image with a palette; undefined if it has too many colors. */
  readonly indexed: IndexedImage | undefined;
  /** One PixelColor per pixel. */
  readonly pixels: Uint32Array;
  /** RGBA bytes with straight alpha; transparent pixels are four zero bytes, so images that look equal are equal. */
  readonly rgba: Uint8Array;
}

export type { PixelColor };
