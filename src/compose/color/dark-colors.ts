// Derives the colors of the dark look from those of the light look. (Decision 025)
import type { Color, ColorOrNone } from '../../model/scene.ts';
import { DEFAULT_GRADIENT_END, WHITE_GRADIENT_END } from '../defaults.ts';
import { composite, contrastRatio, lightnessOf, withLightness } from './color.ts';
import {
  COMFORTABLE_CONTRAST,
  LEGIBLE_CONTRAST,
  legibleOn,
  lightnessVariants,
  lowestContrast,
  surfacesOf,
  VISIBLE_CONTRAST,
} from './legible.ts';

/** The first candidate with a contrast of 4.5 with `ink`. If there is none, a legible variant of the first candidate. */
export const derivePlate = (ink: Color, candidates: readonly [Color, ...Color[]]): Color => {
  const isLegible = (plate: Color) =>
    lowestContrast(ink, surfacesOf({ mode: 'solid', color: plate }, 'dark')) >= COMFORTABLE_CONTRAST;
  return candidates.find(isLegible) ?? legibleOn({ ...candidates[0], alpha: 1 }, [{ ...ink, alpha: 1 }]);
};

/**
 * The default end color of a gradient that starts with `plate`: near-black if the ink is legible along the whole
 * gradient, else a darker or a lighter shade of the plate. Legible means a contrast of 3, or that of the ink with
 * `plate` if that is lower.
 */
export const legibleGradientEnd = (plate: Color, ink: Color): Color => {
  const lowestWith = (to: Color) =>
    lowestContrast(ink, surfacesOf({ mode: 'linear', from: plate, to, angleDegrees: 0 }, 'light'));
  const needed = Math.min(
    LEGIBLE_CONTRAST,
    lowestContrast(ink, surfacesOf({ mode: 'solid', color: plate }, 'light')),
  );
  if (lowestWith(DEFAULT_GRADIENT_END) >= needed) return DEFAULT_GRADIENT_END;
  const lightness = lightnessOf(plate);
  const darker = withLightness(plate, Math.max(0, lightness - GRADIENT_STEP));
  if (lowestWith(darker) >= needed) return darker;
  return withLightness(plate, Math.min(1, lightness + GRADIENT_STEP));
};

/** Difference in OKLCH lightness between `plate` and the shade that ends the gradient. */
const GRADIENT_STEP = 0.12;

/** The end color of a dark gradient: a darker shade of the plate, or a lighter one of a nearly black plate. */
export const deriveGradientEnd = (plate: Color): Color => {
  if (plate.hex === '#ffffff') return { ...WHITE_GRADIENT_END, alpha: plate.alpha };
  const lightness = lightnessOf(plate);
  return withLightness(plate, lightness > 0.3 ? lightness - GRADIENT_STEP : lightness + GRADIENT_STEP);
};

/** Colors around an accent in one color scheme. */
export interface AccentContext {
  readonly plate: ColorOrNone;
  readonly ink: Color;
  /** Opaque colors of the plate. Without a plate, colors of the tab strips. */
  readonly surfaces: readonly Color[];
}

/**
 * Derives the dark accent. An accent in the color of the light plate or ink gets the color of the dark plate or ink. Any
 * other accent keeps its hue, and its lightness changes until its contrasts with the dark plate and ink are at least 1.3
 * or, if these are lower, as high as in the light look.
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

/** Whether `accent` equals the second color, or is a translucent version of it. */
export const isTintOf = (accent: Color, { hex, alpha }: Color): boolean =>
  accent.hex === hex && (alpha === 1 || alpha === accent.alpha);

/** The lowest contrasts of an accent with the surfaces, and with the ink on each surface. */
export const accentContrasts = (
  accent: Color,
  { ink, surfaces }: Pick<AccentContext, 'ink' | 'surfaces'>,
): { readonly surface: number; readonly ink: number } => ({
  surface: lowestContrast(accent, surfaces),
  ink: Math.min(
    ...surfaces.map(surface => contrastRatio(composite(accent, surface), composite(ink, surface))),
  ),
});
