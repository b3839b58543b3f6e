// Pixel colors packed into 32 bits, and source-over compositing.

/** RGBA with straight alpha, red in the lowest byte; 0 if transparent. */
export type PixelColor = u32;

/** Source-over compositing (Compositing and Blending Level 1, section 9.1.4) on straight sRGB; `alpha` is 0 to 1. */
export function compositeOver(red: f64, green: f64, blue: f64, alpha: f64, backdrop: PixelColor): PixelColor {
  const backdropAlpha = (((backdrop >> 24) as f64) / 255) * (1 - alpha);
  const sum = alpha + backdropAlpha;
  if (sum <= 0) return 0;
  const weight = alpha / sum;
  const opacity = Math.round(sum * 255) as u32;
  if (opacity === 0) return 0;
  return (
    mix(backdrop & 255, red, weight) |
    (mix((backdrop >> 8) & 255, green, weight) << 8) |
    (mix((backdrop >> 16) & 255, blue, weight) << 16) |
    (opacity << 24)
  );
}

function mix(from: f64, to: f64, weight: f64): u32 {
  return Math.round(from + (to - from) * weight) as u32;
}
