// Flattening of paths to polylines.
import { curvesOf, readCurves, type Subpath } from './curves.ts';
import { type CubicSegment, type PathSegment, type Point, parsePath } from './path.ts';
import { shortPath } from './path-data.ts';

/** Options of flattening. `offset` is the distance from the curve to the edge of a stroke, or 0 without a stroke. */
interface CubicOptions {
  readonly tolerance: number;
  readonly offset: number;
  /** Whether the first or the last chord must follow the tangent, so that the cap of a stroke has the right direction. */
  readonly followsStart: boolean;
  readonly followsEnd: boolean;
}

/** Maximum number of steps per curve. Sharp turns add further steps. */
const MAX_STEPS = 300;

/** Appends the points of a curve that starts at `from`. `points` ends with `from`. */
const addCubic = (points: number[], from: Point, segment: CubicSegment, options: CubicOptions): void => {
  const { tolerance, offset } = options;
  const { x1, y1, x2, y2, x, y } = segment;
  const curve: Cubic = { x: [from.x, x1, x2, x], y: [from.y, y1, y2, y] };
  const steps = Math.min(MAX_STEPS, stepsFor(curve, tolerance, offset));
  const sharpness = offset > 0 ? sharpTurn(tolerance, offset) : undefined;
  if (options.followsStart) addTangentPoint(points, curve, { from: 0, to: 1 / steps, ...options });
  for (let step = 1; step <= steps; step++) {
    const from = (step - 1) / steps;
    const to = step / steps;
    if (sharpness !== undefined && turnsSharply(curve, from, to, sharpness))
      bisect(points, curve, { from, to, sharpness, depth: MAX_DEPTH });
    if (step === steps && options.followsEnd)
      addTangentPoint(points, curve, { from: 1, to: from, ...options });
    addAt(points, curve, to);
  }
};

/** Appends a point unless it equals the last point. */
const addPoint = (points: number[], x: number, y: number): void => {
  if (x !== points[points.length - 2] || y !== points[points.length - 1]) points.push(x, y);
};

/** The start, both control points and the end of a cubic Bézier curve along one axis. */
type Bezier = readonly [number, number, number, number];

interface Cubic {
  readonly x: Bezier;
  readonly y: Bezier;
}

const stepsFor = (curve: Cubic, tolerance: number, offset: number): number => {
  const [[x0, x1, x2, x3], [y0, y1, y2, y3]] = [curve.x, curve.y];
  // With n segments, the error is at most 3/4 · |second difference| / n² (Wang's formula).
  const bend = Math.max(
    length(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2),
    length(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3),
  );
  // If the curve turns evenly by an angle of α, the offset curve has a further error of offset · α² / 8 / n².
  const angle =
    offset === 0 ? 0 : turn(x1 - x0, y1 - y0, x2 - x1, y2 - y1) + turn(x2 - x1, y2 - y1, x3 - x2, y3 - y2);
  return Math.max(1, Math.ceil(Math.sqrt((0.75 * bend + (offset * angle * angle) / 8) / tolerance)));
};

const addAt = (points: number[], curve: Cubic, t: number): void =>
  addPoint(points, valueAt(curve.x, t), valueAt(curve.y, t));

const valueAt = ([p0, p1, p2, p3]: Bezier, t: number): number => {
  const u = 1 - t;
  return u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3;
};

/**
 * A turn is sharp if it causes an error of more than this many tolerances in the offset curve. `stepsFor` assumes that
 * the curve turns evenly; sharp turns are bisected.
 */
const MAX_UNEVENNESS = 8;
const MAX_DEPTH = 16;

/** Squared cosine of the smallest angle that counts as a sharp turn within one step. */
const sharpTurn = (tolerance: number, offset: number): number =>
  Math.cos(Math.min(Math.PI / 2, Math.sqrt((8 * MAX_UNEVENNESS * tolerance) / offset))) ** 2;

interface Step {
  readonly from: number;
  readonly to: number;
}

