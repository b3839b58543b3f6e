// PNG image data of RGB and RGBA images.
import { deflateSync } from 'node:zlib';
import type { Raster } from './raster.ts';

/** A zlib stream (RFC 1950) of the image rows: RGBA if any pixel is translucent, else RGB. */
export const trueColorStream = ({ size, pixels }: Raster): { hasAlpha: boolean; stream: Uint8Array } => {
  const hasAlpha = isTranslucent(pixels);
  return {
    hasAlpha,
    stream: deflateSync(colorRows(pixels, size, hasAlpha ? 4 : 3), { level: 6, memLevel: 9 }),
  };
};

const isTranslucent = (pixels: Uint32Array): boolean => {
  for (let at = 0; at < pixels.length; at++) if (pixels[at] < 0xff000000) return true;
  return false;
};

/** Scanlines of 3 or 4 bytes per pixel, each preceded by filter byte 0 (None). */
const colorRows = (pixels: Uint32Array, size: number, channels: 3 | 4): Uint8Array => {
  const rows = new Uint8Array(size * (size * channels + 1));
  for (let row = 0, from = 0, to = 0; row < size; row++) {
    to++;
    for (let x = 0; x < size; x++) {
      const color = pixels[from++];
      rows[to++] = color;
      rows[to++] = color >>> 8;
      rows[to++] = color >>> 16;
      if (channels === 4) rows[to++] = color >>> 24;
    }
  }
  return rows;
};
