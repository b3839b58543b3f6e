// Pictures of few pixels: more of the canvas for the glyph, lines that can be seen, edges on the pixel grid.
import type { Affine } from '../model/scene.ts';
import { measureThickness, quantile } from '../svg/geometry/thickness.ts';
import { type Edges, edgesOf, greyness } from './edges.ts';
import { type Frame, fitInk, isWithin } from './fit.ts';
import { inkExtent, type Part } from './part.ts';

/** Above this, a picture is scaled. */
export const MAX_TUNED_PIXELS = 48;

/** The part of the padding that is left at a size: its pixels are worth more to the glyph. */
const PADDING_LEFT: readonly { readonly upTo: number; readonly share: number }[] = [
  { upTo: 20, share: 0.4 },
  { upTo: 32, share: 0.65 },
  { upTo: MAX_TUNED_PIXELS, share: 0.85 },
];
/** Thinner lines turn grey. Pixels. */
const THINNEST_LINE = 1.25;

/** How far the search may leave the wished size, as factors. */
const SIZES = [1.05, 1.025, 1, 0.975, 0.95, 0.925, 0.9];
const WIDTHS = [1, 0.9, 1.1, 0.8, 1.2];
const STEP = 1 / 16;

/** Grey that one is ready to bear: for a size, a width, and a place that is 1 (a whole, a pixel) off. */
const COST = { size: 1.5, width: 0.6, place: 0.15 };

/** Fits parts on a canvas of `pixels` units, so that as many of their edges as can be lie on whole pixels. */
export const fitPixels = (
  parts: readonly Part[],
  { pixels, padding, frame }: { readonly pixels: number; readonly padding: number; readonly frame: Frame },
): { readonly parts: readonly Part[]; readonly transform: Affine } => {
  const share = PADDING_LEFT.find(({ upTo }) => pixels <= upTo)?.share ?? 1;
  const room = pixels * (1 - 2 * padding * share);
  const visible = thickened(parts, pixels, room, frame);
  const wished = fitInk(inkExtent(visible), pixels, room, frame);
  const edges = edgesOf(visible);
  let best = {
    parts: visible,
    transform: [wished.scale, 0, 0, wished.scale, wished.x, wished.y] as Affine,
    score: Infinity,
  };
  for (const width of WIDTHS) {
    const widened = visible.map(part => withWidth(part, Math.max(width, 0), wished.scale));
    const extent = inkExtent(widened);
    const widenedEdges = width === 1 ? edges : edgesOf(widened);
    for (const size of SIZES) {
      const { scale, x, y } = fitInk(extent, pixels, room * size, frame);
      const [column, row] = [bestShift(widenedEdges.x, scale, x), bestShift(widenedEdges.y, scale, y)];
      const score =
        column.score + row.score + COST.size * Math.abs(1 - size) + COST.width * Math.abs(1 - width);
      const placement = { scale, x: x + column.shift, y: y + row.shift };
      if (score < best.score && isWithin(extent, pixels, placement, frame))
        best = { parts: widened, transform: [scale, 0, 0, scale, placement.x, placement.y], score };
    }
  }
  return best;
};

const bestShift = (edges: Edges, scale: number, offset: number): { shift: number; score: number } => {
  let best = { shift: 0, score: Infinity };
  for (let shift = -0.5; shift <= 0.5; shift += STEP) {
    const score = greyness(edges, scale, offset + shift) + COST.place * Math.abs(shift);
    if (score < best.score) best = { shift, score };
  }
  return best;
};

/** Every line at least as wide as can be seen at the scale that this leads to; thin areas gain a rim of their own ink. */
const thickened = (parts: readonly Part[], pixels: number, room: number, frame: Frame): readonly Part[] => {
  const stems = parts.map(stemOf);
  let drawn = parts;
  for (let round = 0; round < 3; round++) {
    const thinnest = THINNEST_LINE / fitInk(inkExtent(drawn), pixels, room, frame).scale;
    drawn = parts.map((part, index) => atLeast(part, thinnest, stems[index]));
  }
  return drawn;
};

/** The usual thickness of an area that is painted without a line; `undefined` where lines have widths. */
const stemOf = ({ shape, fill, line }: Part): number | undefined =>
  fill && !line ? quantile(measureThickness(shape.polylines).ink, 0.5) : undefined;

const atLeast = (part: Part, thinnest: number, stem: number | undefined): Part => {
  const { line, fill } = part;
  if (line) return line.width < thinnest ? { ...part, line: { ...line, width: thinnest } } : part;
  if (!fill || stem === undefined || stem >= thinnest) return part;
  return {
    ...part,
    line: { paint: fill, width: thinnest - stem, cap: 'butt', join: 'miter', miterLimit: 4 },
  };
};

const withWidth = (part: Part, factor: number, scale: number): Part => {
  const { line, fill } = part;
  if (!line || fill) return part;
  return { ...part, line: { ...line, width: Math.max(line.width * factor, THINNEST_LINE / scale) } };
};