const turnsSharply = (curve: Cubic, from: number, to: number, sharpness: number): boolean => {
  let ax = derivative(curve.x, from);
  let ay = derivative(curve.y, from);
  let bx = derivative(curve.x, to);
  let by = derivative(curve.y, to);
  if (ax === 0 && ay === 0) [ax, ay] = tangentAt(curve, from);
  if (bx === 0 && by === 0) [bx, by] = tangentAt(curve, to);
  const dot = ax * bx + ay * by;
  const lengths = (ax * ax + ay * ay) * (bx * bx + by * by);
  // A curve of length 0 has no direction, so bisecting it would only cost time.
  return lengths > 0 && (dot <= 0 || dot * dot < sharpness * lengths);
};

/** Bisects a step in which the curve turns sharply, and appends the points between its ends. */
const bisect = (
  points: number[],
  curve: Cubic,
  { from, to, sharpness, depth }: Step & { readonly sharpness: number; readonly depth: number },
): void => {
  const middle = (from + to) / 2;
  const halve = (start: number, end: number): void => {
    if (depth > 1 && turnsSharply(curve, start, end, sharpness))
      bisect(points, curve, { from: start, to: end, sharpness, depth: depth - 1 });
  };
  halve(from, middle);
  addAt(points, curve, middle);
  halve(middle, to);
};

/** One third of the derivative. */
const derivative = ([p0, p1, p2, p3]: Bezier, t: number): number => {
  const u = 1 - t;
  return u * u * (p1 - p0) + 2 * u * t * (p2 - p1) + t * t * (p3 - p2);
};

/** The direction of the curve, even if a control point coincides with an end. */
const tangentAt = (curve: Cubic, t: number): readonly [dx: number, dy: number] => {
  const [[x0, x1, x2, x3], [y0, y1, y2, y3]] = [curve.x, curve.y];
  const dx = derivative(curve.x, t);
  const dy = derivative(curve.y, t);
  if (dx !== 0 || dy !== 0) return [dx, dy];
  if (t === 0 && (x2 !== x0 || y2 !== y0)) return [x2 - x0, y2 - y0];
  if (t === 1 && (x3 !== x1 || y3 !== y1)) return [x3 - x1, y3 - y1];
  return [x3 - x0, y3 - y0];
};

/**
 * Appends a point so close to an end of the curve that the chord between them follows the tangent. The cap of a stroke
 * then has the right direction within the tolerance.
 */
const addTangentPoint = (
  points: number[],
  curve: Cubic,
  { from, to, tolerance, offset }: Step & Pick<CubicOptions, 'tolerance' | 'offset'>,
): void => {
  const [dx, dy] = tangentAt(curve, from);
  const [endX, endY] = [valueAt(curve.x, from), valueAt(curve.y, from)];
  let t = to;
  for (let round = 0; round < MAX_DEPTH; round++) {
    const [cx, cy] = [valueAt(curve.x, t) - endX, valueAt(curve.y, t) - endY];
    const sign = from === 0 ? 1 : -1;
    if (offset * turn(dx, dy, sign * cx, sign * cy) <= tolerance) break;
    t = from + (t - from) / 4;
  }
  if (t !== to) addAt(points, curve, t);
};

const length = (x: number, y: number): number => Math.sqrt(x * x + y * y);

/** Absolute angle between two directions. */
const turn = (ax: number, ay: number, bx: number, by: number): number =>
  Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by));

/** A flattened subpath with the points x0, y0, x1, y1, …. A closed polyline does not repeat the first point. */
export interface Polyline {
  readonly points: readonly number[];
  readonly closed: boolean;
}

/** Flattens path data; see `flatten`. */
export const flattenPath = (path: string, tolerance: number): readonly Polyline[] =>
  flatten(readCurves(path), tolerance);

/**
 * Parses path data once. Returns polylines, and compact path data that starts with an absolute moveto and is rounded to
 * `digits` decimals.
 */
export const readPath = (
  path: string,
  { digits, tolerance }: { readonly digits: number; readonly tolerance: number },
): { readonly path: string; readonly polylines: readonly Polyline[] } => {
  const segments = removeIdleMoves(parsePath(path));
  return {
    path: shortPath(segments, digits),
    polylines: flatten(curvesOf(segments), tolerance),
  };
};

