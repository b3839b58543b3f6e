// Surfaces behind the ink, and colors that are legible on them.
import type { ColorScheme, Plate, PlateGradient, PlatePaint } from '../../model/look.ts';
import type { Color } from '../../model/scene.ts';
import { DEFAULT_GRADIENT_END, DEFAULT_INK, DEFAULT_PLATE } from '../defaults.ts';
import { chromaOf, composite, contrastRatio, lightnessOf, mix, withLightness } from './color.ts';

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

/** Black has a contrast of 4.5 with all mid-grays, near-black has not. */
const BLACK: Color = { hex: '#000000', alpha: 1 };
/** Maximum OKLCH chroma of colors that count as gray. Slate and stone grays have up to 0.05. */
export const NEUTRAL_CHROMA = 0.05;

/**
 * Returns `ink` if its contrast with all surfaces is at least 4.5, otherwise its variant of the nearest lightness that
 * reaches 4.5. If none does, and for grays, returns white, near-black or black. `surfaces` must be opaque.
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

const opaque = (hex: string): Color => ({ hex, alpha: 1 });

/** Colors behind a favicon in Chromium, Firefox and Safari: first inactive tabs, then the active tab. */
export const TAB_STRIPS: Readonly<Record<ColorScheme, readonly [Color, Color]>> = {
  light: [opaque('#dee1e6'), opaque('#ffffff')],
  dark: [opaque('#202124'), opaque('#35363a')],
};

/** Gradients are sampled because the contrast may be lowest between their ends. */
const GRADIENT_SAMPLES = [0, 0.25, 0.5, 0.75, 1];

/** Colors of a plate: one for a solid plate, five samples for a gradient. */
export const plateColors = (paint: PlatePaint): readonly Color[] =>
  paint.mode === 'solid' ? [paint.color] : GRADIENT_SAMPLES.map(share => gradientColor(paint, share));

const gradientColor = ({ from, via, to }: PlateGradient, share: number): Color => {
  if (!via) return mix(from, to, share);
  return share < 0.5 ? mix(from, via, 2 * share) : mix(via, to, 2 * share - 1);
};

/** Whether every color of a plate is opaque. */
export const isOpaque = (paint: PlatePaint): boolean => plateColors(paint).every(({ alpha }) => alpha === 1);

/** Surfaces of a favicon in tabs of `scheme`: its plate composited over each tab strip, or the tab strips alone. */
export const surfacesOf = (paint: PlatePaint | undefined, scheme: ColorScheme): readonly Color[] => {
  const strips = TAB_STRIPS[scheme];
  if (!paint) return strips;
  return plateColors(paint).flatMap(color =>
    color.alpha === 1 ? [color] : strips.map(strip => composite(color, strip)),
  );
};
