// Fits small images to the pixel grid: minimum line width, placement and hinting.
import { memoized } from '../../model/memoized.ts';
import type { Affine, Paint, Shape } from '../../model/scene.ts';
import { arcsToCurves, outsetPath } from '../../svg/curves.ts';
import { boundsOf, type Extent, everyDisc } from '../../svg/extent.ts';
import { mapPoints, type PathSegment, parsePath } from '../../svg/path.ts';
import { shortPath } from '../../svg/path-data.ts';
import { mapGroups } from '../../svg/shape-groups.ts';
import { multiply } from '../../svg/transform.ts';
import { extentOf, type InkedGlyph, imbalanceOf } from '../glyph/ink.ts';
import { inkExtent, type Part, paintParts } from '../glyph/part.ts';
import { type FittedInk, measureFit, WIDEST_SCALE } from '../measure/fitted-gaps.ts';
import { type AxisEdges, alignedEdgesOf } from './aligned-edges.ts';
import { type ContentArea, centerOf, fitInk, isDiscWithin, type Placement } from './content-area.ts';
import { type AxisMap, type AxisPlacement, axisMap, type Hints, hintEdges } from './hinting.ts';
import {
  attemptsFor,
  type FitLimits,
  stemFactorsFor,
  thickened,
  wideningOf,
  widthFactorsFor,
  withWidth,
} from './line-widths.ts';
import { fittedAreaOf, type RenderTarget } from './render-target.ts';
import { hintSymmetricEdges } from './symmetric-hinting.ts';

/** Decimals of coordinates in pixels. The error is at most a two-hundredth of a pixel. */
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

/** Candidate factors for the scale at 16 px. */
const SCALE_FACTORS = [1, 1.035, 0.965, 0.93, 0.9];
const SCALED_PIXELS = 16;
/** Costs in units of `Hints.cost`: a factor of 1.1 costs a tenth of SCALE_COST or WIDTH_COST. */
const SCALE_COST = 1;
/** Higher for initials, because letters have few pixels to lose. */
const TEXT_SCALE_COST = 2;
const WIDTH_COST = 0.3;

/** Maximum moves in pixels. With the wide one, a series of lines spreads evenly, but ink may leave the bounds. */
const [WIDE_REACH, NARROW_REACH] = [1, 0.5];

/** Parts with adjusted line widths, the placement in pixels, and the hints for both axes. */
export interface GridFit {
  readonly parts: readonly Part[];
  readonly placement: Placement;
  readonly x: Hints;
  readonly y: Hints;
}

/**
 * Fits a glyph to an image of `size` pixels, so that edges are on pixel boundaries where possible. Caches the result,
 * because package and report need the same images. (Decision 021)
 */
export const fitToGrid = (
  glyph: InkedGlyph,
  target: { readonly role: RenderTarget['role']; readonly size: number },
): FittedGlyph => {
  const fits = fitsOf(glyph);
  const key = `${target.role} ${target.size}`;
  const known = fits.get(key);
  if (known) return { ...known, parts: known.parts.map((part, index) => withColorsOf(glyph, part, index)) };
  const fit = bestFit(glyph, target);
  const fitted = { ...fit, warp: warpBy(fit) };
  fits.set(key, fitted);
  return fitted;
};

/** A fit with a function that warps paths. Looks that differ only in colors share the warped paths. */
export interface FittedGlyph extends GridFit {
  /** Ink and gaps of the image, if fitting measured them. */
  readonly measured?: FittedInk;
  readonly warp: (path: string) => string;
}

const warpBy = ({ placement, x, y }: GridFit): FittedGlyph['warp'] => {
  const [mapX, mapY] = [axisMap(x), axisMap(y)];
  const paths = new Map<string, string>();
  return path => {
    const warped = paths.get(path) ?? warpPath(path, placement, mapX, mapY);
    paths.set(path, warped);
    return warped;
  };
};

