// Path data as lines and cubic Bézier curves.
import { type AbsolutePath, PARAMETERS, parsePath } from './absolute-path.ts';
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
export const readCurves = (path: string): readonly Subpath[] => curvesOf(parsePath(path));

/** Splits a path into subpaths of lines and cubic curves. */
export const curvesOf = (path: AbsolutePath): readonly Subpath[] => {
  const subpaths: { x: number; y: number; segments: CurveSegment[]; closed: boolean }[] = [];
  let segments: CurveSegment[] = [];
  const start = (x: number, y: number) => {
    segments = [];
    subpaths.push({ x, y, segments, closed: false });
  };
  let closed: { readonly x: number; readonly y: number } | undefined;
  const { commands, numbers } = arcsToCurves(path);
  let at = 0;
  let [x, y] = [0, 0];
  for (const command of commands) {
    const values = numbers.slice(at, at + PARAMETERS[command]);
    at += values.length;
    // A command after closepath starts a new subpath at the start point of the closed subpath (SVG 2, 9.3.4).
    if (closed && command !== 'M' && command !== 'Z') start(closed.x, closed.y);
    closed = undefined;
    if (command === 'Z') {
      const open = subpaths.at(-1);
      if (open) open.closed = true;
      closed = open;
      [x, y] = [open?.x ?? 0, open?.y ?? 0];
      continue;
    }
    if (command === 'M') start(...(values as [number, number]));
    else segments.push(command === 'Q' ? cubicOf(x, y, values) : values);
    [x, y] = values.slice(-2) as [number, number];
  }
  return subpaths;
};

const cubicOf = (x: number, y: number, quadratic: readonly number[]): CurveSegment => {
  const [x1, y1, x2, y2] = quadratic as [number, number, number, number];
  return [
    x + (2 * (x1 - x)) / 3,
    y + (2 * (y1 - y)) / 3,
    x2 + (2 * (x1 - x2)) / 3,
    y2 + (2 * (y1 - y2)) / 3,
    x2,
    y2,
  ];
};
