// Flattening of paths to polylines.
import svgpath from 'svgpath';
import { type CurveSegment, curvesOf, readCurves, type Subpath } from './curves.ts';
import { compactPath } from './path-data.ts';

/** A flattened subpath with points x0, y0, x1, y1, …. A closed polyline does not repeat its first point. */
export interface Polyline {
  readonly points: readonly number[];
  readonly closed: boolean;
}

/** Flattens path data; see `flatten`. */
export const flattenPath = (path: string, tolerance: number): readonly Polyline[] =>
  flatten(readCurves(path), tolerance);

/**
 * Parses path data once and returns both polylines and compact path data, which starts with an absolute moveto and has
 * numbers rounded to `digits` decimals.
 */
export const readPath = (
  path: string,
  { digits, tolerance }: { readonly digits: number; readonly tolerance: number },
): { readonly path: string; readonly polylines: readonly Polyline[] } => {
  const absolute = svgpath(removeIdleMoves(path)).abs();
  return {
    path: compactPath(svgpath.from(absolute).rel().round(digits).toString()),
    polylines: flatten(curvesOf(absolute), tolerance),
  };
};

/** Removes a moveto before another moveto or at the end of the path: it renders nothing, not even a cap. */
const removeIdleMoves = (path: string): string =>
  IDLE_MOVE.test(path)
    ? svgpath(path)
        .abs()
        .toString()
        .replace(/M[^A-Z]*(?=M|$)/g, '')
    : path;

const IDLE_MOVE = /m[^a-z]*(m|$)/i;

/**
 * Flattens curves to polylines with an error of at most `tolerance`. This also holds for offset curves at a distance
 * of `offset`, for example the edge of a stroke.
 */
export const flatten = (subpaths: readonly Subpath[], tolerance: number, offset = 0): readonly Polyline[] =>
  subpaths.map(({ x, y, segments, closed }) => {
    const points = [x, y];
    for (const segment of segments)
      if (segment.length === 2) addPoint(points, segment[0] as number, segment[1] as number);
      else addCubic(points, segment, tolerance, offset);
    if (closed) removeRepeatedEnd(points);
    return { points, closed };
  });

/** Appends a point unless it equals the last point. */
const addPoint = (points: number[], x: number, y: number): void => {
  if (x !== points[points.length - 2] || y !== points[points.length - 1]) points.push(x, y);
};

const removeRepeatedEnd = (points: number[]): void => {
  const last = points.length - 2;
  if (last > 0 && points[0] === points[last] && points[1] === points[last + 1]) points.length = last;
};

/** Maximum number of segments per curve, whatever its size. */
const MAX_STEPS = 1000;

const addCubic = (points: number[], curve: CurveSegment, tolerance: number, offset: number): void => {
  const x0 = points[points.length - 2] as number;
  const y0 = points[points.length - 1] as number;
  const [x1, y1, x2, y2, x3, y3] = curve as readonly [number, number, number, number, number, number];
  // With n segments, the error is at most 3/4 · |second difference| / n² (Wang's formula).
  const bend = Math.max(
    length(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2),
    length(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3),
  );
  // If the curve turns by an angle of α, the offset curve has an additional error of offset · α² / 8 / n².
  const angle =
    offset === 0 ? 0 : turn(x1 - x0, y1 - y0, x2 - x1, y2 - y1) + turn(x2 - x1, y2 - y1, x3 - x2, y3 - y2);
  const needed = Math.ceil(Math.sqrt((0.75 * bend + (offset * angle * angle) / 8) / tolerance));
  const steps = Math.max(1, Math.min(MAX_STEPS, needed));
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

/** Absolute angle between two directions. */
const turn = (ax: number, ay: number, bx: number, by: number): number =>
  Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by));
