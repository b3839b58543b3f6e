// Lighter colors of artwork for dark tabs.
import type { Color, Paint } from '../../model/scene.ts';
import { chromaOf, lightnessOf, withLightness } from '../color/color.ts';
import { LEGIBLE_CONTRAST, lowestContrast, NEUTRAL_CHROMA } from '../color/legible.ts';
import { TAB_STRIPS } from '../color/surfaces.ts';
import type { PaintedShape } from '../glyph/icon-shapes.ts';

const isLegible = (color: Color): boolean =>
  lowestContrast({ ...color, alpha: 1 }, TAB_STRIPS.dark) >= LEGIBLE_CONTRAST;

/** Step of OKLCH lightness, too small to be visible. */
const STEP = 0.01;

/** The same hue, as light as it must be to stand out from dark tabs. */
const lightenedHue = (color: Color): Color => {
  let variant = color;
  for (let lightness = lightnessOf(color); !isLegible(variant) && lightness < 1; lightness += STEP)
    variant = withLightness(color, Math.min(1, lightness));
  return variant;
};

/**
 * Makes artwork stand out from dark tabs: near-neutral colors are mirrored in OKLCH lightness if some of them are too dark,
 * so that white parts on black ones stay visible; other dark colors keep their hue.
 */
export const lightened = (shapes: readonly PaintedShape[]): readonly PaintedShape[] => {
  const isDarkNeutral = (color: Color) => isNeutral(color) && !isLegible(color);
  const mirrors = shapes.some(({ paint }) => colorsOf(paint?.fill, paint?.line).some(isDarkNeutral));
  const lighten = (color: Color): Color =>
    isNeutral(color) ? (mirrors ? mirrored(color) : color) : lightenedHue(color);
  return shapes.map(shape => ({
    ...shape,
    paint: { fill: mapColors(shape.paint?.fill, lighten), line: mapColors(shape.paint?.line, lighten) },
  }));
};

const isNeutral = (color: Color): boolean => chromaOf(color) <= NEUTRAL_CHROMA;

/** Dark grays at least as light as they must be. */
const mirrored = (color: Color): Color => {
  const mirror = withLightness(color, 1 - lightnessOf(color));
  return isLegible(color) ? mirror : lightenedHue(mirror);
};

const colorsOf = (...paints: readonly (Paint | undefined)[]): readonly Color[] =>
  paints.flatMap(paint => {
    if (!paint) return [];
    if ('hex' in paint) return [paint];
    return 'stops' in paint ? paint.stops.map(({ color }) => color) : [];
  });

const mapColors = (paint: Paint | undefined, change: (color: Color) => Color): Paint | undefined => {
  if (!paint) return undefined;
  if ('hex' in paint) return change(paint);
  return 'stops' in paint
    ? { ...paint, stops: paint.stops.map(stop => ({ ...stop, color: change(stop.color) })) }
    : paint;
};
