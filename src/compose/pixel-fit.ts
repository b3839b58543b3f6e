// Pictures of few pixels: more of the canvas for the glyph, lines that can be seen, edges on the pixel grid.
import type { Shape } from '../model/scene.ts';
import { axisMap, warpPath } from '../svg/geometry/warp.ts';
import { edgesOf } from './edges.ts';
import { type Frame, fitInk, isWithin, type Placement } from './fit.ts';
import { type Hints, hintEdges } from './grid-hints.ts';
import { inkExtent, type Part, paintParts } from './part.ts';

/** Larger pictures are scaled. */
export const MAX_TUNED_PIXELS = 32;

/** The part of the padding that is left at a size: its pixels are worth more to the glyph. */
const PADDING_LEFT: readonly { readonly upTo: number; readonly share: number }[] = [
  { upTo: 20, share: 0.45 },
  { upTo: MAX_TUNED_PIXELS, share: 0.7 },
];
/** Thinner lines turn grey. Pixels. */
const THINNEST_LINE = 1.25;

/** What the search tries, as factors on the wished size and widths, and what that costs in grey per whole. */
const SIZES = [1, 1.035, 0.965, 0.93];
const SIZE_COST = 0.8;
const WIDTHS = { least: 0.7, most: 1.2 };
const WIDTH_COST = 0.3;

export interface PixelCanvas {
  readonly pixels: number;
  readonly padding: number;
  readonly frame: Frame;
}

/** Paints parts on a canvas of `pixels` units: as many of their edges as can be lie on whole pixels. */
export const paintPixels = (parts: readonly Part[], canvas: PixelCanvas): readonly Shape[] => {
  const { pixels, padding } = canvas;
  const share = PADDING_LEFT.find(({ upTo }) => pixels <= upTo)?.share ?? 1;
  const room = pixels * (1 - 2 * padding * share);
  const visible = thickened(parts, room, canvas);
  const { parts: drawn, placement, x, y } = bestTrial(visible, room, canvas);
  const { scale } = placement;
  const [mapX, mapY] = [axisMap(x.from, x.to), axisMap(y.from, y.to)];
  return paintParts(drawn, [scale, 0, 0, scale, placement.x, placement.y]).map(
    ({ path, transform, stroke, ...shape }): Shape => ({
      ...shape,
      path: transform ? warpPath(path, transform, mapX, mapY) : path,
      ...(stroke && { stroke: { ...stroke, width: stroke.width * scale } }),
    }),
  );
};

interface Trial {
  readonly parts: readonly Part[];
  readonly placement: Placement;
  readonly x: Hints;
  readonly y: Hints;
  readonly cost: number;
}

const UNHINTED: Hints = { from: [], to: [], cost: 0 };

const bestTrial = (parts: readonly Part[], room: number, { pixels, frame }: PixelCanvas): Trial => {
  const wished = fitInk(inkExtent(parts), pixels, room, frame);
  let best: Trial = { parts, placement: wished, x: UNHINTED, y: UNHINTED, cost: Infinity };
  const edges = edgesOf(parts);
  for (const widthFactor of widthFactors(parts, wished.scale)) {
    const widened = parts.map(part => withWidth(part, widthFactor));
    const extent = inkExtent(widened);
    for (const size of SIZES) {
      const placement = fitInk(extent, pixels, room * size, frame);
      const { scale } = placement;
      const x = hintEdges(edges.x, { scale, offset: placement.x, widthFactor });
      const y = hintEdges(edges.y, { scale, offset: placement.y, widthFactor });
      const cost = x.cost + y.cost + SIZE_COST * Math.abs(1 - size) + WIDTH_COST * Math.abs(1 - widthFactor);
      if (cost < best.cost && staysWithin(extent, placement, x, y, pixels, frame))
        best = { parts: widened, placement, x, y, cost };
    }
  }
  return best;
};

const staysWithin = (
  extent: ReturnType<typeof inkExtent>,
  { scale, x, y }: Placement,
  hintsX: Hints,
  hintsY: Hints,
  pixels: number,
  frame: Frame,
): boolean => {
  const [mapX, mapY] = [axisMap(hintsX.from, hintsX.to), axisMap(hintsY.from, hintsY.to)];
  const moved = extent.map(disc => ({
    x: mapX(disc.x * scale + x),
    y: mapY(disc.y * scale + y),
    r: disc.r * scale,
  }));
  return isWithin(moved, pixels, { scale: 1, x: 0, y: 0 }, frame);
};

/** Factors that bring the widest line to whole or half pixels near its width. */
const widthFactors = (parts: readonly Part[], scale: number): readonly number[] => {
  const width = scale * Math.max(0, ...parts.map(({ line, fill }) => (line && !fill ? line.width : 0)));
  const wholes = [Math.floor(width), Math.floor(width * 2) / 2, Math.ceil(width * 2) / 2, Math.ceil(width)];
  const factors = [...wholes, THINNEST_LINE]
    .filter(pixels => pixels >= THINNEST_LINE)
    .map(pixels => pixels / width);
  return [
    1,
    ...new Set(factors.filter(factor => factor >= WIDTHS.least && factor <= WIDTHS.most && factor !== 1)),
  ];
};

const withWidth = (part: Part, factor: number): Part =>
  part.line && !part.fill ? { ...part, line: { ...part.line, width: part.line.width * factor } } : part;

/** Every line at least as wide as can be seen at the scale that this leads to; thin areas gain a rim of their own ink. */
const thickened = (parts: readonly Part[], room: number, { pixels, frame }: PixelCanvas): readonly Part[] => {
  let drawn = parts;
  for (let round = 0; round < 3; round++) {
    const thinnest = THINNEST_LINE / fitInk(inkExtent(drawn), pixels, room, frame).scale;
    drawn = parts.map(part => atLeast(part, thinnest));
  }
  return drawn;
};

const atLeast = (part: Part, thinnest: number): Part => {
  const { shape, line, fill } = part;
  if (line) return line.width < thinnest ? { ...part, line: { ...line, width: thinnest } } : part;
  const stem = fill ? shape.stem() : thinnest;
  if (!fill || stem >= thinnest) return part;
  return {
    ...part,
    line: { paint: fill, width: thinnest - stem, cap: 'round', join: 'round', miterLimit: 4 },
  };
};
