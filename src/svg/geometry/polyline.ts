// Flattening of paths to polylines.
import svgpath from 'svgpath';
import { parsePath } from './absolute-path.ts';
import { addCubic, addPoint } from './cubic.ts';
import { curvesOf, readCurves, type Subpath } from './curves.ts';
import { shortPath } from './short-path.ts';

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
  const absolute = parsePath(removeIdleMoves(path));
  return {
    path: shortPath(absolute, digits),
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

/** What flattening has to respect for a stroke along the path. */
export interface StrokeGeometry {
  /** Distance of the stroke's edge from the path. */
  readonly offset: number;
  /** Whether the ends are cut at right angles: the first and the last chord then follow the tangent. */
  readonly hasFlatEnds: boolean;
}

/**
 * Flattens curves to polylines with an error of at most `tolerance`. This also holds for the offset curves that are the
 * edges of a stroke.
 */
export const flatten = (
  subpaths: readonly Subpath[],
  tolerance: number,
  stroke: StrokeGeometry = { offset: 0, hasFlatEnds: false },
): readonly Polyline[] =>
  subpaths.map(({ x, y, segments, closed }) => {
    const points = [x, y];
    const last = segments.length - 1;
    for (const [index, segment] of segments.entries())
      if (segment.length === 2) addPoint(points, segment[0] as number, segment[1] as number);
      else {
        const isEnd = stroke.hasFlatEnds && !closed;
        addCubic(points, segment, {
          tolerance,
          offset: stroke.offset,
          followsStart: isEnd && index === 0,
          followsEnd: isEnd && index === last,
        });
      }
    if (closed) removeRepeatedEnd(points);
    return { points, closed };
  });

const removeRepeatedEnd = (points: number[]): void => {
  const last = points.length - 2;
  if (last > 0 && points[0] === points[last] && points[1] === points[last + 1]) points.length = last;
};
