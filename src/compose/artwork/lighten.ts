// Lighter colors of artwork for dark tabs. (Decision 028)
import type { Color, DarkChange, Paint, Picture, Pixels, Recoloring } from '../../model/scene.ts';
import { channelsOf, chromaOf, lightnessOf, withLightness } from '../color/color.ts';
import {
  COMFORTABLE_CONTRAST,
  LEGIBLE_CONTRAST,
  lowestContrast,
  NEUTRAL_CHROMA,
  TAB_STRIPS,
} from '../color/legible.ts';
import type { ArtworkTraits, Swatch } from '../glyph/artwork-traits.ts';
import type { PaintedShape } from '../glyph/icon-shapes.ts';
import { pixelChannels, pixelOf } from './pixels.ts';
import { artworkContrast, colorOf, measureTraits, squareContrast, VIVID_CONTRAST } from './traits.ts';

const isLegible = (color: Color): boolean =>
  lowestContrast({ ...color, alpha: 1 }, TAB_STRIPS.dark) >= LEGIBLE_CONTRAST;

/** Step of OKLCH lightness. It is too small to be visible. */
const STEP = 0.01;

/** Raises the lightness of a color until it stands out from dark tabs. Keeps the hue. */
const lightenedHue = (color: Color): Color => {
  let variant = color;
  for (let lightness = lightnessOf(color); !isLegible(variant) && lightness < 1; lightness += STEP)
    variant = withLightness(color, Math.min(1, lightness));
  return variant;
};

/**
 * Changes the colors of shapes for dark tabs. Colors with a hue become lighter if they are dark. With `mirror`, grays
 * are mirrored in OKLCH lightness: white letters on black become black on white. A picture also draws its outline.
 */
export const recolored = <S extends PaintedShape>(
  shapes: readonly S[],
  { recoloring, isOutlined = false }: Partial<DarkChange> & Pick<DarkChange, 'recoloring'>,
): readonly S[] => {
  if (recoloring === 'none' && !isOutlined) return shapes;
  const lighten = lightening(recoloring);
  const mapPaint = (paint: Paint | undefined): Paint | undefined => {
    if (!paint || 'from' in paint) return paint;
    if ('hex' in paint) return lighten(paint);
    if ('picture' in paint) return paint.picture.forDark?.({ recoloring, isOutlined }) ?? paint;
    return { ...paint, stops: paint.stops.map(stop => ({ ...stop, color: lighten(stop.color) })) };
  };
  return shapes.map(shape => ({
    ...shape,
    paint: { fill: mapPaint(shape.paint?.fill), line: mapPaint(shape.paint?.line) },
  }));
};

const lightening =
  (recoloring: Recoloring) =>
  (color: Color): Color => {
    if (recoloring === 'none') return color;
    return isNeutral(color) ? (recoloring === 'mirror' ? mirrored(color) : color) : lightenedHue(color);
  };

/**
 * Returns the recoloring with the best mean contrast with dark tabs; of nearly equal ones, the one that changes least.
 * Excludes recolorings that lower the contrast of half of the area. A full square keeps its colors if its symbol is
 * visible.
 */
export const bestRecoloring = (sampleOf: (recoloring: Recoloring) => Pixels): Recoloring => {
  const measured = RECOLORINGS.map(recoloring => {
    const traits = measureTraits(sampleOf(recoloring), { isPicture: false });
    return {
      recoloring,
      half: contrastInDark(traits, artworkContrast),
      mean: meanContrast(traits.swatches),
      keeps: traits.isFullSquare && !isHiddenInDark(traits),
    };
  });
  const [original, ...others] = measured as [(typeof measured)[0], ...typeof measured];
  if (original.keeps) return 'none';
  let best = original;
  for (const each of others)
    if (each.half >= original.half && each.mean > best.mean * NOTICEABLE) best = each;
  return best.recoloring;
};

