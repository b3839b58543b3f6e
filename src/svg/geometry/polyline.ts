// Paths as polylines: curves and arcs become chains of points close enough to measure on.
import svgpath from 'svgpath';
import { type Course, curvesOf, type Piece, readCurves } from './curves.ts';
import { compactPath } from './outline.ts';

/** A subpath: x and y of its points in turn, the first not repeated at the end of a closed one. */
export interface Polyline {
  readonly points: readonly number[];
  readonly closed: boolean;
}

/** Flattens path data as `flatten` does. */
export const flattenPath = (path: string, tolerance: number): readonly Polyline[] =>
  flatten(readCurves(path), tolerance);

/**
 * Reads path data once for both its uses: as text in few characters, which begins with an absolute move and has its
 * numbers rounded to `digits` places, and as polylines.
 */
export const readPath = (
  path: string,
  { digits, tolerance }: { readonly digits: number; readonly tolerance: number },
): { readonly path: string; readonly polylines: readonly Polyline[] } => {
  const absolute = svgpath(withoutIdleMoves(path)).abs();
  return {
    path: compactPath(svgpath.from(absolute).rel().round(digits).toString()),
    polylines: flatten(curvesOf(absolute), tolerance),
  };
};

/** A move that another one follows draws nothing, not even a cap. */
const withoutIdleMoves = (path: string): string =>
  IDLE_MOVE.test(path)
    ? svgpath(path)
        .abs()
        .toString()
        .replace(/M[^A-Z]*(?=M|$)/g, '')
    : path;

const IDLE_MOVE = /m[^a-z]*(m|$)/i;

/**
 * Flattens curves. No point of a curve is further than `tolerance` from the polyline, and the same holds for a
 * parallel at the distance `reach`, such as the border of a line along the path.
 */
export const flatten = (courses: readonly Course[], tolerance: number, reach = 0): readonly Polyline[] =>
  courses.map(({ x, y, pieces, closed }) => {
    const points = [x, y];
    for (const piece of pieces)
      if (piece.length === 2) addPoint(points, piece[0] as number, piece[1] as number);
      else addCubic(points, piece, tolerance, reach);
    if (closed) dropRepeatedEnd(points);
    return { points, closed };
  });

/** Adds a point unless it is the last one. */
const addPoint = (points: number[], x: number, y: number): void => {
  if (x !== points[points.length - 2] || y !== points[points.length - 1]) points.push(x, y);
};

const dropRepeatedEnd = (points: number[]): void => {
  const last = points.length - 2;
  if (last > 0 && points[0] === points[last] && points[1] === points[last + 1]) points.length = last;
};

/** Bounds the work on curves of any size. */
const MOST_STEPS = 1000;

const addCubic = (points: number[], curve: Piece, tolerance: number, reach: number): void => {
  const x0 = points[points.length - 2] as number;
  const y0 = points[points.length - 1] as number;
  const [x1, y1, x2, y2, x3, y3] = curve as readonly [number, number, number, number, number, number];
  // A chord over 1/n of the curve is off by at most |second difference| · 3/4 / n² (Wang's formula).
  const bend = Math.max(
    length(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2),
    length(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3),
  );
  // The parallel of a bend by the angle α is off by another reach · α² / 8 / n².
  const angle =
    reach === 0 ? 0 : turn(x1 - x0, y1 - y0, x2 - x1, y2 - y1) + turn(x2 - x1, y2 - y1, x3 - x2, y3 - y2);
  const wished = Math.ceil(Math.sqrt((0.75 * bend + (reach * angle * angle) / 8) / tolerance));
  const steps = Math.max(1, Math.min(MOST_STEPS, wished));
  for (let step = 1; step <= steps; step++) {
    const t = step / steps;
    const u = 1 - t;
    const b0 = u * u * u;
    const b1 = 3 * u * u * t;
    const b2 = 3 * u * t * t;
    const b3 = t * t * t;
    addPoint(points, b0 * x0 + b1 * x1 + b2 * x2 + b3 * x3, b0 * y0 + b1 * y1 + b2 * y2 + b3 * y3);
  }
};

const length = (x: number, y: number): number => Math.sqrt(x * x + y * y);

/** The angle between two directions. */
const turn = (ax: number, ay: number, bx: number, by: number): number =>
  Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by));
