// Parsing, formatting, blending and contrast of colors.
import type { Color } from '../../model/color.ts';
import { srgbToOklch, type Triple, toSrgb } from './color-space.ts';
import { parseCssColor } from './css-color.ts';
import { LONGEST_COLOR } from './longest-color.ts';

/**
 * Reads a CSS color that needs no context: hex digits, names, `rgb()`, `hsl()`, `hwb()`, `lab()`, `lch()`, `oklab()`,
 * `oklch()` and `color()`, as browsers read them. Colors outside of sRGB are mapped into it. `none` and every color
 * with alpha 0 are `'none'`. `undefined` for everything else: syntax errors, `currentcolor`, system colors, and
 * functions that compute a color or a number, such as `var()`, `calc()` and `color-mix()`.
 */
export const parseColor = (text: string): Color | 'none' | undefined => {
  if (text.length > LONGEST_COLOR) return undefined;
  if (/^[ \t\r\n\f]*none[ \t\r\n\f]*$/i.test(text)) return 'none';
  const parsed = parseCssColor(text);
  if (!parsed) return undefined;
  const alpha = Math.round(parsed.alpha * 1000) / 1000;
  return alpha === 0 ? 'none' : { hex: formatHex(toSrgb(parsed.space, parsed.components)), alpha };
};

const formatHex = (srgb: Triple): string =>
  `#${srgb
    .map(channel =>
      Math.round(clampUnit(channel) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const clampUnit = (value: number): number => Math.min(1, Math.max(0, value));

/** Writes a color as CSS: `#075985`, or with alpha `#07598580`. */
export const formatColor = ({ hex, alpha }: Color): string =>
  alpha === 1
    ? hex
    : hex +
      Math.round(alpha * 255)
        .toString(16)
        .padStart(2, '0');

/** The three sRGB channels, 0 to 255. */
export const channels = ({ hex }: Color): readonly [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** The opaque color that shows where `color` lies on `backdrop`; what shows of the backdrop's own alpha is lost. */
export const composite = (color: Color, backdrop: Color): Color => ({
  hex: mix(backdrop, color, color.alpha).hex,
  alpha: 1,
});

/** The color at `share` (0 to 1) of the way from `from` to `to`, as sRGB gradients interpolate (unpremultiplied). */
export const mix = (from: Color, to: Color, share: number): Color => {
  const end = channels(to);
  const value = channels(from)
    .map((start, index) => Math.round(start + ((end[index] as number) - start) * share))
    .reduce((sum, channel) => sum * 256 + channel, 0);
  return {
    hex: `#${value.toString(16).padStart(6, '0')}`,
    alpha: Math.round((from.alpha + (to.alpha - from.alpha) * share) * 1000) / 1000,
  };
};

/** Relative luminance, 0 for black to 1 for white (WCAG 2.2); alpha does not count. */
export const luminance = (color: Color): number => {
  const [red, green, blue] = channels(color).map(linearized) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const linearized = (channel: number): number =>
  channel <= 0.04045 * 255 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;

/** Contrast of `ink` on `ground` from 1 to 21 (WCAG 2.2); translucent ink is laid on the ground first. */
export const contrastRatio = (ink: Color, ground: Color): number => {
  const [darker, lighter] = [luminance(composite(ink, ground)), luminance(ground)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
};

/** `color` with another OKLCH lightness, 0 to 1: hue and, as far as sRGB reaches, chroma stay. */
export const withLightness = (color: Color, lightness: number): Color => {
  const [, chroma, hue] = oklchOf(color);
  return { hex: formatHex(toSrgb('oklch', [lightness, chroma, hue])), alpha: color.alpha };
};

/** OKLCH lightness, 0 to 1. */
export const lightnessOf = (color: Color): number => oklchOf(color)[0];

const oklchOf = (color: Color): Triple => {
  const [red, green, blue] = channels(color);
  return srgbToOklch([red / 255, green / 255, blue / 255]);
};
