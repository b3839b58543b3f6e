// Conversion of CSS color spaces to sRGB, and of sRGB to OKLCH.
import * as csstools from '@csstools/color-helpers';

export type Triple = [number, number, number];

type Conversion = (components: Triple) => Triple;

const scaled = ([first, second, third]: Triple, factor: number): Triple => [
  first * factor,
  second * factor,
  third * factor,
];

// CSS Color 4, section 7.1.
const hslToSrgb: Conversion = ([hue, saturation, lightness]) => {
  const light = lightness / 100;
  const chroma = (saturation / 100) * Math.min(light, 1 - light);
  const channel = (offset: number) => {
    const position = (((offset + hue / 30) % 12) + 12) % 12;
    return light - chroma * Math.max(-1, Math.min(position - 3, 9 - position, 1));
  };
  return [channel(0), channel(8), channel(4)];
};

// CSS Color 4, section 8.1.
const hwbToSrgb: Conversion = ([hue, whiteness, blackness]) => {
  const sum = whiteness + blackness;
  if (sum >= 100) return scaled([1, 1, 1], whiteness / sum);
  const [red, green, blue] = scaled(hslToSrgb([hue, 100, 50]), 1 - sum / 100);
  return [red + whiteness / 100, green + whiteness / 100, blue + whiteness / 100];
};

const viaXyz =
  (toXyz: Conversion): Conversion =>
  components =>
    csstools.XYZ_D65_to_sRGB(toXyz(components));

/** The color spaces of `color()` (CSS Color 4, section 10). */
const PREDEFINED = {
  srgb: components => components,
  'srgb-linear': viaXyz(csstools.lin_sRGB_to_XYZ_D65),
  'display-p3': viaXyz(csstools.P3_to_XYZ_D65),
  'display-p3-linear': viaXyz(csstools.lin_P3_to_XYZ_D65),
  'a98-rgb': viaXyz(csstools.a98_RGB_to_XYZ_D65),
  'prophoto-rgb': viaXyz(csstools.ProPhoto_RGB_to_XYZ_D65),
  rec2020: viaXyz(csstools.rec_2020_to_XYZ_D65),
  xyz: csstools.XYZ_D65_to_sRGB,
  'xyz-d50': csstools.XYZ_D50_to_sRGB,
  'xyz-d65': csstools.XYZ_D65_to_sRGB,
} as const satisfies Record<string, Conversion>;

/** Conversions to sRGB channels. Inside the gamut, channels are from 0 to 1. */
const TO_SRGB = {
  ...PREDEFINED,
  rgb: components => scaled(components, 1 / 255),
  hsl: hslToSrgb,
  hwb: hwbToSrgb,
  lab: viaXyz(csstools.Lab_to_XYZ_D65),
  lch: viaXyz(csstools.LCH_to_XYZ_D65),
  oklab: viaXyz(csstools.OKLab_to_XYZ_D65),
  oklch: viaXyz(csstools.OKLCH_to_XYZ_D65),
} as const satisfies Record<string, Conversion>;

/** Name of a color function, or of a color space of `color()`. The components of `rgb` are from 0 to 255. */
export type ColorSpace = keyof typeof TO_SRGB;

export const isPredefinedSpace = (name: string): name is keyof typeof PREDEFINED =>
  Object.hasOwn(PREDEFINED, name);

/**
 * Converts a color to sRGB channels from 0 to 1. Outside of the gamut, colors in rgb(), hsl() and hwb() are clipped; all
 * others keep their OKLCH lightness and hue (CSS Color 4, section 13.2).
 */
export const toSrgb = (space: ColorSpace, components: Triple): Triple => {
  const srgb = TO_SRGB[space](components);
  if (csstools.inGamut(srgb)) return srgb;
  if (CLIPPED.has(space)) return csstools.clip(srgb);
  const oklch = space === 'oklch' ? components : srgbToOklch(srgb);
  const [lightness] = oklch;
  if (lightness >= 1) return [1, 1, 1];
  if (lightness <= 0) return [0, 0, 0];
  // A copy, because mapGamut() changes its argument.
  return csstools.mapGamut([...oklch], TO_SRGB.oklch, srgbToOklch);
};

/** Converts a color to sRGB channels, which are from 0 to 1 inside the gamut. */
export const toUnboundedSrgb = (space: ColorSpace, components: Triple): Triple => TO_SRGB[space](components);

const CLIPPED: ReadonlySet<ColorSpace> = new Set(['rgb', 'hsl', 'hwb']);

/** Converts sRGB to OKLCH: lightness from 0 to 1, chroma, and hue in degrees, which is 0 for grays. */
export const srgbToOklch: Conversion = srgb => {
  const [lightness, chroma, hue] = csstools.XYZ_D65_to_OKLCH(csstools.sRGB_to_XYZ_D65(srgb));
  return [lightness, chroma, Number.isNaN(hue) ? 0 : hue];
};
