// Derived dark colors: plate and ink swapped, accents kept, all made legible.
import type { Color, ColorOrNone } from '../../model/color.ts';
import { composite, contrastRatio, lightnessOf, withLightness } from './color.ts';
import { WHITE_GRADIENT_END } from './default-colors.ts';
import {
  LEGIBLE_CONTRAST,
  legibleOn,
  lightnessVariants,
  lowestContrast,
  VISIBLE_CONTRAST,
} from './legible.ts';
import { surfacesOf } from './surfaces.ts';

/** The first candidate that a given ink is legible on, else the first candidate at another lightness. */
export const derivePlate = (ink: Color, candidates: readonly [Color, ...Color[]]): Color => {
  const isLegible = (plate: Color) =>
    lowestContrast(ink, surfacesOf({ mode: 'solid', color: plate }, 'dark')) >= LEGIBLE_CONTRAST;
  return candidates.find(isLegible) ?? legibleOn({ ...candidates[0], alpha: 1 }, [{ ...ink, alpha: 1 }]);
};

/** `#e2e8f0` for white, else the plate's color at a lower lightness, or at a higher one if it is nearly black. */
export const deriveGradientEnd = (plate: Color): Color => {
  if (plate.hex === '#ffffff') return { ...WHITE_GRADIENT_END, alpha: plate.alpha };
  const lightness = lightnessOf(plate);
  return withLightness(plate, lightness > 0.3 ? lightness - 0.12 : lightness + 0.12);
};

/** The colors around an accent in one scheme. */
export interface AccentContext {
  readonly plate: ColorOrNone;
  readonly ink: Color;
  /** Opaque colors of the plate, or of the tab strips. */
  readonly surfaces: readonly Color[];
}

/**
 * The dark accent. An accent in the color of the light plate or ink takes the color of the dark plate or ink. Any other
 * keeps its hue, and its lightness changes until its contrast with the dark plate and ink is 1.3, or as high as in the
 * light look.
 */
export const deriveAccent = (accent: Color, light: AccentContext, dark: AccentContext): ColorOrNone => {
  if (light.plate !== 'none' && isTintOf(accent, light.plate))
    return dark.plate === 'none' ? 'none' : { ...dark.plate, alpha: accent.alpha };
  if (isTintOf(accent, light.ink)) return { ...dark.ink, alpha: accent.alpha };
  const before = accentContrasts(accent, light);
  const wanted = {
    surface: Math.min(VISIBLE_CONTRAST, before.surface),
    ink: Math.min(VISIBLE_CONTRAST, before.ink),
  };
  let best = { variant: accent, score: 0 };
  for (const variant of lightnessVariants(accent)) {
    const { surface, ink } = accentContrasts(variant, dark);
    const score = Math.min(1, surface / wanted.surface, ink / wanted.ink);
    if (score === 1) return variant;
    if (score > best.score) best = { variant, score };
  }
  return best.variant;
};

/** Whether an accent has a color, or is a translucent form of it. */
export const isTintOf = (accent: Color, { hex, alpha }: Color): boolean =>
  accent.hex === hex && (alpha === 1 || alpha === accent.alpha);

/** The lowest contrast of an accent with each of its neighbors. */
export const accentContrasts = (
  accent: Color,
  { ink, surfaces }: Pick<AccentContext, 'ink' | 'surfaces'>,
): { readonly surface: number; readonly ink: number } => ({
  surface: lowestContrast(accent, surfaces),
  ink: Math.min(
    ...surfaces.map(surface => contrastRatio(composite(accent, surface), composite(ink, surface))),
  ),
});
