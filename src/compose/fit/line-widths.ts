// Line widths in small images: minimum widths, and the widths that grid fitting tries.
import { memoized } from '../../model/memoized.ts';
import { forEachEdge } from '../../svg/polyline.ts';
import { extentOf, frameOf, type InkedGlyph } from '../glyph/ink.ts';
import { inkExtent, type Part } from '../glyph/part.ts';
import { measureClearance, quantile } from '../glyph/thickness.ts';
import { type ContentArea, fitInk } from './content-area.ts';

/** Limits of an attempt to fit a glyph. */
export interface FitLimits {
  /** Minimum and maximum line width in pixels. */
  readonly least: number;
  readonly most: number;
  /** Minimum factor for line widths. */
  readonly minFactor: number;
  /** Minimum weight of the edges that move to pixel boundaries. */
  readonly minWeight: number;
}

const USUAL: FitLimits = { least: 1.25, most: Infinity, minFactor: 0.7, minWeight: 0.015 };
const CRISP: FitLimits = { ...USUAL, least: 1, minFactor: 0.6 };

/**
 * Attempts in their order, of which the first that closes no gap is used. The second also moves the edges of small
 * holes. The third draws no line wider than the usual minimum. The last draws lines of one pixel, which look gray if
 * they are not on pixel boundaries.
 */
const attemptsFrom = (usual: FitLimits): readonly [FitLimits, ...FitLimits[]] => [
  usual,
  { ...usual, minWeight: 0.004 },
  { ...usual, most: usual.least, minWeight: 0.004 },
  { ...usual, least: 1, most: 1, minWeight: 0.004 },
];

const [ATTEMPTS, CRISP_ATTEMPTS] = [attemptsFrom(USUAL), attemptsFrom(CRISP)];

/** Minimum fraction of horizontal and vertical lines in a glyph that looks sharp with lines of one pixel. */
const [CRISP_SHARE, MAX_SLOPE] = [0.35, 0.02];

/** The attempts for a glyph. The first one allows lines of one pixel if many lines are horizontal or vertical. */
export const attemptsFor = memoized(({ parts }: InkedGlyph) => {
  let [aligned, total] = [0, 0];
  for (const { line, fill, shape } of parts)
    for (const polyline of line && !fill ? shape.polylines : [])
      forEachEdge(polyline, (x0, y0, x1, y1) => {
        const [dx, dy] = [Math.abs(x1 - x0), Math.abs(y1 - y0)];
        total += Math.hypot(dx, dy);
        if (Math.min(dx, dy) <= MAX_SLOPE * Math.max(dx, dy)) aligned += Math.hypot(dx, dy);
      });
  return total > 0 && aligned >= CRISP_SHARE * total ? CRISP_ATTEMPTS : ATTEMPTS;
});

/** Maximum factor for line widths. */
const MAX_WIDTH_FACTOR = 1.2;

/** Minimum width in pixels of the gaps between widened lines. A fraction of GAP_QUANTILE of them may be narrower. */
const MIN_GAP = 0.75;
const GAP_QUANTILE = 0.2;

/** Ascending distances between the center lines of the strokes of a glyph. */
const clearanceOf = memoized(({ parts }: InkedGlyph): readonly number[] =>
  measureClearance(parts.flatMap(({ line, fill, shape }) => (line && !fill ? shape.polylines : []))),
);

/** Whether the gaps of a glyph have space for lines of `width` (glyph units) that are widened by `factor`. */
export const mayWiden = (
  glyph: InkedGlyph,
  width: number,
  { factor, scale }: { readonly factor: number; readonly scale: number },
): boolean => {
  if (factor <= 1) return true;
  const gap = (quantile(clearanceOf(glyph), GAP_QUANTILE) ?? Number.POSITIVE_INFINITY) - width;
  return gap * scale >= width * scale * (factor - 1) + MIN_GAP;
};

/** Factors that make a line of `width` pixels a whole or half number of pixels wide, within the limits. */
export const widthFactorsFor = (width: number, { least, most, minFactor }: FitLimits): readonly number[] =>
  factorsFor(width, { least, most, min: Math.min(minFactor, most / width), max: MAX_WIDTH_FACTOR });

