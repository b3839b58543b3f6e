// Colours: reading what a client writes, and how two of them go together.
import * as culori from 'culori/fn';
import type { Color } from '../../model/color.ts';

/** The colour spaces that may be written; sRGB goes first, since the others are defined by way of it. */
const SPACES = [
  culori.modeRgb,
  culori.modeHsl,
  culori.modeHwb,
  culori.modeLab,
  culori.modeLch,
  culori.modeOklab,
  culori.modeOklch,
  culori.modeLrgb,
  culori.modeP3,
  culori.modeA98,
  culori.modeProphoto,
  culori.modeRec2020,
  culori.modeXyz50,
  culori.modeXyz65,
];
for (const space of SPACES) culori.useMode(space as typeof culori.modeRgb);

const toRgb = culori.converter('rgb');
const toOklch = culori.converter('oklch');
const toSrgbGamut = culori.toGamut('rgb', 'oklch');
const isDisplayable = culori.inGamut('rgb');

const MAX_LENGTH = 200;
/** `#` and digits, a name (no digits without their `#`), or one function whose arguments hold no other function. */
const CONTEXT_FREE = /^(#[0-9a-f]+|(?![0-9a-f]+$)[a-z]+|[a-z]+\([-+\w\s.,%/]*\))$/;

/**
 * Reads a CSS colour that needs no context (CSS Color 4: hex, names, `rgb()` to `oklch()`, `color()`), spaces around
 * it aside. Wide-gamut colours are mapped into sRGB the CSS way (section 13), keeping lightness and hue.
 * `none`, `transparent` and whatever else is invisible is `'none'`; what is not a colour is `undefined`, and so are
 * `currentcolor`, system colours, `var()`, `calc()` and relative colours.
 */
export const parseColor = (text: string): Color | 'none' | undefined => {
  if (text.length > MAX_LENGTH) return undefined;
  const written = text.trim().toLowerCase();
  if (written === 'none') return 'none';
  const parsed = CONTEXT_FREE.test(written) ? culori.parse(written) : undefined;
  if (!parsed || !Object.values(parsed).every(isNameOrFinite)) return undefined;
  const alpha = Math.round(clampUnit(parsed.alpha ?? 1) * 1000) / 1000;
  return alpha === 0 ? 'none' : { hex: culori.formatHex(intoSrgb(parsed)), alpha };
};

const isNameOrFinite = (value: unknown): boolean => typeof value !== 'number' || Number.isFinite(value);

/** CSS clamps the sRGB notations at parsing (sections 4 and 5); only the others are worth mapping. */
const intoSrgb = (color: culori.Color): culori.Rgb =>
  CLAMPED.has(color.mode) || isDisplayable(color) ? culori.clampRgb(toRgb(color)) : toSrgbGamut(color);

const CLAMPED = new Set(['rgb', 'hsl', 'hwb']);

/** Writes a colour as CSS: `#075985`, or with alpha `#07598580`. */
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

/** The opaque colour that shows where `color` lies on `backdrop`; what shows of the backdrop's own alpha is lost. */
export const composite = (color: Color, backdrop: Color): Color => ({
  hex: mix(backdrop, color, color.alpha).hex,
  alpha: 1,
});

/** The colour at `share` (0 to 1) of the way from `from` to `to`, as sRGB gradients interpolate (unpremultiplied). */
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
export const withLightness = (color: Color, lightness: number): Color => ({
  hex: culori.formatHex(intoSrgb({ ...toOklch(color.hex), mode: 'oklch', l: lightness } as culori.Oklch)),
  alpha: color.alpha,
});

/** OKLCH lightness, 0 to 1. */
export const lightnessOf = (color: Color): number => toOklch(color.hex)?.l ?? 0;

const clampUnit = (value: number): number => Math.min(1, Math.max(0, value));
