// Path data as lines and cubic Bézier curves.
import svgpath from 'svgpath';
import { arcsToCurves } from './arcs.ts';

/** A line to [x, y], or a cubic Bézier curve [x1, y1, x2, y2, x, y]; absolute coordinates. */
export type CurveSegment = readonly number[];

/** A subpath that starts at (x, y). */
export interface Subpath {
  readonly x: number;
  readonly y: number;
  readonly segments: readonly CurveSegment[];
  readonly closed: boolean;
}

/** Parses path data; converts arcs and quadratic curves to cubic curves. */
export const readCurves = (path: string): readonly Subpath[] => curvesOf(svgpath(path).abs());

/** Splits a path with absolute commands into subpaths of lines and cubic curves. Modifies `absolute`. */
export const curvesOf = (absolute: ReturnType<typeof svgpath>): readonly Subpath[] => {
  const subpaths: { x: number; y: number; segments: CurveSegment[]; closed: boolean }[] = [];
  let segments: CurveSegment[] = [];
  const start = (x: number, y: number) => {
    segments = [];
    subpaths.push({ x, y, segments, closed: false });
  };
  let closed: { readonly x: number; readonly y: number } | undefined;
  // unshort() first: after an arc, a smooth curve has its first control point at the current point (SVG 2, 9.3.6).
  arcsToCurves(absolute.unshort()).iterate((command, _index, x, y) => {
    // A command after closepath starts a new subpath at the start point of the closed subpath (SVG 2, 9.3.4).
    if (closed && command[0] !== 'M' && command[0] !== 'Z') start(closed.x, closed.y);
    closed = undefined;
    switch (command[0]) {
      case 'M':
        start(command[1], command[2]);
        break;
      case 'L':
        segments.push([command[1], command[2]]);
        break;
      case 'H':
        segments.push([command[1], y]);
        break;
      case 'V':
        segments.push([x, command[1]]);
        break;
      case 'Q':
        segments.push(cubicOf(x, y, command[1], command[2], command[3], command[4]));
        break;
      case 'C':
        segments.push(command.slice(1) as number[]);
        break;
      case 'Z':
      case 'z': {
        const open = subpaths.at(-1);
        if (open) open.closed = true;
        closed = open;
        break;
      }
    }
  });
  return subpaths;
};

const cubicOf = (x: number, y: number, x1: number, y1: number, x2: number, y2: number): CurveSegment => [
  x + (2 * (x1 - x)) / 3,
  y + (2 * (y1 - y)) / 3,
  x2 + (2 * (x1 - x2)) / 3,
  y2 + (2 * (y1 - y2)) / 3,
  x2,
  y2,
];
