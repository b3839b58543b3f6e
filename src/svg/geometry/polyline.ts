// Paths as polylines: curves and arcs become chains of points close enough to measure on.
import svgpath from 'svgpath';
import { compactPath } from './outline.ts';

/** A subpath: x and y of its points in turn, the first not repeated at the end of a closed one. */
export interface Polyline {
  readonly points: readonly number[];
  readonly closed: boolean;
}

/** Flattens path data; no point of a curve is further than `tolerance` from the polyline. */
export const flattenPath = (path: string, tolerance: number): readonly Polyline[] =>
  flatten(svgpath(path).abs(), tolerance);

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
    polylines: flatten(absolute, tolerance),
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
const flatten = (absolute: ReturnType<typeof svgpath>, tolerance: number): readonly Polyline[] => {
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
          addCubic(points, [...curve, x2 + (2 * (x1 - x2)) / 3, y2 + (2 * (y1 - y2)) / 3, x2, y2], tolerance);
          break;
        }
        case 'C': {
          const [, ...controls] = segment;
          addCubic(points, [x, y, ...controls], tolerance);
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

const addCubic = (points: number[], curve: Cubic, tolerance: number): void => {
  const [x0, y0, x1, y1, x2, y2, x3, y3] = curve;
  // A chord over 1/n of the curve is off by at most |second difference| · 3/4 / n² (Wang's formula).
  const bend = Math.max(
    Math.hypot(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2),
    Math.hypot(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3),
  );
  const steps = Math.max(1, Math.ceil(Math.sqrt((0.75 * bend) / tolerance)));
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
