// Surfaces: the opaque colors that ink is seen on.
import type { Color } from '../../model/color.ts';
import type { ColorScheme, PlatePaint } from '../../model/look.ts';
import { composite, mix } from './color.ts';
import { TAB_STRIPS } from './tab-strips.ts';

/** Samples of a gradient: contrast may be lowest between its ends. */
const GRADIENT_SAMPLES = [0, 0.25, 0.5, 0.75, 1];

/** The colors of a plate; five samples of a gradient. */
export const plateColors = (paint: PlatePaint): readonly Color[] =>
  paint.mode === 'solid' ? [paint.color] : GRADIENT_SAMPLES.map(share => mix(paint.from, paint.to, share));

/** Whether a plate hides what is behind it. */
export const isOpaque = (paint: PlatePaint): boolean => plateColors(paint).every(({ alpha }) => alpha === 1);

/** The surfaces of a favicon in a tab of that scheme: its plate, which may be translucent, over the tab strips. */
export const surfacesOf = (paint: PlatePaint | undefined, scheme: ColorScheme): readonly Color[] => {
  const strips = TAB_STRIPS[scheme];
  if (!paint) return strips;
  return plateColors(paint).flatMap(color =>
    color.alpha === 1 ? [color] : strips.map(strip => composite(color, strip)),
  );
};
