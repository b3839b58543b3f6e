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

/** The color of transparent pixels. */
export const TRANSPARENT: PixelColor = 0;

/** The opaque color of a text such as `#ff0000`. */
export const pixelOf = (hex: string): PixelColor => {
  const rgb = Number.parseInt(hex.slice(1), 16);
  return ((rgb >>> 16) | (rgb & 0xff00) | ((rgb & 255) << 16) | 0xff000000) >>> 0;
};

/** An image in the middle of a canvas of one color, opaque or transparent, over which it is painted. */
export const onCanvas = (
  raster: Raster,
  { width, height, color }: { readonly width: number; readonly height: number; readonly color: PixelColor },
): Raster => {
  const { indexed } = raster;
  const place = <Values extends Uint8Array | Uint32Array>(canvas: Values, values: Values): Values => {
    const [left, top] = [(width - raster.width) >> 1, (height - raster.height) >> 1];
    for (let row = 0; row < raster.height; row++)
      canvas.set(values.subarray(row * raster.width, (row + 1) * raster.width), (top + row) * width + left);
    return canvas;
  };
  if (!indexed)
    return createRaster(
      width,
      place(
        new Uint32Array(width * height).fill(color),
        raster.pixels.map(pixel => over(pixel, color)),
      ),
    );
  // Color 0, which is transparent, becomes the color of the canvas. Equal colors share an index.
  const painted = [...indexed.colors].map((each, index) => (index === 0 ? color : over(each, color)));
  const colors = [...new Set(painted)];
  const indices = indexed.indices.map(index => colors.indexOf(painted[index] ?? color));
  return createRaster(width, {
    colors: Uint32Array.from(colors),
    indices: place(new Uint8Array(width * height), indices),
    shifts: [],
  });
};

/** An image in one color, with the alpha of each pixel. */
export const inOneColor = (raster: Raster, color: PixelColor): Raster => {
  const paint = (pixel: PixelColor) =>
    pixel >>> 24 === 0 ? TRANSPARENT : ((pixel & 0xff000000) | (color & 0xffffff)) >>> 0;
  const { indexed, width } = raster;
  return createRaster(
    width,
    indexed ? { ...indexed, colors: indexed.colors.map(paint) } : raster.pixels.map(paint),
  );
};

/** A pixel over an opaque or transparent color. */
const over = (pixel: PixelColor, below: PixelColor): PixelColor => {
  if (below === TRANSPARENT) return pixel;
  const alpha = (pixel >>> 24) / 255;
  const channel = (shift: number) =>
    Math.round(((pixel >>> shift) & 255) * alpha + ((below >>> shift) & 255) * (1 - alpha)) << shift;
  return (channel(0) | channel(8) | channel(16) | 0xff000000) >>> 0;
};
