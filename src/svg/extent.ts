// Extents of fills and strokes, represented by discs.
import type { Stroke } from '../model/scene.ts';
import type { Point } from './path.ts';
import { flattenPath, forEachPoint, numberAt, type Polyline } from './polyline.ts';

/**
 * Discs with the same convex hull as the painted area: x, y and radius of each disc. A disc of radius 0 is a point. The
 * array is flat for speed: composing an image transforms all discs several times.
 */
export type Extent = readonly number[];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type LineStyle = Omit<Stroke, 'paint'>;

const CAPS = ['butt', 'round', 'square'] as const;
const JOINS = ['miter', 'round', 'bevel'] as const;

/** Reads the line cap and line join from SVG attributes. Missing and unknown values become the initial values of SVG. */
export const readCapAndJoin = ({
  'stroke-linecap': cap,
  'stroke-linejoin': join,
}: Readonly<Record<string, string | undefined>>): Pick<LineStyle, 'cap' | 'join'> => ({
  cap: CAPS.find(each => each === cap) ?? 'butt',
  join: JOINS.find(each => each === join) ?? 'miter',
});

/** A flattened path. `hull` has the vertices x0, y0, x1, y1, … of the convex hull. */
export interface FlattenedPath {
  readonly polylines: readonly Polyline[];
  readonly hull: readonly number[];
}

/** Appends the discs of a filled path to `extent`. */
export const fillExtent = ({ hull }: Pick<FlattenedPath, 'hull'>, extent: number[] = []): Extent =>
  addDiscs(extent, hull, 0);

/** Appends the discs of a stroked path (SVG 2, 13.5) to `extent`. */
export const strokeExtent = (
  { polylines, hull }: FlattenedPath,
  line: LineStyle,
  extent: number[] = [],
): Extent => {
  const r = line.width / 2;
  const pointCount = polylines.reduce((sum, { points }) => sum + points.length / 2, 0);
  const isRound = line.cap === 'round' && line.join === 'round';
  if (isRound || pointCount > MAX_EXACT_POINTS) return addDiscs(extent, hull, r);
  const special = polylines.flatMap(polyline => specialVertices(polyline, line.join !== 'round'));
  addDiscs(extent, hull, r, (x, y) => special.some(vertex => vertex.x === x && vertex.y === y));
  for (const vertex of special)
    extent.push(...('cap' in vertex ? capExtent(vertex, line.cap, r) : cornerExtent(vertex, line, r)));
  return extent;
};

/** Paths with more points are treated as if all corners were round: exact extents of 20,000 corners take seconds. */
const MAX_EXACT_POINTS = 10_000;

const addDiscs = (
  extent: number[],
  centers: readonly number[],
  r: number,
  isOmitted?: (x: number, y: number) => boolean,
): Extent => {
  forEachPoint(centers, (x, y) => {
    if (!isOmitted?.(x, y)) extent.push(x, y, r);
  });
  return extent;
};

export const everyDisc = (
  extent: Extent,
  test: (x: number, y: number, radius: number) => boolean,
): boolean => {
  for (let at = 0; at < extent.length; at += 3)
    if (!test(numberAt(extent, at), numberAt(extent, at + 1), numberAt(extent, at + 2))) return false;
  return true;
};

