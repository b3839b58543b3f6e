// A picture as pixels: what the rasteriser makes and the encoders take.
import type { PixelColor } from './paint/pixel-color.ts';

/** One byte a pixel, numbers into at most 256 colours, of which the first is transparent; not every one need occur. */
export interface IndexedPicture {
  readonly colors: Uint32Array;
  readonly indices: Uint8Array;
  /** By how many pixels rows look like the row above moved to the left, as gradients do; less than a row. */
  readonly moves: readonly number[];
}

/** A square picture of `size` pixels a side, row by row from the top left. */
export interface Raster {
  readonly size: number;
  /** The picture with a palette; undefined if it has too many colours for one. */
  readonly indexed: IndexedPicture | undefined;
  /** A PixelColor each. */
  readonly pixels: Uint32Array;
  /** Four bytes a pixel, alpha straight; a fully transparent pixel is four zeros, so equal pictures are equal bytes. */
  readonly rgba: Uint8Array;
}

export type { PixelColor };
