// Paths as polylines: curves and arcs become chains of points close enough to measure on.
import svgpath from 'svgpath';
import { compactPath } from './outline.ts';

/** A subpath: x and y of its points in turn, the first not repeated at the end of a closed one. */
export interface Polyline {
  readonly points: readonly number[];
  readonly closed: boolean;
}

/**
 * Flattens path data. No point of a curve is further than `tolerance` from the polyline, and the same holds for a
 * parallel at the distance `reach`, such as the border of a line along the path.
 */
export const flattenPath = (path: string, tolerance: number, reach = 0): readonly Polyline[] =>
  flatten(svgpath(path).abs(), tolerance, reach);

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
    polylines: flatten(absolute, tolerance, 0),
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

/** Flattens a path whose commands are absolute; changes the path. */
const flatten = (
  absolute: ReturnType<typeof svgpath>,
  tolerance: number,
  reach: number,
): readonly Polyline[] => {
  const subpaths: { points: number[]; closed: boolean }[] = [];
  let points: number[] = [];
  const begin = (x: number, y: number) => {
    points = [x, y];
    subpaths.push({ points, closed: false });
  };
  let closedAt: readonly [number, number] | undefined;
  absolute
    .unarc()
    .unshort()
    .iterate((segment, _index, x, y) => {
      // After a closing, drawing goes on from where the closed subpath began.
      if (closedAt && segment[0] !== 'M' && segment[0] !== 'Z') begin(...closedAt);
      closedAt = undefined;
      switch (segment[0]) {
        case 'M':
          begin(segment[1], segment[2]);
          break;
        case 'L':
          points.push(segment[1], segment[2]);
          break;
        case 'H':
          points.push(segment[1], y);
          break;
        case 'V':
          points.push(x, segment[1]);
          break;
        case 'Q': {
          const [, x1, y1, x2, y2] = segment;
          const curve = [x, y, x + (2 * (x1 - x)) / 3, y + (2 * (y1 - y)) / 3] as const;
          addCubic(
            points,
            [...curve, x2 + (2 * (x1 - x2)) / 3, y2 + (2 * (y1 - y2)) / 3, x2, y2],
            tolerance,
            reach,
          );
          break;
        }
        case 'C': {
          const [, ...controls] = segment;
          addCubic(points, [x, y, ...controls], tolerance, reach);
          break;
        }
        case 'Z':
        case 'z': {
          const open = subpaths.at(-1);
          if (open) open.closed = true;
          closedAt = [points[0] as number, points[1] as number];
          break;
        }
      }
    });
  return subpaths.map(withoutRepeats);
};

type Cubic = readonly [number, number, number, number, number, number, number, number];

/** Bounds the work on curves of any size. */
const MOST_STEPS = 1000;

const addCubic = (points: number[], curve: Cubic, tolerance: number, reach: number): void => {
  const [x0, y0, x1, y1, x2, y2, x3, y3] = curve;
  // A chord over 1/n of the curve is off by at most |second difference| · 3/4 / n² (Wang's formula).
  const bend = Math.max(
    Math.hypot(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2),
    Math.hypot(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3),
  );
  // The parallel of a bend by the angle α is off by another reach · α² / 8 / n².
  const angle =
    reach === 0 ? 0 : turn(x1 - x0, y1 - y0, x2 - x1, y2 - y1) + turn(x2 - x1, y2 - y1, x3 - x2, y3 - y2);
  const steps = Math.ceil(Math.sqrt((0.75 * bend + (reach * angle * angle) / 8) / tolerance));
  addChords(points, curve, Math.max(1, Math.min(MOST_STEPS, steps)));
};

/** The angle between two directions. */
const turn = (ax: number, ay: number, bx: number, by: number): number =>
  Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by));

const addChords = (points: number[], [x0, y0, x1, y1, x2, y2, x3, y3]: Cubic, steps: number): void => {
  for (let step = 1; step <= steps; step++) {
    const t = step / steps;
    const u = 1 - t;
    const [b0, b1, b2, b3] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    points.push(b0 * x0 + b1 * x1 + b2 * x2 + b3 * x3, b0 * y0 + b1 * y1 + b2 * y2 + b3 * y3);
  }
};

const withoutRepeats = ({ points, closed }: Polyline): Polyline => {
  const kept = points.slice(0, 2);
  for (let at = 2; at < points.length; at += 2)
    if (points[at] !== kept.at(-2) || points[at + 1] !== kept.at(-1))
      kept.push(points[at] as number, points[at + 1] as number);
  if (closed && kept.length > 2 && kept[0] === kept.at(-2) && kept[1] === kept.at(-1)) kept.length -= 2;
  return { points: kept, closed };
};
