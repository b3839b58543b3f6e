// Raster images: the rasterizer's output and the encoders' input.

/** RGBA with straight alpha, red in the lowest byte. Transparent pixels are 0. */
export type PixelColor = number;

/** An image with a palette of up to 256 colors. Color 0 is transparent. Some colors may be unused. */
export interface IndexedImage {
  readonly colors: Uint32Array;
  /** One palette index per pixel. */
  readonly indices: Uint8Array;
  /** Many rows of a gradient equal the previous row shifted left by one of these numbers of pixels. */
  readonly shifts: readonly number[];
}

/** An image in row-major order from the top left. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  /** Undefined if the image has more than 256 colors, including transparent. */
  readonly indexed: IndexedImage | undefined;
  readonly pixels: Uint32Array;
  /** RGBA bytes with straight alpha. Transparent pixels are four zero bytes, so images that look equal are equal. */
  readonly rgba: Uint8Array;
}

/** Creates an image of `width` columns. Computes `pixels` on access if the image has a palette. */
export const createRaster = (width: number, image: IndexedImage | Uint32Array): Raster => {
  const indexed = 'indices' in image ? image : undefined;
  const length = 'indices' in image ? image.indices.length : image.length;
  return {
    width,
    height: length / width,
    indexed,
    get pixels() {
      if (!('indices' in image)) return image;
      const pixels = new Uint32Array(length);
      image.indices.forEach((index, at) => {
        pixels[at] = image.colors[index] ?? 0;
      });
      return pixels;
    },
    get rgba() {
      const { buffer, byteOffset, byteLength } = this.pixels;
      return new Uint8Array(buffer, byteOffset, byteLength);
    },
  };
};

/** A copy of an image in the memory of the kernel. */
export const copyOf = (raster: Raster): Raster =>
  createRaster(
    raster.width,
    raster.indexed
      ? { ...raster.indexed, colors: raster.indexed.colors.slice(), indices: raster.indexed.indices.slice() }
      : raster.pixels.slice(),
  );

/** The middle `height` rows of an image; by default, all rows. */
export const middleRows = (raster: Raster, height = raster.height): Raster => {
  const { width, indexed } = raster;
  const start = width * ((raster.height - height) >> 1);
  const end = start + width * height;
  return createRaster(
    width,
    indexed
      ? { ...indexed, indices: indexed.indices.subarray(start, end) }
      : raster.pixels.subarray(start, end),
  );
};
