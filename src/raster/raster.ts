// A picture as pixels: what the rasteriser makes and the encoders take.

/**
 * A square picture of `size` pixels a side. `rgba` holds four bytes a pixel, row by row from the top left, alpha
 * straight (not premultiplied); a fully transparent pixel is four zeros, so that equal pictures are equal bytes.
 */
export interface Raster {
  readonly size: number;
  readonly rgba: Uint8Array;
}
