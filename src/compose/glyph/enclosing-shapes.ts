// Shapes that enclose an outline: convex hull, ellipse, largest inner circle.
import type { Polyline } from '../../svg/polyline.ts';

/** Computes the vertices x0, y0, x1, y1, … of the convex hull (Andrew's monotone chain). */
export const hullOf = (polylines: readonly Polyline[]): readonly number[] => {
  const points: [number, number][] = [];
  for (const { points: flat } of polylines)
    for (let at = 0; at < flat.length; at += 2) points.push([flat[at] as number, flat[at + 1] as number]);
  if (points.length < 3) return points.flat();
  points.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...chain(points), ...chain(points.reverse())].flat();
};

/** Computes the lower or upper chain of the hull, without its last point. */
const chain = (points: readonly [number, number][]): [number, number][] => {
  const side: [number, number][] = [];
  for (const point of points) {
    while (side.length >= 2 && !turnsLeft(side.at(-2), side.at(-1), point)) side.pop();
    side.push(point);
  }
  side.pop();
  return side;
};

const turnsLeft = (
  a: [number, number] | undefined,
  b: [number, number] | undefined,
  c: [number, number],
): boolean => {
  const [[ax, ay], [bx, by]] = [a, b] as [[number, number], [number, number]];
  return (bx - ax) * (c[1] - ay) - (by - ay) * (c[0] - ax) > 0;
};

/** An ellipse with axes parallel to x and y. */
export interface Ellipse {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

/** Fraction of the radius. Arcs converted to cubic curves and circles drawn by hand are not exact ellipses. */
const TOLERANCE = 0.02;

/** Returns the ellipse that a closed polyline approximates, or `undefined`. */
export const ellipseOf = ({ points }: Polyline): Ellipse | undefined => {
  const xs = points.filter((_, index) => index % 2 === 0);
  const ys = points.filter((_, index) => index % 2 === 1);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [x, y, rx, ry] = [(left + right) / 2, (top + bottom) / 2, (right - left) / 2, (bottom - top) / 2];
  if (xs.length < 8 || !(rx > 0 && ry > 0)) return undefined;
  const isOn = (px: number, index: number) =>
    Math.abs(Math.hypot((px - x) / rx, ((ys[index] as number) - y) / ry) - 1) <= TOLERANCE;
  return xs.every(isOn) ? { x, y, rx, ry } : undefined;
};

/** Precision as a fraction of the polygon's size. */
const PRECISION = 1 / 200;

/**
 * The radius of the largest circle inside a closed polyline (nonzero rule): 0 if it is a line, `undefined` if it is
 * more than `limit`. Searches a quadtree of squares, the most promising first (Agafonkin, polylabel).
 */
export const innerRadius = ({ points }: Polyline, limit: number): number | undefined => {
  const xs = points.filter((_, index) => index % 2 === 0);
  const ys = points.filter((_, index) => index % 2 === 1);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const precision = Math.max(width, height) * PRECISION;
  const size = Math.min(width, height);
  // Also bounds the number of squares.
  if (!(size > precision)) return 0;
  const cells: Cell[] = [];
  for (let x = left; x < left + width; x += size)
    for (let y = top; y < top + height; y += size)
      cells.push(cellAt(points, { x: x + size / 2, y: y + size / 2, half: size / 2 }));
  let best = 0;
  while (cells.length > 0) {
    const cell = takeMostPromising(cells);
    best = Math.max(best, cell.distance);
    if (best > limit) return undefined;
    if (cell.limit - best <= precision) break;
    const half = cell.half / 2;
    for (const dx of [-half, half])
      for (const dy of [-half, half]) cells.push(cellAt(points, { x: cell.x + dx, y: cell.y + dy, half }));
  }
  return best;
};

interface Square {
  readonly x: number;
  readonly y: number;
  readonly half: number;
}

/** `distance` from the center to the outline, negative outside; `limit` of that distance in the square. */
interface Cell extends Square {
  readonly distance: number;
  readonly limit: number;
}

const cellAt = (points: readonly number[], square: Square): Cell => {
  const distance = signedDistance(points, square.x, square.y);
  return { ...square, distance, limit: distance + square.half * Math.SQRT2 };
};

const takeMostPromising = (cells: Cell[]): Cell => {
  let at = 0;
  for (let index = 1; index < cells.length; index++)
    if ((cells[index] as Cell).limit > (cells[at] as Cell).limit) at = index;
  return cells.splice(at, 1)[0] as Cell;
};

/** Distance from a point to the outline, negative if the winding number is 0. */
const signedDistance = (points: readonly number[], x: number, y: number): number => {
  let winding = 0;
  let least = Infinity;
  for (let at = 0; at < points.length; at += 2) {
    const next = (at + 2) % points.length;
    const [ax, ay] = [(points[at] as number) - x, (points[at + 1] as number) - y];
    const [bx, by] = [(points[next] as number) - x, (points[next + 1] as number) - y];
    const [dx, dy] = [bx - ax, by - ay];
    const t = Math.min(1, Math.max(0, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, (ax + dx * t) ** 2 + (ay + dy * t) ** 2);
    const side = ax * by - ay * bx;
    if (ay <= 0 && by > 0 && side > 0) winding++;
    if (ay > 0 && by <= 0 && side < 0) winding--;
  }
  return (winding === 0 ? -1 : 1) * Math.sqrt(least);
};
