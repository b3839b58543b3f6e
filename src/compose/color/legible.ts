// Surfaces behind the ink, and colors that are legible on them.
import type { ColorScheme, PlateGradient, PlatePaint } from '../../model/look.ts';
import type { Color } from '../../model/scene.ts';
import {
  BLACK,
  DEFAULT_GRADIENT_END,
  DEFAULT_INK,
  DEFAULT_PLATE,
  LEGIBLE_CONTRAST,
  opaque,
} from '../defaults.ts';
import { chromaOf, composite, contrastRatio, lightnessOf, mix, withLightness } from './color.ts';

export { LEGIBLE_CONTRAST };
/** Below this contrast, adjacent areas look like one. */
export const VISIBLE_CONTRAST = 1.3;
/** Minimum for text (WCAG 2.2, 1.4.3). */
export const COMFORTABLE_CONTRAST = 4.5;

/**
 * The default ink on a plate: white if it is legible on all colors of the plate, else a dark color of the same hue. If
 * no ink is legible on a whole gradient, the one with the highest contrast.
 */
export const defaultInk = (plate: PlatePaint): Color => {
  const surfaces = surfacesOf(plate, 'light');
  const lowest = (ink: Color) => lowestContrast(ink, surfaces) / LEGIBLE_CONTRAST;
  if (lowest(DEFAULT_INK) >= 1) return DEFAULT_INK;
  const start: PlatePaint = { mode: 'solid', color: plate.mode === 'solid' ? plate.color : plate.from };
  const own = surfacesOf(start, 'light');
  return firstReadable([...darkInks(own), BLACK, DEFAULT_INK], ink =>
    // On a gradient, a contrast of 4.5 is only needed at the start, so that its default end needs no other ink.
    comfort(ink, own) >= 1 ? lowest(ink) : Math.min(lowest(ink), 1 - Number.EPSILON),
  );
};

const DARK_LIGHTNESSES = [0.38, 0.33, 0.28, 0.22, 0.15];
/** Maximum chroma of plates without a visible hue, and of dark inks in the hue of a pastel plate. */
const [GRAY_CHROMA, DEEP_CHROMA] = [0.01, 0.13];

/** Dark inks in the hue of a plate. */
const darkInks = ([plate = DEFAULT_PLATE]: readonly Color[]): readonly Color[] => {
  if (chromaOf(plate) <= GRAY_CHROMA) return [DEFAULT_GRADIENT_END];
  return DARK_LIGHTNESSES.map(lightness => deepened(plate, lightness));
};

/** Changes the lightness of a color. If a pastel color becomes darker, its chroma rises, or it would look gray. */
const deepened = (color: Color, lightness: number): Color => {
  const chroma = chromaOf(color);
  const gained = chroma * Math.min(2, Math.max(1, lightnessOf(color) / lightness));
  return withLightness(color, lightness, Math.max(chroma, Math.min(DEEP_CHROMA, gained)));
};

/** An opaque plate color on which ink is legible and, if possible, the accent is visible. */
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

/** Lowest contrast of `ink` with any of the `surfaces`, which must be opaque. */
export const lowestContrast = (ink: Color, surfaces: readonly Color[]): number =>
  Math.min(...surfaces.map(surface => contrastRatio(ink, surface)));

/** The color of the ink with the lowest contrast with `surfaces`. If `to` is given, the ink is a gradient. */
export const leastLegible = (
  { main, to }: { readonly main: Color; readonly to?: Color | undefined },
  surfaces: readonly Color[],
): Color =>
  (to ? GRADIENT_SAMPLES.map(share => mix(main, to, share)) : [main]).reduce((worst, color) =>
    lowestContrast(color, surfaces) < lowestContrast(worst, surfaces) ? color : worst,
  );

/** Maximum OKLCH chroma of colors that count as gray. Slate and stone grays have up to 0.05. */
export const NEUTRAL_CHROMA = 0.05;

