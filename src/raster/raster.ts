// Raster images: the rasterizer's output and the encoders' input.

/** RGBA with straight alpha, red in the lowest byte. Transparent pixels are 0. */
export type PixelColor = number;

/** An image with a palette of up to 256 colors. Color 0 is transparent. Some colors may be unused. */
export interface IndexedImage {
  readonly colors: Uint32Array;
  /** One palette index per pixel. */
  readonly indices: Uint8Array;
  /** Pixel counts n less than the image width. Many rows of a gradient equal the previous row shifted left by one of them. */
  readonly shifts: readonly number[];
}

/** A square image of `size` pixels per side, in row-major order from the top left. */
export interface Raster {
  readonly size: number;
  /** The image with a palette. Undefined if it has too many colors. */
  readonly indexed: IndexedImage | undefined;
  readonly pixels: Uint32Array;
  /** RGBA bytes with straight alpha. Transparent pixels are four zero bytes, so images that look equal are equal. */
  readonly rgba: Uint8Array;
}

export const indexedRaster = (size: number, indexed: IndexedImage): Raster => ({
  size,
  indexed,
  get pixels() {
    const { colors, indices } = indexed;
    const pixels = new Uint32Array(indices.length);
    indices.forEach((index, at) => {
      pixels[at] = colors[index] ?? 0;
    });
    return pixels;
  },
  get rgba() {
    return rgbaBytes(this.pixels);
  },
});

export const trueColorRaster = (size: number, pixels: Uint32Array): Raster => ({
  size,
  indexed: undefined,
  pixels,
  get rgba() {
    return rgbaBytes(pixels);
  },
});

const rgbaBytes = (pixels: Uint32Array): Uint8Array => {
  const bytes = new DataView(new ArrayBuffer(pixels.length * 4));
  pixels.forEach((color, at) => {
    bytes.setUint32(at * 4, color, true);
  });
  return new Uint8Array(bytes.buffer);
};