/**
 * Limits of the factor for stems. The other parts of an area keep their width, so larger changes would look uneven.
 * `minText` is for letters, which must not look light. `maxLarge` is for stems of at least two pixels in images above
 * 16 px, where diagonal lines would look thin beside them.
 */
const STEM_FACTORS = { min: 0.8, minText: 0.85, max: 1.3, maxLarge: 1.12 };

/** Factors that make a stem of `width` pixels a whole or half number of pixels wide. */
export const stemFactorsFor = (
  width: number,
  { isText, isLarge }: { readonly isText: boolean; readonly isLarge: boolean },
): readonly number[] =>
  factorsFor(width, {
    least: 0,
    most: Infinity,
    min: isText ? STEM_FACTORS.minText : STEM_FACTORS.min,
    max: isLarge && width >= 2 ? STEM_FACTORS.maxLarge : STEM_FACTORS.max,
  });

const factorsFor = (
  width: number,
  { least, most, min, max }: { readonly [Limit in 'least' | 'most' | 'min' | 'max']: number },
): readonly number[] => {
  if (width === 0) return [1];
  const half = Math.floor(width * 2) / 2;
  const factors = [width, least, Math.floor(width), half, half + 0.5, Math.ceil(width)].map(
    pixels => Math.min(Math.max(pixels, least), most) / width,
  );
  return [...new Set(factors.filter(factor => factor >= min && factor <= max))];
};

export const withWidth = (part: Part, factor: number, least: number): Part =>
  part.line && !part.fill
    ? { ...part, line: { ...part.line, width: Math.max(part.line.width * factor, least) } }
    : part;

/** Widens lines to `leastPixels`, and adds lines around thin areas. Repeats this, because wider ink reduces the scale. */
export const thickened = (glyph: InkedGlyph, area: ContentArea, leastPixels: number) => {
  let thick = { parts: glyph.parts, extent: extentOf(glyph) };
  for (let round = 0; round < 3; round++) {
    const { scale } = fitInk(thick.extent, area);
    const hairline = glyph.kind === 'initials' ? HAIRLINE.pixels / scale : 0;
    const parts = glyph.parts.map(part => atLeast(part, leastPixels / scale, hairline));
    if (parts.every((part, index) => part === thick.parts[index])) break;
    thick = { parts, extent: frameOf(glyph) ? thick.extent : inkExtent(parts) };
  }
  return thick;
};

/** An area is thin if this quantile of its thickness is too small. */
const STEM_QUANTILE = 0.7;
/**
 * Hairlines are the thin strokes of letters: their minimum width in `pixels`, and the `quantile` of the thickness that
 * is their width. A letter has hairlines if the thickness at the quantile `extent` is also less than `pixels`; with a
 * lower fraction, only its corners are thin. A hairline that is at least `contrast` times as wide as the stem is only
 * widened if the gaps have space.
 */
const HAIRLINE = { pixels: 0.9, quantile: 0.2, extent: 0.3, contrast: 0.4 };

const atLeast = (part: Part, least: number, hairline: number): Part => {
  const { shape, line, fill } = part;
  // A wider shape of artwork would cover its neighbors in other colors.
  if (shape.paint) return part;
  if (line) return line.width < least ? { ...part, line: { ...line, width: least } } : part;
  if (!fill) return part;
  const { ink, gaps } = shape.thickness();
  const at = (fraction: number) => quantile(ink, fraction) ?? 0;
  const stem = at(STEM_QUANTILE);
  const thin = at(HAIRLINE.quantile);
  const missing = at(HAIRLINE.extent) < hairline ? hairline - thin : 0;
  const hasSpace = thin < HAIRLINE.contrast * stem || (quantile(gaps, 0.5) ?? Infinity) - missing >= hairline;
  const width = Math.max(least - stem, hasSpace ? missing : 0);
  if (width <= 0) return part;
  return { ...part, line: { paint: fill, width, cap: 'round', join: 'round', miterLimit: 4 } };
};