/** A fitted part in the colors of `glyph`. The fit may come from a look with other colors. */
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
  const warped = mapGroups(({ clip }) =>
    clip.map(({ transform: _, ...area }) => ({ ...area, path: warp(area.path) })),
  );
  return paintParts(parts.map(withoutOutline), transform).map((placed): Shape => {
    const { path, transform: _, stroke, ...shape } = placed;
    // Pictures are not warped.
    if (shape.fill && 'picture' in shape.fill) return placed;
    return {
      ...shape,
      path: warp(path),
      group: warped(shape.group),
      ...(shape.fill && { fill: placedPaint(shape.fill, transform) }),
      ...(stroke && {
        stroke: { ...stroke, paint: placedPaint(stroke.paint, transform), width: stroke.width * scale },
      }),
    };
  });
};

/**
 * Merges the outline of a thin area with the area. Renderers leave a seam between two shapes, and Chromium draws lines
 * below one pixel too wide and too pale.
 */
const withoutOutline = (part: Part): Part => {
  const { shape, fill, line } = part;
  if (!fill || !line || shape.paint) return part;
  const path = outsetPath(shape.path, line.width / 2, shape.areaSides());
  return { ...part, shape: { ...shape, path }, line: undefined };
};

const placedPaint = (paint: Paint, transform: Affine): Paint =>
  'stops' in paint ? { ...paint, transform: multiply(transform, paint.transform) } : paint;

export const UNHINTED: Hints = { from: [], to: [], cost: 0 };

/** Fitting cannot open gaps narrower than this number of pixels. */
const MIN_VISIBLE_GAP = 0.45;
/** Largest image in pixels in which gaps are measured. Larger images have space for the gaps of nearly all icons. */
const MAX_MEASURED_PIXELS = 16;

/** The fit with the lowest cost. Up to 16 px, considers only the fits of all attempts that close the fewest gaps. */
const bestFit = (
  glyph: InkedGlyph,
  target: { readonly role: RenderTarget['role']; readonly size: number },
): GridFit & Pick<FittedGlyph, 'measured'> => {
  const area = fittedAreaOf(glyph, target);
  const [usual, ...others] = attemptsFor(glyph);
  const fit = cheapestFit(glyph, area, usual);
  if (target.size > MAX_MEASURED_PIXELS) return area.isExact ? fit : sizedAsInTab(glyph, fit, target);
  // Does not compare the gaps of artwork in its own colors, and the report has no findings on them.
  if (glyph.traits) return fit;
  let best = { ...fit, measured: measureFit(glyph, fit, target.size) };
  let least = filledGaps(best.measured);
  // A stroke scale above the default means that the user wants wide lines.
  const mayThin = glyph.look.strokeScale <= WIDEST_SCALE && fit.parts.some(({ line }) => line);
  for (const limits of others) {
    if (least === 0) break;
    if (limits.most < Infinity && !mayThin) continue;
    const other = cheapestFit(glyph, area, limits);
    const measured = measureFit(glyph, other, target.size);
    const filled = filledGaps(measured);
    if (filled < least) [best, least] = [{ ...other, measured }, filled];
  }
  return best;
};

/** Maximum size ratio of a glyph between the images of an ICO, without the changes by hinting. */
const MAX_SIZE_RATIO = 1.05;

/** Returns `fit`, or a fit with a glyph size closer to that in the image of 16 px. */
const sizedAsInTab = (
  glyph: InkedGlyph,
  fit: GridFit,
  { role, size }: { readonly role: RenderTarget['role']; readonly size: number },
): GridFit => {
  const [own, small] = [sideOf(fit), sideOf(fitToGrid(glyph, { role, size: SCALED_PIXELS }))];
  const scaled = (small * size) / SCALED_PIXELS;
  const side = Math.min(Math.max(own, scaled / MAX_SIZE_RATIO), scaled * MAX_SIZE_RATIO);
  if (side === own) return fit;
  // The content box also holds the empty border of a glyph with a frame.
  const contentBox = (side * longSideOf(extentOf(glyph))) / longSideOf(inkExtent(glyph.parts));
  return cheapestFit(glyph, { ...fittedAreaOf(glyph, { role, size }), contentBox }, attemptsFor(glyph)[0]);
};

const longSideOf = (extent: Extent): number => {
  const { width, height } = boundsOf(extent);
  return Math.max(width, height);
};

/** The larger side of the ink after hinting. */
const sideOf = (fit: GridFit): number => {
  const extent: number[] = [];
  everyFittedDisc(fit, (x, y, radius) => extent.push(x, y, radius) > 0);
  const { width, height } = boundsOf(extent);
  return Math.max(width, height);
};

