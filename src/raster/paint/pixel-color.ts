// Colours of pixels: four bytes in one number, and how one is laid over another.
import type { Color } from '../../model/color.ts';

/** Red in the lowest byte, then green, blue and alpha, which is straight; 0 is the one transparent colour. */
export type PixelColor = number;

export const pixelColor = (red: number, green: number, blue: number, alpha: number): PixelColor =>
  alpha === 0 ? 0 : (red | (green << 8) | (blue << 16) | (alpha << 24)) >>> 0;

/** Red, green and blue, 0 to 255. */
export const channelsOf = ({ hex }: Color): readonly [number, number, number] => {
  const bits = Number.parseInt(hex.slice(1), 16);
  return [bits >> 16, (bits >> 8) & 255, bits & 255];
};

/** Source over destination (Compositing and Blending Level 1, section 9.1.4), on straight sRGB bytes; `alpha` 0 to 1. */
export const over = (
  red: number,
  green: number,
  blue: number,
  alpha: number,
  under: PixelColor,
): PixelColor => {
  const backdrop = ((under >>> 24) / 255) * (1 - alpha);
  const sum = alpha + backdrop;
  if (sum <= 0) return 0;
  const weight = alpha / sum;
  return pixelColor(
    mix(under & 255, red, weight),
    mix((under >>> 8) & 255, green, weight),
    mix((under >>> 16) & 255, blue, weight),
    Math.round(sum * 255),
  );
};

const mix = (from: number, to: number, weight: number): number => Math.round(from + (to - from) * weight);
