// Convex hull, ellipse and largest inner circle of outlines.
import { boxOfPoints } from '../../svg/extent.ts';
import { forEachEdge, forEachPoint, type Polyline, windingAt } from '../../svg/polyline.ts';

/** Vertices x0, y0, x1, y1, … of the convex hull (Andrew's monotone chain). */
export const hullOf = (polylines: readonly Polyline[]): readonly number[] => {
  const points: Vertex[] = [];
  for (const { points: numbers } of polylines) forEachPoint(numbers, (x, y) => points.push([x, y]));
  if (points.length < 3) return points.flat();
  points.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...chain(points), ...chain(points.reverse())].flat();
};

type Vertex = readonly [x: number, y: number];

/** The lower or upper chain of the hull without the last point. */
const chain = (points: readonly Vertex[]): readonly Vertex[] => {
  const side: Vertex[] = [];
  for (const point of points) {
    while (!turnsLeft(side.at(-2), side.at(-1), point)) side.pop();
    side.push(point);
  }
  side.pop();
  return side;
};

/** Whether the way from `a` over `b` to `c` turns left. Returns true if a point is missing. */
const turnsLeft = (a: Vertex | undefined, b: Vertex | undefined, c: Vertex): boolean =>
  !a || !b || (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0;

/** An ellipse with axes parallel to x and y. */
export interface Ellipse {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

/** Maximum deviation of an outline from an ellipse, as a fraction of the radius. Drawn circles are not exact. */
const TOLERANCE = 0.02;

/** The ellipse that a closed polyline approximates. Undefined if it approximates none. */
export const ellipseOf = ({ points }: Polyline): Ellipse | undefined => {
  const { width, height, ...corner } = boxOfPoints(points);
  const [rx, ry] = [width / 2, height / 2];
  const [x, y] = [corner.x + rx, corner.y + ry];
  if (points.length < 16 || !(rx > 0 && ry > 0)) return undefined;
  let isEllipse = true;
  forEachPoint(points, (px, py) => {
    isEllipse &&= Math.abs(Math.hypot((px - x) / rx, (py - y) / ry) - 1) <= TOLERANCE;
  });
  return isEllipse ? { x, y, rx, ry } : undefined;
};

/** Precision of the inner radius as a fraction of the longer side of the outline. */
const PRECISION = 1 / 200;

/**
 * Radius of the largest circle inside a closed polyline (nonzero rule). 0 for a line, undefined if it exceeds `limit`.
 * Searches a quadtree of squares, the one with the highest upper bound first (Agafonkin, polylabel).
 */
export const innerRadius = ({ points }: Polyline, limit: number): number | undefined => {
  const { x: left, y: top, width, height } = boxOfPoints(points);
  const precision = Math.max(width, height) * PRECISION;
  const size = Math.min(width, height);
  // A thinner outline would need too many squares.
  if (!(size > precision)) return 0;
  const cells: Cell[] = [];
  for (let x = left; x < left + width; x += size)
    for (let y = top; y < top + height; y += size)
      cells.push(cellAt(points, { x: x + size / 2, y: y + size / 2, half: size / 2 }));
  let best = 0;
  for (let cell = takeMostPromising(cells); cell; cell = takeMostPromising(cells)) {
    best = Math.max(best, cell.distance);
    if (best > limit) return undefined;
    if (cell.limit - best <= precision) break;
    const half = cell.half / 2;
    for (const dx of [-half, half])
      for (const dy of [-half, half]) cells.push(cellAt(points, { x: cell.x + dx, y: cell.y + dy, half }));
  }
  return best;
};

/** A square with its center at (x, y). */
interface Cell {
  readonly x: number;
  readonly y: number;
  /** Half of the side. */
  readonly half: number;
  /** Distance from the center to the outline. Negative outside. */
  readonly distance: number;
  /** Upper bound of the distance for all points in the square. */
  readonly limit: number;
}

const cellAt = (points: readonly number[], square: Pick<Cell, 'x' | 'y' | 'half'>): Cell => {
  const distance = signedDistance(points, square.x, square.y);
  return { ...square, distance, limit: distance + square.half * Math.SQRT2 };
};

/** Removes the cell with the highest upper bound. */
const takeMostPromising = (cells: Cell[]): Cell | undefined => {
  let [best] = cells;
  for (const cell of cells) if (best && cell.limit > best.limit) best = cell;
  if (best) cells.splice(cells.indexOf(best), 1);
  return best;
};

/** Distance from a point to the outline. Negative if the winding number is 0. */
const signedDistance = (points: readonly number[], x: number, y: number): number => {
  const outline: Polyline = { points, closed: true };
  let least = Infinity;
  forEachEdge(outline, (x0, y0, x1, y1) => {
    const [ax, ay, bx, by] = [x0 - x, y0 - y, x1 - x, y1 - y];
    const [dx, dy] = [bx - ax, by - ay];
    const t = Math.min(1, Math.max(0, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, (ax + dx * t) ** 2 + (ay + dy * t) ** 2);
  });
  return (windingAt(outline, x, y) === 0 ? -1 : 1) * Math.sqrt(least);
};
