// PNG decoder for tests that is independent of the encoder.
import { Resvg } from '@resvg/resvg-js';

/** RGBA pixels with premultiplied alpha. Opaque and transparent pixels are exact. */
export interface DecodedPng {
  /** Width in pixels. */
  readonly size: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

export const readPng = (file: Uint8Array): DecodedPng => {
  const view = new DataView(file.buffer, file.byteOffset);
  const [size, height] = [view.getUint32(16), view.getUint32(20)];
  const data = Buffer.from(file).toString('base64');
  const { pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${height}"><image width="${size}" height="${height}" href="data:image/png;base64,${data}"/></svg>`,
    { font: { loadSystemFonts: false } },
  ).render();
  return { size, height, pixels };
};

/** The color of the pixel at `x`, `y` as `#rrggbbaa`. */
export const pixelAt = ({ size, pixels }: DecodedPng, x: number, y: number): string => {
  const at = (y * size + x) * 4;
  return `#${Buffer.from(pixels.subarray(at, at + 4)).toString('hex')}`;
};
