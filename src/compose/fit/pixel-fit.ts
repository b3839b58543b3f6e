// Pictures of few pixels: more of the canvas for the glyph, lines that can be seen, edges on the pixel grid.
import type { Shape } from '../../model/scene.ts';
import type { Disc } from '../../svg/geometry/extent.ts';
import { quantile } from '../../svg/geometry/thickness.ts';
import { axisMap, warpPath } from '../../svg/geometry/warp.ts';
import { inkExtent, type Part, paintParts } from '../glyph/part.ts';
import { edgesOf } from './edges.ts';
import { fitInk, isWithin, type Placement, type Stage } from './fit.ts';
import { type Hints, hintEdges } from './grid-hints.ts';

/** Thinner lines turn grey. Pixels. */
const THINNEST_LINE = 1.25;

/** What the search tries, as factors on the wished size and widths, and what that costs in grey per whole. */
const SIZES = [1, 1.035, 0.965, 0.93, 0.9];
const SIZE_COST = 0.8;
const WIDTHS = { least: 0.7, most: 1.2 };
const WIDTH_COST = 0.3;

/** Parts as they are drawn at a size, where they go, and how their edges move from there onto the grid. */
export interface PixelFit {
  readonly parts: readonly Part[];
  readonly placement: Placement;
  readonly x: Hints;
  readonly y: Hints;
}

/** Fits parts on a stage whose units are pixels, so that as many of their edges as can be lie on whole pixels. */
export const fitPixels = (parts: readonly Part[], stage: Stage): PixelFit => {
  return bestTrial(thickened(parts, stage), stage);
};

/** Paints parts as `fitPixels` fits them. */
export const paintPixels = (parts: readonly Part[], stage: Stage): readonly Shape[] => {
  const fit = fitPixels(parts, stage);
  const { scale, x, y } = fit.placement;
  const [mapX, mapY] = [axisMap(fit.x.from, fit.x.to), axisMap(fit.y.from, fit.y.to)];
  return paintParts(fit.parts, [scale, 0, 0, scale, x, y]).map(
    ({ path, transform, stroke, ...shape }): Shape => ({
      ...shape,
      path: transform ? warpPath(path, transform, mapX, mapY) : path,
      ...(stroke && { stroke: { ...stroke, width: stroke.width * scale } }),
    }),
  );
};

interface Trial extends PixelFit {
  readonly cost: number;
}

const UNHINTED: Hints = { from: [], to: [], cost: 0 };

const bestTrial = (parts: readonly Part[], stage: Stage): Trial => {
  const wished = fitInk(inkExtent(parts), stage);
  const edges = edgesOf(parts);
  const widest = Math.max(0, ...parts.map(({ line, fill }) => (line && !fill ? line.width : 0)));
  let best: Trial = { parts, placement: wished, x: UNHINTED, y: UNHINTED, cost: Infinity };
  for (const resized of SIZES) {
    const placement = resize(wished, resized, stage.size);
    const { scale } = placement;
    for (const widthFactor of widthFactors(widest * scale)) {
      const change = SIZE_COST * Math.abs(1 - resized) + WIDTH_COST * Math.abs(1 - widthFactor);
      if (change >= best.cost) continue;
      const x = hintEdges(edges.x, { scale, offset: placement.x, widthFactor });
      if (change + x.cost >= best.cost) continue;
      const y = hintEdges(edges.y, { scale, offset: placement.y, widthFactor });
      const cost = x.cost + y.cost + change;
      if (cost >= best.cost) continue;
      const widened = parts.map(part => withWidth(part, widthFactor, THINNEST_LINE / scale));
      if (staysWithin(inkExtent(widened), { parts: widened, placement, x, y }, stage))
        best = { parts: widened, placement, x, y, cost };
    }
  }
  return best;
};

/** The same place, larger or smaller around the centre of the canvas. */
const resize = ({ scale, x, y }: Placement, factor: number, size: number): Placement => ({
  scale: scale * factor,
  x: size / 2 + (x - size / 2) * factor,
  y: size / 2 + (y - size / 2) * factor,
});

/** Whether all ink is inside the frame after the moves onto the grid. */
const staysWithin = (
  extent: readonly Disc[],
  { placement, x, y }: PixelFit,
  { size, frame }: Stage,
): boolean => {
  const { scale } = placement;
  const [mapX, mapY] = [axisMap(x.from, x.to), axisMap(y.from, y.to)];
  const moved = extent.map(disc => ({
    x: mapX(disc.x * scale + placement.x),
    y: mapY(disc.y * scale + placement.y),
    r: disc.r * scale,
  }));
  return isWithin(moved, size, { scale: 1, x: 0, y: 0 }, frame);
};

/** Factors that bring a line of `width` pixels to whole or half pixels nearby, never below what can be seen. */
const widthFactors = (width: number): readonly number[] => {
  if (width === 0) return [1];
  const half = Math.floor(width * 2) / 2;
  const wished = [width, THINNEST_LINE, Math.floor(width), half, half + 0.5, Math.ceil(width)];
  const factors = wished.map(pixels => Math.max(pixels, THINNEST_LINE) / width);
  return [...new Set(factors.filter(factor => factor >= WIDTHS.least && factor <= WIDTHS.most))];
};

const withWidth = (part: Part, factor: number, thinnest: number): Part =>
  part.line && !part.fill
    ? { ...part, line: { ...part.line, width: Math.max(part.line.width * factor, thinnest) } }
    : part;

/** Every line at least as wide as can be seen at the scale that this leads to; thin areas gain a rim of their own ink. */
const thickened = (parts: readonly Part[], stage: Stage): readonly Part[] => {
  let drawn = parts;
  for (let round = 0; round < 3; round++) {
    const thinnest = THINNEST_LINE / fitInk(inkExtent(drawn), stage).scale;
    const wider = parts.map(part => atLeast(part, thinnest));
    if (wider.every((part, index) => part === drawn[index])) break;
    drawn = wider;
  }
  return drawn;
};

/** A drawing is one of thin lines where this part of its outline is no thicker. */
const MONOLINE = 0.7;

const atLeast = (part: Part, thinnest: number): Part => {
  const { shape, line, fill } = part;
  if (line) return line.width < thinnest ? { ...part, line: { ...line, width: thinnest } } : part;
  const stem = fill ? (quantile(shape.thickness().ink, MONOLINE) ?? 0) : thinnest;
  if (!fill || stem >= thinnest) return part;
  return {
    ...part,
    line: { paint: fill, width: thinnest - stem, cap: 'round', join: 'round', miterLimit: 4 },
  };
};
