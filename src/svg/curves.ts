// Subpaths, and path data as lines and cubic Bézier curves.
import { arcsToCurves } from './arcs.ts';
import {
  type CubicSegment,
  type DrawingSegment,
  type LineSegment,
  type PathSegment,
  type Point,
  parsePath,
  writePath,
} from './path.ts';

export type CurveSegment = LineSegment | CubicSegment;

/** A subpath that starts at (x, y). */
export interface Subpath<Segment = CurveSegment> extends Point {
  readonly segments: readonly Segment[];
  readonly closed: boolean;
}

/** Parses path data; converts arcs and quadratic curves to cubic curves. */
export const readCurves = (path: string): readonly Subpath[] => curvesOf(parsePath(path));

/** Splits a path into subpaths of lines and cubic curves. */
export const curvesOf = (path: readonly PathSegment[]): readonly Subpath[] =>
  subpathsOf(arcsToCurves(path)).map(({ x, y, segments, closed }) => {
    const curves: CurveSegment[] = [];
    let from: Point = { x, y };
    for (const segment of segments) {
      if (segment.type === 'L' || segment.type === 'C') curves.push(segment);
      else if (segment.type === 'Q') curves.push(cubicOf(from, segment));
      from = segment;
    }
    return { x, y, segments: curves, closed };
  });

/** Splits path data into subpaths that start with an absolute moveto, in the order of `readCurves`. */
export const splitPath = (path: string): readonly string[] =>
  subpathsOf(parsePath(path)).map(({ x, y, segments, closed }) =>
    writePath([{ type: 'M', x, y }, ...segments, ...(closed ? [{ type: 'Z', x, y } as const] : [])]),
  );

const subpathsOf = (path: readonly PathSegment[]): readonly Subpath<DrawingSegment>[] => {
  const subpaths: { x: number; y: number; segments: DrawingSegment[]; closed: boolean }[] = [];
  for (const segment of path) {
    let current = subpaths.at(-1);
    const isDrawing = segment.type !== 'M' && segment.type !== 'Z';
    // A command after closepath starts a new subpath at the start point of the closed subpath (SVG 2, 9.3.4).
    if (segment.type === 'M' || !current || (current.closed && isDrawing)) {
      const { x, y } = segment.type === 'M' ? segment : (current ?? segment);
      current = { x, y, segments: [], closed: false };
      subpaths.push(current);
    }
    if (isDrawing) current.segments.push(segment);
    if (segment.type === 'Z') current.closed = true;
  }
  return subpaths;
};

/** The cubic curve with the shape of a quadratic one. */
const cubicOf = (from: Point, { x1, y1, x, y }: Extract<DrawingSegment, { type: 'Q' }>): CubicSegment => ({
  type: 'C',
  x1: from.x + (2 * (x1 - from.x)) / 3,
  y1: from.y + (2 * (y1 - from.y)) / 3,
  x2: x + (2 * (x1 - x)) / 3,
  y2: y + (2 * (y1 - y)) / 3,
  x,
  y,
});
