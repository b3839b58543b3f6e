// Dark colours that were not given: the light ones swapped, then made legible.
import type { Color } from '../../model/color.ts';
import { lightnessOf, withLightness } from './color.ts';
import { legibleOn } from './legible.ts';

/** Plate and ink of one scheme; `'none'` paints nothing, `undefined` was not given. */
export interface SchemeColors {
  readonly bg: Color | 'none' | undefined;
  readonly bgTo: Color | undefined;
  readonly fg: Color | 'none' | undefined;
}

const GRADIENT_END_ON_WHITE: Color = { hex: '#e2e8f0', alpha: 1 };
/** A dark tab strip as Chromium and Firefox draw it: the ground of a favicon that has no plate. */
const DARK_STRIP: Color = { hex: '#202124', alpha: 1 };

/**
 * Fills in a dark scheme: `bg` is the light ink, `fg` the light plate colour, lightened or darkened as far as it takes
 * to show on the dark plate (the colour nearest to it, WCAG 2.2 contrast 3). Without a light plate there is no dark one, and
 * the light ink is made to show on a dark tab strip. What was given stays as it is.
 */
export const deriveDark = (
  light: { readonly bg: Color | 'none'; readonly fg: Color | 'none' },
  given: SchemeColors,
): { readonly bg: Color | 'none'; readonly bgTo: Color; readonly fg: Color | 'none' } => {
  const bg = given.bg ?? (light.bg === 'none' ? 'none' : light.fg);
  const bgTo = given.bgTo ?? (bg === 'none' ? GRADIENT_END_ON_WHITE : gradientEnd(bg));
  const fg = given.fg ?? derivedInk(light, bg, bgTo);
  return { bg, bgTo, fg };
};

const derivedInk = (
  light: { readonly bg: Color | 'none'; readonly fg: Color | 'none' },
  bg: Color | 'none',
  bgTo: Color,
): Color | 'none' => {
  const ink = light.bg === 'none' ? light.fg : { ...light.bg, alpha: 1 };
  if (ink === 'none') return 'none';
  return legibleOn(ink, bg === 'none' ? [DARK_STRIP] : [bg, bgTo]);
};

/** `#e2e8f0` for white, else a shade of the colour: as much darker, or lighter where it is too dark for that. */
const gradientEnd = (bg: Color): Color => {
  if (bg.hex === '#ffffff') return { ...GRADIENT_END_ON_WHITE, alpha: bg.alpha };
  const lightness = lightnessOf(bg);
  return withLightness(bg, lightness > 0.3 ? lightness - 0.12 : lightness + 0.12);
};