/** Whether `test` is true for every disc of the extent of the ink (svg/extent.ts), after hinting, in pixels. */
const everyFittedDisc = (
  { parts, placement: { scale, ...offset }, x, y }: GridFit,
  test: (x: number, y: number, radius: number) => boolean,
): boolean => {
  const [mapX, mapY] = [axisMap(x), axisMap(y)];
  return everyDisc(inkExtent(parts), (discX, discY, radius) =>
    test(mapX(discX * scale + offset.x), mapY(discY * scale + offset.y), radius * scale),
  );
};

const filledGaps = ({ gaps }: FittedInk): number =>
  gaps.filter(({ isOpen, width }) => !isOpen && width >= MIN_VISIBLE_GAP).length;

const cheapestFit = (glyph: InkedGlyph, area: ContentArea, limits: FitLimits): GridFit => {
  const { parts, extent } = thickened(glyph, area, limits.least);
  const target = placedOnGrid(glyph, extent, area);
  // In duotone icons, the lines of the opaque layer cover the edges of the translucent layer.
  const opaque = parts.filter(({ opacity }) => opacity === 1);
  const isText = glyph.kind === 'initials';
  const edges = alignedEdgesOf(opaque.length > 0 ? opaque : parts, centerOf(extent), { ...limits, isText });
  const widestLine = Math.max(0, ...parts.map(({ line, fill }) => (line && !fill ? line.width : 0)));
  const mayWiden = wideningOf(glyph, widestLine);
  let best: GridFit = { parts, placement: target, x: UNHINTED, y: UNHINTED };
  let bestCost = Infinity;
  const reaches = isText ? [NARROW_REACH] : [WIDE_REACH, NARROW_REACH];
  const scaleCost = isText ? TEXT_SCALE_COST : SCALE_COST;
  // All images of a glyph have the same size steps in pixels, which are relatively smaller at 32 and 48 px.
  for (const factor of area.isExact ? [1] : SCALE_FACTORS) {
    const scaleFactor = 1 + ((factor - 1) * SCALED_PIXELS) / area.size;
    const placement = rescaled(target, scaleFactor, area.size);
    const { scale } = placement;
    for (const widthFactor of widestLine > 0
      ? widthFactorsFor(widestLine * scale, limits)
      : stemFactorsFor(edges.stem * scale, { isText, isLarge: area.size > SCALED_PIXELS })) {
      if (!mayWiden(widthFactor, scale)) continue;
      const change = scaleCost * Math.abs(1 - scaleFactor) + WIDTH_COST * Math.abs(1 - widthFactor);
      const widened = parts.map(part => withWidth(part, widthFactor, limits.least / scale));
      for (const reach of reaches) {
        if (change >= bestCost) break;
        const x = hintAxis(edges.x, { scale, offset: placement.x, widthFactor, reach }, bestCost - change);
        if (change + x.cost >= bestCost) break;
        const y = hintAxis(
          edges.y,
          { scale, offset: placement.y, widthFactor, reach },
          bestCost - change - x.cost,
        );
        const cost = x.cost + y.cost + change;
        if (cost >= bestCost) break;
        const fit = { parts: widened, placement, x, y };
        if (!staysWithin(fit, area)) continue;
        best = fit;
        bestCost = cost;
        break;
      }
    }
  }
  return best;
};

/** Centers the optical center in steps of half a pixel, so that the bounding box stays aligned to the grid. */
const placedOnGrid = (glyph: InkedGlyph, extent: Extent, area: ContentArea): Placement => {
  const centered = fitInk(extent, area);
  const imbalance = imbalanceOf(glyph);
  if (imbalance.x === 0 && imbalance.y === 0 && !area.offset) return centered;
  const balanced = fitInk(extent, area, imbalance);
  const halves = (distance: number) => Math.trunc(2 * distance) / 2;
  return {
    ...centered,
    x: centered.x + halves(balanced.x - centered.x),
    y: centered.y + halves(balanced.y - centered.y),
  };
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
const staysWithin = (fit: GridFit, { size, bounds }: ContentArea): boolean =>
  everyFittedDisc(fit, (x, y, radius) => isDiscWithin(x - size / 2, y - size / 2, radius, bounds));
