// Limits on the size and the rasterization cost of a drawing. (Decision 014)
import { glyphFromIcon } from '../../compose/glyph/glyph.ts';
import type { GlyphShape } from '../../compose/glyph/glyph-shape.ts';
import { type Box, boundsOf, fillExtent, strokeExtent } from '../../svg/extent.ts';
import { forEachEdge, type Polyline } from '../../svg/polyline.ts';
import { DrawingError } from './source.ts';

/** Maximum size of the SVG, before and after normalization. */
export const MAX_DRAWING_BYTES = 32 * 1024;
/** Maximum number of elements, which also bounds their nesting depth. */
const MAX_ELEMENTS = 500;
/** Maximum number of edges in the rasterizer, with curves flattened to 1/8 pixel at an image size of 512 pixels. */
const MAX_EDGES = 4000;
/**
 * Maximum total length of the edges as a multiple of the view box side. It bounds the average number of edges per pixel
 * row.
 */
const MAX_EDGE_LENGTH = 64;

/** Throws a DrawingError for markup that is too large to be parsed. */
export const assertMarkupSize = (markup: string): void => {
  if (Buffer.byteLength(markup) > MAX_DRAWING_BYTES)
    throw new DrawingError(`is larger than ${MAX_DRAWING_BYTES / 1024} KiB`);
  if ((markup.match(/<[^/!?]/g)?.length ?? 0) > MAX_ELEMENTS)
    throw new DrawingError(`has more than ${MAX_ELEMENTS} elements`);
};

/** Throws a DrawingError if a normalized icon is invisible in its view box or too expensive to rasterize. */
export const assertDrawable = (svg: string): void => {
  assertMarkupSize(svg);
  const { grid, shapes } = glyphFromIcon(svg);
  const side = Math.max(grid.width, grid.height);
  const edges = shapes.flatMap(shape => shape.polylines.map(polyline => measureEdges(shape, polyline)));
  if (sum(edges, ({ count }) => count) > MAX_EDGES)
    throw new DrawingError(`has more than ${MAX_EDGES} edges when its curves are flattened`);
  // Negated because the sum of numbers in range can be infinite or NaN.
  if (!(sum(edges, ({ length }) => length) <= MAX_EDGE_LENGTH * side))
    throw new DrawingError(`has outlines longer than ${MAX_EDGE_LENGTH} times the side of its view box`);
  if (!shapes.some(shape => isVisible(shape, grid))) throw new DrawingError('shows nothing');
};

interface Edges {
  readonly count: number;
  readonly length: number;
}

/** Approximate number of edges of a round join or cap. */
const JOIN_EDGES = 8;

/** Estimates the edges of a shape: the outline of its fill, and the outline of its stroke (both sides, joins, caps). */
const measureEdges = ({ filled, line }: GlyphShape, polyline: Polyline): Edges => {
  const { count, length, corners, angles } = measurePolyline(polyline);
  const caps = polyline.closed ? 0 : 2;
  return {
    count: (filled ? count : 0) + (line ? 2 * count + JOIN_EDGES * (corners + caps) : 0),
    length: (filled ? length : 0) + (line ? 2 * length + line.width * (angles + Math.PI * caps) : 0),
  };
};

/** Minimum turn at a corner; vertices with smaller turns belong to a flattened curve. */
const CORNER_ANGLE = Math.PI / 8;

/** Number of segments, length, number of corners, and sum of the turning angles (radians) of a polyline. */
const measurePolyline = (polyline: Polyline) => {
  let [length, corners, angles] = [0, 0, 0];
  let previous: number | undefined;
  forEachEdge(polyline, (x0, y0, x1, y1) => {
    const [dx, dy] = [x1 - x0, y1 - y0];
    if (dx === 0 && dy === 0) return;
    length += Math.hypot(dx, dy);
    const direction = Math.atan2(dy, dx);
    const angle = previous === undefined ? 0 : angleBetween(previous, direction);
    angles += angle;
    if (angle > CORNER_ANGLE) corners++;
    previous = direction;
  });
  return { count: polyline.points.length / 2, length, corners, angles };
};

const angleBetween = (a: number, b: number): number => {
  const difference = Math.abs(a - b);
  return Math.min(difference, 2 * Math.PI - difference);
};

const isVisible = (shape: GlyphShape, grid: Box): boolean => {
  const area = boundsOf(fillExtent(shape));
  return (
    (shape.filled && area.width > 0 && area.height > 0 && overlaps(area, grid)) ||
    (shape.line !== undefined && overlaps(boundsOf(strokeExtent(shape, shape.line)), grid))
  );
};

const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const sum = <Item>(items: readonly Item[], value: (item: Item) => number): number =>
  items.reduce((total, item) => total + value(item), 0);