/** Bounding box of an extent. An empty extent has an empty box at the origin. */
export const boundsOf = (extent: Extent): Box => {
  if (extent.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  everyDisc(extent, (x, y, r) => {
    left = Math.min(left, x - r);
    top = Math.min(top, y - r);
    right = Math.max(right, x + r);
    bottom = Math.max(bottom, y + r);
    return true;
  });
  return { x: left, y: top, width: right - left, height: bottom - top };
};

/** The part of an extent inside of a box. A disc that the box cuts becomes the corners of what remains of its square. */
export const clampedExtent = (extent: Extent, { x: left, y: top, width, height }: Box): Extent => {
  const [right, bottom] = [left + width, top + height];
  const clamped: number[] = [];
  everyDisc(extent, (x, y, r) => {
    if (x - r >= left && x + r <= right && y - r >= top && y + r <= bottom) clamped.push(x, y, r);
    else
      for (const cornerX of [x - r, x + r])
        for (const cornerY of [y - r, y + r])
          clamped.push(Math.min(right, Math.max(left, cornerX)), Math.min(bottom, Math.max(top, cornerY)), 0);
    return true;
  });
  return clamped;
};

/** Bounding box of a list of points x0, y0, x1, y1, …. */
export const boxOfPoints = (points: readonly number[]): Box => boundsOf(fillExtent({ hull: points }));

/** Bounding box of a path without its stroke. `tolerance` is the precision of curves. */
export const boxOfPath = (path: string, tolerance: number): Box =>
  boxOfPoints(flattenPath(path, tolerance).flatMap(({ points }) => points));

/** An end of an open subpath. (dx, dy) is the outward direction, or (0, 0) for a subpath of length 0. */
interface End extends Point {
  readonly cap: true;
  readonly dx: number;
  readonly dy: number;
}

/** A corner with the incoming direction (ax, ay) and the outgoing direction (bx, by). */
interface Corner extends Point {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
}

/** Cosine of 15°. Smaller turns are treated as round joins. */
const SMOOTH = Math.cos(Math.PI / 12);

/** Vertices where a stroke may extend beyond a disc: ends of open subpaths, and corners if `corners` is true. */
const specialVertices = ({ points, closed }: Polyline, corners: boolean): (End | Corner)[] => {
  const vertices: Point[] = [];
  forEachPoint(points, (x, y) => vertices.push({ x, y }));
  const [first, second] = vertices;
  const last = vertices.at(-1);
  const beforeLast = vertices.at(-2);
  if (!first || !last) return [];
  if (!second || !beforeLast) return [{ cap: true, ...first, dx: 0, dy: 0 }];
  const found: (End | Corner)[] = closed ? [] : [endOf(second, first), endOf(beforeLast, last)];
  if (!corners) return found;
  let [before, at] = closed ? [beforeLast, last] : [first, second];
  for (const after of closed ? vertices : vertices.slice(2)) {
    const [ax, ay] = direction(before, at);
    const [bx, by] = direction(at, after);
    if (ax * bx + ay * by < SMOOTH) found.push({ ...at, ax, ay, bx, by });
    [before, at] = [at, after];
  }
  return found;
};

const endOf = (before: Point, end: Point): End => {
  const [dx, dy] = direction(before, end);
  return { cap: true, ...end, dx, dy };
};

/** The unit vector from one point to another, or (0, 0) if the points are equal. */
const direction = (from: Point, to: Point): readonly [number, number] => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return [(to.x - from.x) / length, (to.y - from.y) / length];
};

const capExtent = ({ x, y, dx, dy }: End, cap: LineStyle['cap'], r: number): Extent => {
  if (cap === 'round') return [x, y, r];
  if (dx === 0 && dy === 0)
    return cap === 'square' ? [r, -r].flatMap(a => [r, -r].flatMap(b => [x + a, y + b, 0])) : [];
  const ahead = cap === 'square' ? r : 0;
  return [r, -r].flatMap(side => [x + dx * ahead - dy * side, y + dy * ahead + dx * side, 0]);
};

/** The outer points of a line join: both ends of the bevel, and the tip of the miter if it is within the limit. */
const cornerExtent = (
  { x, y, ax, ay, bx, by }: Corner,
  { join, miterLimit }: LineStyle,
  r: number,
): Extent => {
  const sides = [r, -r].flatMap(side => [
    ...[x - ay * side, y + ax * side, 0],
    ...[x - by * side, y + bx * side, 0],
  ]);
  // The tip is on the outer bisector at a distance of r / sin(θ/2), where cos θ = -a·b (SVG 2, 13.5.6).
  const halfSine = Math.sqrt(Math.max(0, (1 + ax * bx + ay * by) / 2));
  const bisector = Math.hypot(ax - bx, ay - by);
  if (join !== 'miter' || halfSine * miterLimit < 1) return sides;
  const reach = r / halfSine / bisector;
  return [...sides, x + (ax - bx) * reach, y + (ay - by) * reach, 0];
};
