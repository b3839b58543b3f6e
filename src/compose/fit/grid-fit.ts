// Grid fitting of small images: minimum line width, placement and hinting.
import { memoized } from '../../model/memoized.ts';
import type { Affine, Paint, Shape, ShapeGroup } from '../../model/scene.ts';
import { arcsToCurves } from '../../svg/arcs.ts';
import { type Extent, everyDisc } from '../../svg/extent.ts';
import { mapPoints, type PathSegment, parsePath } from '../../svg/path.ts';
import { mapGroups } from '../../svg/shape-groups.ts';
import { shortPath } from '../../svg/short-path.ts';
import { multiply } from '../../svg/transform.ts';
import { extentOf, type InkedGlyph } from '../glyph/ink.ts';
import { inkExtent, type Part, paintParts } from '../glyph/part.ts';
import { measureClearance, quantile } from '../report/thickness.ts';
import { type AxisEdges, alignedEdgesOf } from './aligned-edges.ts';
import { type ContentArea, fitInk, isDiscWithin, type Placement } from './content-area.ts';
import { type AxisPlacement, type Hints, hintEdges } from './hinting.ts';
import { fittedAreaOf, type RenderTarget } from './render-target.ts';
import { hintSymmetricEdges } from './symmetric-hinting.ts';

/** A function of one coordinate. */
type AxisMap = (value: number) => number;

/** Maps `from[i]` to `to[i]` (`from` ascending): linear between two knots, slope 1 outside of them. */
export const axisMap = (from: readonly number[], to: readonly number[]): AxisMap => {
  const knots = from.map((at, index) => ({ at, target: to[index] ?? at }));
  return value => {
    let before: (typeof knots)[number] | undefined;
    for (const knot of knots) {
      if (knot.at > value) {
        if (!before) return value + knot.target - knot.at;
        return before.target + ((value - before.at) * (knot.target - before.target)) / (knot.at - before.at);
      }
      before = knot;
    }
    return before ? value + before.target - before.at : value;
  };
};

/** Decimals of coordinates in pixels: the error is at most a two-hundredth of a pixel. */
const DIGITS = 2;

/** Places a path, then applies `mapX` and `mapY` to every point. Converts arcs to cubic curves. */
export const warpPath = (path: string, placement: Placement, mapX: AxisMap, mapY: AxisMap): string => {
  const placed = parsePath(path).map(segment => placeSegment(segment, placement));
  const warp = (x: number, y: number) => ({ x: mapX(x), y: mapY(y) });
  return shortPath(
    arcsToCurves(placed).map(segment => mapPoints(segment, warp)),
    DIGITS,
  );
};

const placeSegment = (segment: PathSegment, { scale, x: left, y: top }: Placement): PathSegment => {
  const placed = mapPoints(segment, (x, y) => ({ x: x * scale + left, y: y * scale + top }));
  return placed.type === 'A' ? { ...placed, rx: placed.rx * scale, ry: placed.ry * scale } : placed;
};

/** Minimum line width in pixels; thinner lines look gray. */
const MIN_LINE = 1.25;

/** Candidate factors for the scale and for line widths, and the cost per unit of change (see `Hints.cost`). */
const SCALE_FACTORS = [1, 1.035, 0.965, 0.93, 0.9];
const SCALE_COST = 0.5;
const WIDTH_FACTORS = { min: 0.7, max: 1.2 };
const WIDTH_COST = 0.3;

/** Lines are widened only if a gap of this many pixels remains in this quantile of the gaps: holes stay open. */
const MIN_GAP = 0.75;
const GAP_QUANTILE = 0.2;

/** Parts with adjusted line widths, their placement in pixels, and the hints of both axes. */
export interface GridFit {
  readonly parts: readonly Part[];
  readonly placement: Placement;
  readonly x: Hints;
  readonly y: Hints;
}

/**
 * Fits a glyph to an image of `size` pixels so that edges lie on pixel boundaries where possible. Cached, because the
 * report measures the images that the package contains. (Decision 021)
 */