/** Removes a moveto before another moveto or at the end of the path, because it renders nothing, not even a cap. */
const removeIdleMoves = (path: readonly PathSegment[]): readonly PathSegment[] =>
  path.filter(({ type }, index) => type !== 'M' || (path[index + 1]?.type ?? 'M') !== 'M');

/** Properties of a stroke that determine how the path is flattened. */
export interface StrokeGeometry {
  /** Distance from the path to the edge of the stroke. */
  readonly offset: number;
  /** Whether the caps are flat (butt or square). The first and the last chord then must follow the tangent. */
  readonly hasFlatEnds: boolean;
}

/** Flattens curves to polylines. The polylines, and the edges of a stroke along them, have an error of at most `tolerance`. */
export const flatten = (
  subpaths: readonly Subpath[],
  tolerance: number,
  stroke: StrokeGeometry = { offset: 0, hasFlatEnds: false },
): readonly Polyline[] =>
  subpaths.map(({ x, y, segments, closed }) => {
    const points = [x, y];
    const last = segments.length - 1;
    const isEnd = stroke.hasFlatEnds && !closed;
    for (const [index, segment] of segments.entries())
      if (segment.type === 'L') addPoint(points, segment.x, segment.y);
      else
        addCubic(points, segments[index - 1] ?? { x, y }, segment, {
          tolerance,
          offset: stroke.offset,
          followsStart: isEnd && index === 0,
          followsEnd: isEnd && index === last,
        });
    if (closed) removeRepeatedEnd(points);
    return { points, closed };
  });

const removeRepeatedEnd = (points: number[]): void => {
  const last = points.length - 2;
  if (last > 0 && points[0] === points[last] && points[1] === points[last + 1]) points.length = last;
};

/** Calls `visit` with each point of a list x0, y0, x1, y1, …. */
export const forEachPoint = (numbers: readonly number[], visit: (x: number, y: number) => void): void => {
  for (let at = 0; at < numbers.length; at += 2) visit(numberAt(numbers, at), numberAt(numbers, at + 1));
};

/** The number at a position of a list. Unlike this function, an iterator allocates memory for every fractional number. */
export const numberAt = (numbers: readonly number[], position: number): number =>
  numbers[position] ?? Number.NaN;

/** Calls `visit` with both ends of each edge. A closed polyline has an edge from the last to the first point. */
export const forEachEdge = (
  { points, closed }: Polyline,
  visit: (x0: number, y0: number, x1: number, y1: number) => void,
): void => {
  const end = closed ? points.length : points.length - 2;
  for (let at = 0; at < end; at += 2) {
    const next = at + 2 < points.length ? at + 2 : 0;
    visit(numberAt(points, at), numberAt(points, at + 1), numberAt(points, next), numberAt(points, next + 1));
  }
};

/** Area inside closed outlines (shoelace formula). Holes have the opposite orientation, so their area is subtracted. */
export const signedArea = (polylines: readonly Polyline[]): number =>
  polylines.reduce((sum, { points }) => {
    let twice = 0;
    forEachEdge({ points, closed: true }, (x0, y0, x1, y1) => {
      twice += x0 * y1 - x1 * y0;
    });
    return sum + twice / 2;
  }, 0);

/** Center of mass of closed outlines. Holes have the opposite orientation, so they are subtracted. NaN if the area is 0. */
export const centroidOf = (polylines: readonly Polyline[]): Point => {
  let [sum, x, y] = [0, 0, 0];
  for (const { points } of polylines)
    forEachEdge({ points, closed: true }, (x0, y0, x1, y1) => {
      const cross = x0 * y1 - x1 * y0;
      sum += cross;
      x += (x0 + x1) * cross;
      y += (y0 + y1) * cross;
    });
  return { x: x / (3 * sum), y: y / (3 * sum) };
};

/** Winding number of a closed polyline around a point. It has the sign of the signed area. */
export const windingAt = ({ points }: Polyline, x: number, y: number): number => {
  let winding = 0;
  forEachEdge({ points, closed: true }, (x0, y0, x1, y1) => {
    if (y0 > y === y1 > y) return;
    const side = (x1 - x0) * (y - y0) - (x - x0) * (y1 - y0);
    if (y1 > y && side > 0) winding++;
    if (y1 <= y && side < 0) winding--;
  });
  return winding;
};
