// Pixel colors packed into 32 bits, and source-over compositing.
import type { Color } from '../../model/color.ts';

/** RGBA with straight alpha, red in the lowest byte; 0 if transparent. */
export type PixelColor = number;

export const pixelColor = (red: number, green: number, blue: number, alpha: number): PixelColor =>
  alpha === 0 ? 0 : (red | (green << 8) | (blue << 16) | (alpha << 24)) >>> 0;

/** Red, green and blue, 0 to 255. */
export const rgbOf = ({ hex }: Color): readonly [number, number, number] => {
  const bits = Number.parseInt(hex.slice(1), 16);
  return [bits >> 16, (bits >> 8) & 255, bits & 255];
};

/** Source-over compositing (Compositing and Blending Level 1, section 9.1.4) on straight sRGB; `alpha` is 0 to 1. */
export const compositeOver = (
  red: number,
  green: number,
  blue: number,
  alpha: number,
  backdrop: PixelColor,
): PixelColor => {
  const backdropAlpha = ((backdrop >>> 24) / 255) * (1 - alpha);
  const sum = alpha + backdropAlpha;
  if (sum <= 0) return 0;
  const weight = alpha / sum;
  return pixelColor(
    mix(backdrop & 255, red, weight),
    mix((backdrop >>> 8) & 255, green, weight),
    mix((backdrop >>> 16) & 255, blue, weight),
    Math.round(sum * 255),
  );
};

const mix = (from: number, to: number, weight: number): number => Math.round(from + (to - from) * weight);