export const fitToGrid = (
  glyph: InkedGlyph,
  target: { readonly role: RenderTarget['role']; readonly size: number },
): FittedGlyph => {
  const fits = fitsOf(glyph);
  const key = `${target.role} ${target.size}`;
  const known = fits.get(key);
  if (known) return { ...known, parts: known.parts.map((part, index) => withColorsOf(glyph, part, index)) };
  const area = fittedAreaOf(glyph, target);
  const fit = cheapestFit(thickened(glyph, area), area, () => clearanceOf(glyph));
  const fitted = { ...fit, warp: warpBy(fit) };
  fits.set(key, fitted);
  return fitted;
};

/** A fit with the function that warps paths to it. Looks that differ in colors only share the warped paths. */
export interface FittedGlyph extends GridFit {
  readonly warp: (path: string) => string;
}

const warpBy = ({ placement, x, y }: GridFit): FittedGlyph['warp'] => {
  const [mapX, mapY] = [axisMap(x.from, x.to), axisMap(y.from, y.to)];
  const paths = new Map<string, string>();
  return path => {
    const warped = paths.get(path) ?? warpPath(path, placement, mapX, mapY);
    paths.set(path, warped);
    return warped;
  };
};

/** A fitted part, which may be that of another look, in the colors of this one. */
const withColorsOf = ({ parts }: InkedGlyph, { line, ...part }: Part, index: number): Part => {
  const { inside, fill, line: own } = parts[index] as Part;
  const paint = own?.paint ?? fill;
  return { ...part, inside, fill, line: line && paint && { ...line, paint } };
};

const fitsOf = memoized((_glyph: InkedGlyph) => new Map<string, FittedGlyph>());

/** Returns the shapes of a fitted glyph in pixels. */
export const paintFitted = ({ parts, placement, warp }: FittedGlyph): readonly Shape[] => {
  const { scale, x, y } = placement;
  const transform: Affine = [scale, 0, 0, scale, x, y];
  const warped = mapGroups(({ transform: _, ...clip }) => ({ ...clip, path: warp(clip.path) }));
  return paintParts(parts, transform).map((placed): Shape => {
    const { path, transform: _, stroke, group, ...shape } = placed;
    // A picture is drawn at whole pixels.
    if (shape.fill && 'picture' in shape.fill) return placed;
    return {
      ...shape,
      path: warp(path),
      ...(shape.fill && { fill: placedPaint(shape.fill, transform) }),
      ...(stroke && {
        stroke: { ...stroke, paint: placedPaint(stroke.paint, transform), width: stroke.width * scale },
      }),
      ...(group && { group: warped(group) as ShapeGroup }),
    };
  });
};

const placedPaint = (paint: Paint, transform: Affine): Paint =>
  'stops' in paint ? { ...paint, transform: multiply(transform, paint.transform) } : paint;

const UNHINTED: Hints = { from: [], to: [], cost: 0 };

/** Distances between the lines of a glyph, ascending; they do not depend on line widths. Cached. */
const clearanceOf = memoized(({ parts }: InkedGlyph): readonly number[] =>
  measureClearance(parts.flatMap(({ line, fill, shape }) => (line && !fill ? shape.polylines : []))),
);

const cheapestFit = (
  { parts, extent }: ThickenedParts,
  area: ContentArea,
  clearances: () => readonly number[],
): GridFit => {
  const target = fitInk(extent, area);
  const edges = alignedEdgesOf(parts, {
    x: (area.size / 2 - target.x) / target.scale,
    y: (area.size / 2 - target.y) / target.scale,
  });
  const widestLine = Math.max(0, ...parts.map(({ line, fill }) => (line && !fill ? line.width : 0)));
  const gap = gapOf(clearances, widestLine);
  let best: GridFit = { parts, placement: target, x: UNHINTED, y: UNHINTED };
  let bestCost = Infinity;
  for (const scaleFactor of SCALE_FACTORS) {
    const placement = rescaled(target, scaleFactor, area.size);
    const { scale } = placement;
    for (const widthFactor of widthFactorsFor(widestLine * scale)) {
      if (widthFactor > 1 && gap(scale) < widestLine * scale * (widthFactor - 1) + MIN_GAP) continue;
      const change = SCALE_COST * Math.abs(1 - scaleFactor) + WIDTH_COST * Math.abs(1 - widthFactor);
      if (change >= bestCost) continue;
      const x = hintAxis(edges.x, { scale, offset: placement.x, widthFactor }, bestCost - change);
      if (change + x.cost >= bestCost) continue;
      const y = hintAxis(edges.y, { scale, offset: placement.y, widthFactor }, bestCost - change - x.cost);
      const cost = x.cost + y.cost + change;
      if (cost >= bestCost) continue;
      const widened = parts.map(part => withWidth(part, widthFactor, MIN_LINE / scale));
      const fit = { parts: widened, placement, x, y };
      if (staysWithin(inkExtent(widened), fit, area)) {
        best = fit;
        bestCost = cost;
      }
    }
  }
  return best;
};

