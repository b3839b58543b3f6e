// Surfaces: the opaque colors behind the ink.
import type { Color } from '../../model/color.ts';
import type { ColorScheme, PlatePaint } from '../../model/look.ts';
import { composite, mix } from './color.ts';
import { TAB_STRIPS } from './tab-strips.ts';

/** Gradients are sampled because the contrast may be lowest between their ends. */
const GRADIENT_SAMPLES = [0, 0.25, 0.5, 0.75, 1];

/** Colors of a plate: one for a solid plate, five samples for a gradient. */
export const plateColors = (paint: PlatePaint): readonly Color[] =>
  paint.mode === 'solid' ? [paint.color] : GRADIENT_SAMPLES.map(share => mix(paint.from, paint.to, share));

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
