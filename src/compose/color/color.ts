// Parses, formats and blends colors, and computes contrasts.
import type { Color } from '../../model/scene.ts';
import { LONGEST_COLOR } from '../defaults.ts';
import { srgbToOklch, type Triple, toSrgb } from './color-space.ts';
import { parseCssColor } from './css-color.ts';

/**
 * Parses a CSS color as browsers do. Returns `'none'` for `none` and for every color with alpha 0. Returns `undefined`
 * for a syntax error, for a color that depends on its context, such as `currentcolor`, and for a computed one, such as
 * `color-mix()`. (Decision 020)
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

/** Formats a color as CSS: `#075985`, or `#07598580` if it is translucent. */
export const formatColor = ({ hex, alpha }: Color): string =>
  alpha === 1
    ? hex
    : hex +
      Math.round(alpha * 255)
        .toString(16)
        .padStart(2, '0');

/** Formats a color so that parsing returns the same color. Writes `rgb(…)` if eight hex digits would change the alpha. */
export const formatExactColor = (color: Color): string => {
  const hex = formatColor(color);
  if (color.alpha === 1) return hex;
  const parsed = parseColor(hex);
  if (typeof parsed === 'object' && parsed.alpha === color.alpha) return hex;
  return `rgb(${channelsOf(color).join(' ')} / ${color.alpha})`;
};

/** The three sRGB channels, 0 to 255. */
export const channelsOf = ({ hex }: Color): readonly [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** Composites `color` over `backdrop`, whose alpha is ignored. Returns an opaque color. */
export const composite = (color: Color, backdrop: Color): Color => ({
  hex: mix(backdrop, color, color.alpha).hex,
  alpha: 1,
});

/** Interpolates in sRGB between `from` (`share` 0) and `to` (`share` 1), without premultiplied alpha. */
export const mix = (from: Color, to: Color, share: number): Color => {
  const [red, green, blue] = channelsOf(from);
  const [endRed, endGreen, endBlue] = channelsOf(to);
  const between = (start: number, end: number) => Math.round(start + (end - start) * share);
  const value = (between(red, endRed) * 256 + between(green, endGreen)) * 256 + between(blue, endBlue);
  return {
    hex: `#${value.toString(16).padStart(6, '0')}`,
    alpha: Math.round((from.alpha + (to.alpha - from.alpha) * share) * 1000) / 1000,
  };
};

/** Relative luminance, 0 for black to 1 for white (WCAG 2.2). Ignores alpha. */
const luminance = (color: Color): number => {
  const [red, green, blue] = channelsOf(color);
  return 0.2126 * linearized(red) + 0.7152 * linearized(green) + 0.0722 * linearized(blue);
};

/** The linear light, 0 to 1, of a channel from 0 to 255. */
export const linearized = (channel: number): number =>
  channel <= 0.04045 * 255 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;

/** Contrast ratio from 1 to 21 (WCAG 2.2). Composites `ink` over `background` first, which must be opaque. */
export const contrastRatio = (ink: Color, background: Color): number => {
  const [first, second] = [luminance(composite(ink, background)), luminance(background)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
};

/** Changes the OKLCH lightness (0 to 1) and, if `chroma` is given, the chroma. The sRGB gamut limits the chroma. */
export const withLightness = (color: Color, lightness: number, chroma?: number): Color => {
  const [, own, hue] = oklchOf(color);
  return { hex: formatHex(toSrgb('oklch', [lightness, chroma ?? own, hue])), alpha: color.alpha };
};

/** Rotates the OKLCH hue. The sRGB gamut limits the chroma. */
export const turnHue = (color: Color, degrees: number): Color => {
  const [lightness, chroma, hue] = oklchOf(color);
  return { hex: formatHex(toSrgb('oklch', [lightness, chroma, hue + degrees])), alpha: color.alpha };
};

/** OKLCH lightness, 0 to 1. */
export const lightnessOf = (color: Color): number => oklchOf(color)[0];

/** OKLCH chroma, from 0 for grays to about 0.3. */
export const chromaOf = (color: Color): number => oklchOf(color)[1];

const oklchOf = (color: Color): Triple => {
  const [red, green, blue] = channelsOf(color);
  return srgbToOklch([red / 255, green / 255, blue / 255]);
};
