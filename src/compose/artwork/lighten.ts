// Lighter colors of artwork for dark tabs. (Decision 057)
import type { Color, Paint, Picture, Pixels } from '../../model/scene.ts';
import { channelsOf, chromaOf, lightnessOf, withLightness } from '../color/color.ts';
import { LEGIBLE_CONTRAST, lowestContrast, NEUTRAL_CHROMA, TAB_STRIPS } from '../color/legible.ts';
import type { PaintedShape } from '../glyph/icon-shapes.ts';

const isLegible = (color: Color): boolean =>
  lowestContrast({ ...color, alpha: 1 }, TAB_STRIPS.dark) >= LEGIBLE_CONTRAST;

/** Step of OKLCH lightness, too small to be visible. */
const STEP = 0.01;

/** Raises the lightness of a color until it stands out from dark tabs. The hue stays. */
const lightenedHue = (color: Color): Color => {
  let variant = color;
  for (let lightness = lightnessOf(color); !isLegible(variant) && lightness < 1; lightness += STEP)
    variant = withLightness(color, Math.min(1, lightness));
  return variant;
};

/**
 * Makes artwork stand out from dark tabs. Dark colors keep their hue and become lighter. If one of the near-neutral
 * colors is too dark, all of them are mirrored in OKLCH lightness: white letters on black become black on white.
 */
export const lightened = (shapes: readonly PaintedShape[]): readonly PaintedShape[] => {
  const mirrors = shapes.some(({ paint }) => colorsOf(paint?.fill, paint?.line).some(isDarkNeutral));
  const lighten = lightening(mirrors);
  return shapes.map(shape => ({
    ...shape,
    paint: { fill: mapColors(shape.paint?.fill, lighten), line: mapColors(shape.paint?.line, lighten) },
  }));
};

const isDarkNeutral = (color: Color): boolean => isNeutral(color) && !isLegible(color);

/** Returns a function that lightens a color. With `mirrors`, it mirrors the lightness of neutral colors. */
const lightening =
  (mirrors: boolean) =>
  (color: Color): Color =>
    isNeutral(color) ? (mirrors ? mirrored(color) : color) : lightenedHue(color);

/** Neutral colors of a picture are mirrored if more than DARK_SHARE of the pixels in a small sample are dark gray. */
const [SAMPLE_PIXELS, DARK_SHARE] = [32, 0.02];

/** Returns a function that draws the same picture with lighter colors. */
export const lightenedDraw = (draw: DrawPicture): DrawPicture => {
  let lighten: ((color: Color) => Color) | undefined;
  return (width, height) => {
    lighten ??= lightening(hasDarkGrays(draw(SAMPLE_PIXELS, SAMPLE_PIXELS)));
    return recolored(draw(width, height), lighten);
  };
};

type DrawPicture = Picture['picture']['draw'];

const hasDarkGrays = ({ colors }: Pixels): boolean => {
  const opaque = [...colors].filter(bits => bits >>> 31 === 1);
  return opaque.filter(bits => isDarkNeutral(colorOf(bits))).length > DARK_SHARE * opaque.length;
};

const colorOf = (bits: number): Color => ({
  hex: `#${[0, 8, 16].map(shift => ((bits >>> shift) & 255).toString(16).padStart(2, '0')).join('')}`,
  alpha: 1,
});

/** Replacements are computed for colors at this distance in each channel, and interpolated for all others. */
const GRID = 15;

/** Replaces the colors of pixels. A picture has too many different colors to compute each. */
const recolored = ({ width, height, colors }: Pixels, change: (color: Color) => Color): Pixels => {
  const nodes = new Map<number, readonly number[]>();
  const nodeAt = (red: number, green: number, blue: number): readonly number[] => {
    const bits = GRID * (red | (green << 8) | (blue << 16));
    const known = nodes.get(bits) ?? channelsOf(change(colorOf(bits)));
    nodes.set(bits, known);
    return known;
  };
  const changed = new Uint32Array(colors.length);
  colors.forEach((bits, at) => {
    if (bits >>> 24 === 0) return;
    const places = [0, 8, 16].map(shift => ((bits >>> shift) & 255) / GRID);
    const [red = 0, green = 0, blue = 0] = places.map(Math.floor);
    const [x = 0, y = 0, z = 0] = places.map(place => place % 1);
    const sums = [0, 0, 0];
    for (const [r, alongRed] of [
      [red, 1 - x],
      [red + 1, x],
    ] as const)
      for (const [g, alongGreen] of [
        [green, 1 - y],
        [green + 1, y],
      ] as const)
        for (const [b, alongBlue] of [
          [blue, 1 - z],
          [blue + 1, z],
        ] as const) {
          const share = alongRed * alongGreen * alongBlue;
          if (share === 0) continue;
          nodeAt(r, g, b).forEach((value, index) => {
            sums[index] = (sums[index] ?? 0) + share * value;
          });
        }
    const [outRed = 0, outGreen = 0, outBlue = 0] = sums.map(Math.round);
    changed[at] = (outRed | (outGreen << 8) | (outBlue << 16) | (bits & 0xff000000)) >>> 0;
  });
  return { width, height, colors: changed };
};

const isNeutral = (color: Color): boolean => chromaOf(color) <= NEUTRAL_CHROMA;

/** The color with mirrored lightness. A dark gray becomes light enough to stand out from dark tabs. */
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
  if ('picture' in paint) return paint.picture.lightened?.() ?? paint;
  return 'stops' in paint
    ? { ...paint, stops: paint.stops.map(stop => ({ ...stop, color: change(stop.color) })) }
    : paint;
};