/** Whether dark tabs hide artwork: most of it, or all of a full square. */
export const isHiddenInDark = (traits: ArtworkTraits): boolean =>
  traits.isFullSquare
    ? contrastInDark(traits, squareContrast) < VIVID_CONTRAST
    : contrastInDark(traits, artworkContrast) < LEGIBLE_CONTRAST;

/** The change that makes artwork visible in dark tabs: `lighten` for dark grays, else `outline`. Undefined if visible. */
export const necessaryChange = (traits: ArtworkTraits): 'lighten' | 'outline' | undefined => {
  if (!isHiddenInDark(traits)) return undefined;
  const isDarkGray = traits.swatches.every(({ color }) => isNeutral(color) && !isLegible(color));
  return isDarkGray ? 'lighten' : 'outline';
};

const contrastInDark = ({ swatches }: ArtworkTraits, contrastOf: typeof squareContrast): number =>
  Math.min(...TAB_STRIPS.dark.map(strip => contrastOf(swatches, strip)));

const RECOLORINGS: readonly Recoloring[] = ['none', 'hues', 'mirror'];
/** Minimum factor by which a recoloring that changes more must improve the mean contrast. */
const NOTICEABLE = 1.01;

/** Geometric mean of the lowest contrast with dark tabs, weighted by area. A contrast above 4.5 counts as 4.5. */
const meanContrast = (swatches: readonly Swatch[]): number =>
  Math.exp(
    swatches.reduce(
      (sum, { color, share }) =>
        sum + share * Math.log(Math.min(COMFORTABLE_CONTRAST, lowestContrast(color, TAB_STRIPS.dark))),
      0,
    ),
  );

/** Returns a function that draws the picture in changed colors. */
export const recoloredDraw =
  (draw: Picture['picture']['draw'], recoloring: Recoloring): Picture['picture']['draw'] =>
  (width, height) =>
    recoloring === 'none'
      ? draw(width, height)
      : recoloredPixels(draw(width, height), lightening(recoloring));

/** Channel distance of the colors for which a new color is computed. Between these, new colors are interpolated. */
const GRID = 15;

/** Changes the colors of pixels. A picture has too many colors to call `change` for each. */
const recoloredPixels = ({ width, height, colors }: Pixels, change: (color: Color) => Color): Pixels => {
  const nodes = new Map<number, readonly number[]>();
  const nodeAt = (red: number, green: number, blue: number): readonly number[] => {
    const bits = GRID * pixelOf([red, green, blue], 0);
    const known = nodes.get(bits) ?? channelsOf(change(colorOf(bits)));
    nodes.set(bits, known);
    return known;
  };
  const changed = new Uint32Array(colors.length);
  colors.forEach((bits, at) => {
    if (bits >>> 24 === 0) return;
    const places = pixelChannels(bits).map(channel => channel / GRID);
    const [red = 0, green = 0, blue = 0] = places.map(Math.floor);
    const [x = 0, y = 0, z = 0] = places.map(place => place % 1);
    const sums = [0, 0, 0];
    for (let corner = 0; corner < 8; corner++) {
      const [r, g, b] = [corner & 1, (corner >> 1) & 1, corner >> 2];
      const share = (r ? x : 1 - x) * (g ? y : 1 - y) * (b ? z : 1 - z);
      if (share === 0) continue;
      nodeAt(red + r, green + g, blue + b).forEach((value, index) => {
        sums[index] = (sums[index] ?? 0) + share * value;
      });
    }
    changed[at] = pixelOf(sums.map(Math.round), bits >>> 24);
  });
  return { width, height, colors: changed };
};

const isNeutral = (color: Color): boolean => chromaOf(color) <= NEUTRAL_CHROMA;

/** Mirrors the lightness of a gray. A dark one becomes light enough to stand out from dark tabs. */
const mirrored = (color: Color): Color => {
  const mirror = withLightness(color, 1 - lightnessOf(color));
  return isLegible(color) ? mirror : lightenedHue(mirror);
};