/**
 * Returns `ink` if its contrast with all surfaces is at least 4.5. Otherwise, returns its variant of the nearest
 * lightness with such a contrast. For grays, and if there is no variant, returns white, near-black or black.
 */
export const legibleOn = (ink: Color, surfaces: readonly Color[]): Color => {
  const isLegible = (variant: Color) => lowestContrast(variant, surfaces) >= COMFORTABLE_CONTRAST;
  if (isLegible(ink)) return ink;
  if (chromaOf(ink) > NEUTRAL_CHROMA)
    for (const variant of lightnessVariants(ink)) if (isLegible(variant)) return variant;
  return firstReadable([DEFAULT_INK, DEFAULT_GRADIENT_END, BLACK], choice => comfort(choice, surfaces));
};

/** Step of OKLCH lightness. It is too small to be visible. */
const STEP = 0.01;

/** Yields the color, then its variants of all other lightnesses, nearest first. */
export function* lightnessVariants(color: Color): Generator<Color> {
  yield color;
  const start = lightnessOf(color);
  for (let distance = STEP; distance < 1 + STEP; distance += STEP)
    for (const lightness of [start - distance, start + distance])
      yield deepened(color, Math.min(1, Math.max(STEP, lightness)));
}

/** The lowest contrast as a fraction of 4.5. */
const comfort = (ink: Color, surfaces: readonly Color[]): number =>
  lowestContrast(ink, surfaces) / COMFORTABLE_CONTRAST;

/** Returns the first choice with a score of at least 1, otherwise the choice with the highest score. */
const firstReadable = (choices: readonly Color[], scoreOf: (choice: Color) => number): Color => {
  const scored = choices.map(choice => ({ choice, score: scoreOf(choice) }));
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a));
  return (scored.find(({ score }) => score >= 1) ?? best).choice;
};

/** Tab colors in Chromium, Firefox and Safari: first inactive tabs, then the active tab. */
export const TAB_STRIPS: Readonly<Record<ColorScheme, readonly [Color, Color]>> = {
  light: [opaque('#dee1e6'), opaque('#ffffff')],
  dark: [opaque('#202124'), opaque('#35363a')],
};

/** Positions in a gradient at which contrast is measured. It may be lowest between the ends. */
const GRADIENT_SAMPLES = [0, 0.25, 0.5, 0.75, 1];

/** Whether a color differs visibly from the active tab of a light browser. */
export const isVisibleInTabs = (color: Color): boolean =>
  contrastRatio(color, TAB_STRIPS.light[1]) >= VISIBLE_CONTRAST;

/** Colors of a plate: one for a solid plate, five samples for a gradient. */
export const plateColors = (paint: PlatePaint): readonly Color[] =>
  paint.mode === 'solid' ? [paint.color] : GRADIENT_SAMPLES.map(share => gradientColor(paint, share));

const gradientColor = ({ from, via, to }: PlateGradient, share: number): Color => {
  if (!via) return mix(from, to, share);
  return share < 0.5 ? mix(from, via, 2 * share) : mix(via, to, 2 * share - 1);
};

/** Whether every color of a plate is opaque. */
export const isOpaque = (paint: PlatePaint): boolean => plateColors(paint).every(({ alpha }) => alpha === 1);

/** The opaque colors behind the ink in tabs: those of the plate, composited over both tab strips, or the tab strips. */
export const surfacesOf = (paint: PlatePaint | undefined, scheme: ColorScheme): readonly Color[] => {
  const strips = TAB_STRIPS[scheme];
  if (!paint) return strips;
  return plateColors(paint).flatMap(color =>
    color.alpha === 1 ? [color] : strips.map(strip => composite(color, strip)),
  );
};

/** Lowest contrast of a plate with the tab strips. Of a gradient, the color counts for which it is the highest. */
export const edgeContrast = (paint: PlatePaint, tabs: ColorScheme): number =>
  Math.max(
    ...plateColors(paint).map(color =>
      Math.min(...TAB_STRIPS[tabs].map(strip => contrastRatio(composite(color, strip), strip))),
    ),
  );
