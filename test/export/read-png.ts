// Reads PNG files by way of an image library that had no part in writing them.
import { Resvg } from '@resvg/resvg-js';

/** Pixels with premultiplied alpha, which is no different where they are opaque or clear. */
export interface Picture {
  readonly size: number;
  readonly pixels: Uint8Array;
}

export const readPng = (file: Uint8Array): Picture => {
  const size = new DataView(file.buffer, file.byteOffset).getUint32(16);
  const data = Buffer.from(file).toString('base64');
  const picture = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><image width="${size}" height="${size}" href="data:image/png;base64,${data}"/></svg>`,
    { font: { loadSystemFonts: false } },
  ).render();
  return { size, pixels: picture.pixels };
};

/** `#rrggbbaa` of the pixel at `x`, `y`. */
export const pixelAt = ({ size, pixels }: Picture, x: number, y: number): string => {
  const at = (y * size + x) * 4;
  return `#${Buffer.from(pixels.subarray(at, at + 4)).toString('hex')}`;
};
