// Pictures for tests of pixel artwork.
import { encode } from 'fast-png';

/** Red, green, blue and alpha of a pixel, 0 to 255. */
export type PixelAt = (x: number, y: number) => readonly [number, number, number, number];

/** A PNG file of a function. */
export const pngOf = (width: number, height: number, pixelAt: PixelAt): Uint8Array => {
  const data = new Uint8Array(4 * width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data.set(pixelAt(x, y), 4 * (y * width + x));
  return encode({ width, height, data, channels: 4, depth: 8 });
};

export const dataUrl = (bytes: Uint8Array, type = 'image/png'): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

/** A disc of one color on nothing. */
export const disc = (side: number, [red, green, blue]: readonly [number, number, number]): Uint8Array =>
  pngOf(side, side, (x, y) =>
    Math.hypot(x + 0.5 - side / 2, y + 0.5 - side / 2) <= side / 4 ? [red, green, blue, 255] : [0, 0, 0, 0],
  );
