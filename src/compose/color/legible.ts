// Choice of colors by minimum contrast. (Decision 025)

import type { Plate } from '../../model/look.ts';
import type { Color } from '../../model/scene.ts';
import { DEFAULT_GRADIENT_END, DEFAULT_INK, DEFAULT_PLATE } from '../defaults.ts';
import { chromaOf, contrastRatio, lightnessOf, withLightness } from './color.ts';
import { surfacesOf } from './surfaces.ts';

/** Minimum for graphical objects (WCAG 2.2, 1.4.11). */
export const LEGIBLE_CONTRAST = 3;
/** Below this contrast, two adjacent areas look like one. */
export const VISIBLE_CONTRAST = 1.3;
/** Minimum for text (WCAG 2.2, 1.4.3). */
export const COMFORTABLE_CONTRAST = 4.5;

/** Ink for a look whose ink colors are all `none`: the default ink, or a darker color if its contrast is too low. */
export const readableInk = (plate: Plate | undefined): Color =>
  plate === undefined
    ? DEFAULT_INK
    : firstReadable([DEFAULT_INK, DEFAULT_PLATE, DEFAULT_GRADIENT_END], ink =>
        comfort(ink, surfacesOf(plate.paint, 'light')),
      );

/** Opaque plate color for ink without an opaque plate; prefers colors on which the accent is visible too. */
export const readablePlate = ({
  main,
  accent,
}: {
  readonly main: Color;
  readonly accent: Color | undefined;
}): Color =>
  firstReadable([DEFAULT_PLATE, DEFAULT_INK, DEFAULT_GRADIENT_END], plate =>
    Math.min(comfort(main, [plate]), accent ? contrastRatio(accent, plate) / VISIBLE_CONTRAST : 1),
  );

/** Lowest contrast of `ink` with any of `surfaces`, which must be opaque. */
export const lowestContrast = (ink: Color, surfaces: readonly Color[]): number =>
  Math.min(...surfaces.map(surface => contrastRatio(ink, surface)));

/** On mid-grays, near-black does not reach 4.5. */
const BLACK: Color = { hex: '#000000', alpha: 1 };
/** Grays have no hue to keep: at most this OKLCH chroma. Slate and stone grays have up to 0.05. */
export const NEUTRAL_CHROMA = 0.05;

/**
 * Returns the variant of `ink` with the nearest lightness that has a contrast of 4.5 with all surfaces (opaque). If there is
 * none, and for grays whose contrast is lower, returns white, near-black or black.
 */
export const legibleOn = (ink: Color, surfaces: readonly Color[]): Color => {
  const isLegible = (variant: Color) => lowestContrast(variant, surfaces) >= COMFORTABLE_CONTRAST;
  if (isLegible(ink)) return ink;
  if (chromaOf(ink) > NEUTRAL_CHROMA)
    for (const variant of lightnessVariants(ink)) if (isLegible(variant)) return variant;
  return firstReadable([DEFAULT_INK, DEFAULT_GRADIENT_END, BLACK], choice => comfort(choice, surfaces));
};

/** Step of OKLCH lightness, too small to be visible. */
const STEP = 0.01;

/** Yields the color itself, then its hue at all other lightnesses, nearest first. */
export function* lightnessVariants(color: Color): Generator<Color> {
  yield color;
  const start = lightnessOf(color);
  for (let distance = STEP; distance < 1 + STEP; distance += STEP)
    for (const lightness of [start - distance, start + distance])
      yield withLightness(color, Math.min(1, Math.max(0, lightness)));
}

/** Contrast as a fraction of the comfortable contrast. */
const comfort = (ink: Color, surfaces: readonly Color[]): number =>
  lowestContrast(ink, surfaces) / COMFORTABLE_CONTRAST;

/** Returns the first choice with a score of at least 1, else the choice with the highest score. */
const firstReadable = (choices: readonly [Color, ...Color[]], scoreOf: (choice: Color) => number): Color => {
  const scored = choices.map(choice => ({ choice, score: scoreOf(choice) }));
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a));
  return (scored.find(({ score }) => score >= 1) ?? best).choice;
};