const hintAxis = ({ edges, center }: AxisEdges, placement: AxisPlacement, maxCost: number): Hints =>
  center === undefined
    ? hintEdges(edges, placement, maxCost)
    : hintSymmetricEdges(edges, center, { placement, maxCost });

/** Scales a placement around the center of the canvas. */
const rescaled = ({ scale, x, y }: Placement, factor: number, size: number): Placement => ({
  scale: scale * factor,
  x: size / 2 + (x - size / 2) * factor,
  y: size / 2 + (y - size / 2) * factor,
});

/** Whether all ink is inside the bounds after hinting. */
const staysWithin = (
  extent: Extent,
  { placement, x, y }: GridFit,
  { size, bounds }: ContentArea,
): boolean => {
  const { scale } = placement;
  const [mapX, mapY] = [axisMap(x.from, x.to), axisMap(y.from, y.to)];
  return everyDisc(extent, (discX, discY, radius) => {
    const dx = mapX(discX * scale + placement.x) - size / 2;
    const dy = mapY(discY * scale + placement.y) - size / 2;
    return isDiscWithin(dx, dy, radius * scale, bounds);
  });
};

/** Returns a function of the scale for the gap between lines in pixels; measured on the first call. */
const gapOf = (clearances: () => readonly number[], width: number): ((scale: number) => number) => {
  let gap: number | undefined;
  return scale => {
    gap ??= (quantile(clearances(), GAP_QUANTILE) ?? Number.POSITIVE_INFINITY) - width;
    return gap * scale;
  };
};

/** Factors that change a line of `width` pixels to the nearest whole and half pixels, not below the minimum width. */
const widthFactorsFor = (width: number): readonly number[] => {
  if (width === 0) return [1];
  const half = Math.floor(width * 2) / 2;
  const candidates = [width, MIN_LINE, Math.floor(width), half, half + 0.5, Math.ceil(width)];
  const factors = candidates.map(pixels => Math.max(pixels, MIN_LINE) / width);
  return [...new Set(factors.filter(factor => factor >= WIDTH_FACTORS.min && factor <= WIDTH_FACTORS.max))];
};

const withWidth = (part: Part, factor: number, least: number): Part =>
  part.line && !part.fill
    ? { ...part, line: { ...part.line, width: Math.max(part.line.width * factor, least) } }
    : part;

interface ThickenedParts {
  readonly parts: readonly Part[];
  readonly extent: Extent;
}

/** Widens lines to the minimum width and outlines thin areas. Iterates, because wider ink leads to a smaller scale. */
const thickened = (glyph: InkedGlyph, area: ContentArea): ThickenedParts => {
  let thick: ThickenedParts = { parts: glyph.parts, extent: extentOf(glyph) };
  for (let round = 0; round < 3; round++) {
    const least = MIN_LINE / fitInk(thick.extent, area).scale;
    const parts = glyph.parts.map(part => atLeast(part, least));
    if (parts.every((part, index) => part === thick.parts[index])) break;
    thick = { parts, extent: inkExtent(parts) };
  }
  return thick;
};

/** An area is widened if this quantile of its thickness is too thin: solid areas with a few thin spots are not. */
const STEM_QUANTILE = 0.7;

const atLeast = (part: Part, least: number): Part => {
  const { shape, line, fill } = part;
  // A wider shape would cover its neighbors in other colors.
  if (shape.paint) return part;
  if (line) return line.width < least ? { ...part, line: { ...line, width: least } } : part;
  const stem = fill ? (quantile(shape.thickness().ink, STEM_QUANTILE) ?? 0) : least;
  if (!fill || stem >= least) return part;
  return {
    ...part,
    line: { paint: fill, width: least - stem, cap: 'round', join: 'round', miterLimit: 4 },
  };
};
