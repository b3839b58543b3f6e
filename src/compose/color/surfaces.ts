// Surfaces: the opaque colors behind the ink.
import type { ColorScheme, PlateGradient, PlatePaint } from '../../model/look.ts';
import type { Color } from '../../model/scene.ts';
import { composite, mix } from './color.ts';

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
