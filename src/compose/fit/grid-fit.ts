// Fits small images to the pixel grid by line widths, placement and hinting. (Decision 021)
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
import { type AxisMap, axisMap, type GridFit, type Hints, type Placement } from '../measure/placement.ts';
import { type AxisEdges, alignedEdgesOf } from './aligned-edges.ts';
import { type ContentArea, centerOf, fitInk, isDiscWithin } from './content-area.ts';
import { type AxisPlacement, hintEdges } from './hinting.ts';
import {
  attemptsFor,
  type FitLimits,
  mayWiden,
  stemFactorsFor,
  thickened,
  widthFactorsFor,
  withWidth,
} from './line-widths.ts';
import { fittedAreaOf, type SizedTarget } from './render-target.ts';
import { hintSymmetricEdges } from './symmetric-hinting.ts';

/** Decimals of coordinates in pixels. */
const DIGITS = 2;

/** Converts a path to pixels, then applies `mapX` and `mapY` to every point. Arcs become cubic curves. */
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

/** Factors for the scale of a glyph that are tried at 16 px. */
const SCALE_FACTORS = [1, 1.035, 0.965, 0.93, 0.9];
const SCALED_PIXELS = 16;
/** Cost of a change of the scale or the line width, in units of `Hints.cost`. A factor of 1.1 costs a tenth of this. */
const [SCALE_COST, WIDTH_COST] = [1, 0.3];
/** The SCALE_COST of initials. It is high, because small letters are hard to read. */
const TEXT_SCALE_COST = 2;

/** Maximum moves of edges in pixels. The wide one makes the gaps of a series equal, but may move ink out of the bounds. */
const [WIDE_REACH, NARROW_REACH] = [1, 0.5];

/**
 * Fits a glyph to an image, so that edges are on pixel boundaries where possible. Caches the fit of each image, because
 * package and report need the same images.
 */
export const fitToGrid = (glyph: InkedGlyph, target: SizedTarget): FittedGlyph => {
  const fits = fitsOf(glyph);
  const key = `${target.role} ${target.size}`;
  const known = fits.get(key);
  if (known) return { ...known, parts: known.parts.map((part, index) => withColorsOf(glyph, part, index)) };
  const fit = bestFit(glyph, target);
  const fitted = { ...fit, warp: warpBy(fit) };
  fits.set(key, fitted);
  return fitted;
};

interface FittedGlyph extends GridFit {
  /** Ink and gaps of the image, if fitting measured them. */
  readonly measured?: FittedInk;
  /** Places and hints a path. Caches the result, which looks with other colors share. */
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

/** Returns a fitted part in the colors of `glyph`. The cached fit may be that of a look with other colors. */
const withColorsOf = ({ parts }: InkedGlyph, { line, ...part }: Part, index: number): Part => {
  const { inside, fill, line: own } = parts[index] as Part;
  const paint = own?.paint ?? fill;
  return { ...part, inside, fill, line: line && paint && { ...line, paint } };
};

const fitsOf = memoized((_glyph: InkedGlyph) => new Map<string, FittedGlyph>());

/** The shapes of a fitted glyph in pixels. */
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
 * Adds the line around a thin area to the area itself. As two shapes, they would have a seam between them, and Chromium
 * draws lines of less than a pixel too wide and too pale.
 */
const withoutOutline = (part: Part): Part => {
  const { shape, fill, line } = part;
  if (!fill || !line || shape.paint) return part;
  const path = outsetPath(shape.path, line.width / 2, shape.areaSides());
  return { ...part, shape: { ...shape, path }, line: undefined };
};

const placedPaint = (paint: Paint, transform: Affine): Paint =>
  'stops' in paint ? { ...paint, transform: multiply(transform, paint.transform) } : paint;

/** Hints that move no edge. */
export const UNHINTED: Hints = { from: [], to: [], cost: 0 };

/** Minimum width in pixels of gaps that fitting tries to open. */
const MIN_VISIBLE_GAP = 0.45;
/** Largest image in pixels in which gaps are measured. In larger images, nearly all gaps are open. */
const MAX_MEASURED_PIXELS = 16;

/** The fit with the lowest cost. Up to 16 px, the fit of the first attempt that closes the fewest gaps. */
const bestFit = (glyph: InkedGlyph, target: SizedTarget): Omit<FittedGlyph, 'warp'> => {
  const area = fittedAreaOf(glyph, target);
  const [usual, ...others] = attemptsFor(glyph);
  const fit = cheapestFit(glyph, area, usual);
  if (target.size > MAX_MEASURED_PIXELS) return area.isExact ? fit : sizedAsInTab(glyph, fit, target);
  // The gaps of artwork in its own colors are not measured, and the report has no findings on them.
  if (glyph.traits) return fit;
  let best = { ...fit, measured: measureFit(glyph, fit, target.size) };
  let least = filledGaps(best.measured);
  // With a stroke scale above the default, the user wants wide lines.
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

/** Maximum ratio between the relative sizes of a glyph in the image of 16 px and in a larger image, before hinting. */
const MAX_SIZE_RATIO = 1.05;

/** Returns `fit`, or another fit if the relative size of the glyph differs too much from that in the image of 16 px. */
const sizedAsInTab = (glyph: InkedGlyph, fit: GridFit, { role, size }: SizedTarget): GridFit => {
  const own = sideOf(fit);
  const small = sideOf(fitToGrid(glyph, { role, size: SCALED_PIXELS }));
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

/** Whether `test` returns true for every disc of the extent of the ink after hinting, in pixels (svg/extent.ts). */
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
  // In duotone icons, only the edges of the opaque layer are sharp.
  const opaque = parts.filter(({ opacity }) => opacity === 1);
  const isText = glyph.kind === 'initials';
  const edges = alignedEdgesOf(opaque.length > 0 ? opaque : parts, centerOf(extent), { ...limits, isText });
  const widestLine = Math.max(0, ...parts.map(({ line, fill }) => (line && !fill ? line.width : 0)));
  let best: GridFit = { parts, placement: target, x: UNHINTED, y: UNHINTED };
  let bestCost = Infinity;
  const reaches = isText ? [NARROW_REACH] : [WIDE_REACH, NARROW_REACH];
  const scaleCost = isText ? TEXT_SCALE_COST : SCALE_COST;
  // The steps are equal in pixels, so they are relatively smaller at 32 and 48 px.
  for (const factor of area.isExact ? [1] : SCALE_FACTORS) {
    const scaleFactor = 1 + ((factor - 1) * SCALED_PIXELS) / area.size;
    const placement = rescaled(target, scaleFactor, area.size);
    const { scale } = placement;
    for (const widthFactor of widestLine > 0
      ? widthFactorsFor(widestLine * scale, limits)
      : stemFactorsFor(edges.stem * scale, { isText, isLarge: area.size > SCALED_PIXELS })) {
      if (!mayWiden(glyph, widestLine, { factor: widthFactor, scale })) continue;
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

/** Moves the optical center towards the center in steps of half a pixel, which keep the edges on the grid. */
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
