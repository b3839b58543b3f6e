// Conversion of paths to subpaths of lines and cubic Bézier curves.
import {
  type ArcSegment,
  type CubicSegment,
  type DrawingSegment,
  type LineSegment,
  type PathSegment,
  type Point,
  parsePath,
  writePath,
} from './path.ts';

/**
 * Tolerance for the number of quarter turns in an arc, as a fraction of a quarter. Most arcs of icons are exact
 * quarters, but sines and cosines of JavaScript engines differ in the last bit. Without the tolerance, the number of
 * curves would depend on the engine. (Decision 062)
 */
const QUARTER_TOLERANCE = 1e-6;

/** Replaces each arc of a path by cubic curves, at most a quarter turn each. */
export const arcsToCurves = (path: readonly PathSegment[]): readonly PathSegment[] =>
  path.flatMap((segment, index) => {
    if (segment.type !== 'A') return segment;
    // A path starts with a moveto, so an arc has a predecessor.
    return replaceArc(path[index - 1] ?? segment, segment);
  });

/** Returns the curves of an arc that starts at `from`, or a line if a radius is 0 or the arc ends at `from`. */
const replaceArc = (from: Point, arc: ArcSegment): readonly PathSegment[] => {
  const { x, y } = arc;
  const line = [{ type: 'L', x, y } as const];
  if (arc.rx === 0 || arc.ry === 0 || (from.x === x && from.y === y)) return line;
  const curves = curvesOfArc(from, arc);
  // Radii such as 1e-200 overflow here. Browsers round them to 0 in single precision, and draw a line.
  const numbers = curves.flatMap(controlPointsOf).flatMap(({ x, y }) => [x, y]);
  return numbers.length > 0 && numbers.every(Number.isFinite) ? curves : line;
};

/** Converts an arc to its center and angles (SVG 2, B.2.4 and B.2.5), in coordinates where the ellipse is the unit circle. */
const curvesOfArc = (from: Point, arc: ArcSegment): readonly CubicSegment[] => {
  const [rx, ry] = [Math.abs(arc.rx), Math.abs(arc.ry)];
  const radians = (arc.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const toUnit = ({ x, y }: Point): readonly [number, number] => [
    (cos * x + sin * y) / rx,
    (cos * y - sin * x) / ry,
  ];
  const [ax, ay] = toUnit(from);
  const [bx, by] = toUnit(arc);
  const halfChord = Math.hypot(bx - ax, by - ay) / 2;
  // Radii that are too small for the chord are scaled up until the arc is a half turn.
  const radius = Math.max(1, halfChord);
  const side = arc.isLarge === arc.isClockwise ? -1 : 1;
  const height = (side * Math.sqrt(radius * radius - halfChord * halfChord)) / (2 * halfChord);
  const [cx, cy] = [(ax + bx) / 2 - height * (by - ay), (ay + by) / 2 + height * (bx - ax)];
  const start = Math.atan2(ay - cy, ax - cx);
  const minor = 2 * Math.asin(halfChord / radius);
  const angle = (arc.isClockwise ? 1 : -1) * (arc.isLarge ? 2 * Math.PI - minor : minor);
  const count = Math.max(1, Math.ceil(Math.abs(angle) / (Math.PI / 2) - QUARTER_TOLERANCE));
  const step = angle / count;
  const handle = (4 / 3) * Math.tan(step / 4);
  const fromUnit = (x: number, y: number): Point => {
    const [u, v] = [(cx + radius * x) * rx, (cy + radius * y) * ry];
    return { x: cos * u - sin * v, y: sin * u + cos * v };
  };
  return Array.from({ length: count }, (_, index): CubicSegment => {
    const [a, b] = [start + index * step, start + (index + 1) * step];
    const [x1, y1, x2, y2] = [Math.cos(a), Math.sin(a), Math.cos(b), Math.sin(b)];
    const first = fromUnit(x1 - handle * y1, y1 + handle * x1);
    const second = fromUnit(x2 + handle * y2, y2 - handle * x2);
    const { x, y } = index === count - 1 ? arc : fromUnit(x2, y2);
    return { type: 'C', x1: first.x, y1: first.y, x2: second.x, y2: second.y, x, y };
  });
};

export type CurveSegment = LineSegment | CubicSegment;

/** A subpath that starts at (x, y). */
export interface Subpath<Segment = CurveSegment> extends Point {
  readonly segments: readonly Segment[];
  readonly closed: boolean;
}

/** Parses path data. Converts arcs and quadratic curves to cubic curves. */
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

/** The path data of each subpath, in the order of `readCurves`. Each starts with an absolute moveto. */
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

/** The cubic curve that equals a quadratic curve. */
const cubicOf = (from: Point, { x1, y1, x, y }: Extract<DrawingSegment, { type: 'Q' }>): CubicSegment => ({
  type: 'C',
  x1: from.x + (2 * (x1 - from.x)) / 3,
  y1: from.y + (2 * (y1 - from.y)) / 3,
  x2: x + (2 * (x1 - x)) / 3,
  y2: y + (2 * (y1 - y)) / 3,
  x,
  y,
});

/**
 * Expands an area by `distance`. `sides` has the sign of the area that each subpath encloses, or 0 to leave the subpath
 * unchanged. Offsets the edges of the control polygons (Tiller and Hanson, "Offsets of Two-Dimensional Profiles",
 * 1984), which is exact enough for short distances.
 */
export const outsetPath = (path: string, distance: number, sides: readonly number[]): string =>
  writePath(
    readCurves(path).flatMap(({ segments, ...start }, index): readonly PathSegment[] => {
      const polygon = [start, ...segments.flatMap(controlPointsOf)];
      const moved = outsetPolygon(polygon, distance * (sides[index] ?? 0)).values();
      const next = (): Point => moved.next().value as Point;
      const first: PathSegment = { type: 'M', ...next() };
      const drawn = segments.map((segment): PathSegment => {
        if (segment.type === 'L') return { type: 'L', ...next() };
        const [a, b] = [next(), next()];
        return { type: 'C', x1: a.x, y1: a.y, x2: b.x, y2: b.y, ...next() };
      });
      return [first, ...drawn, { ...first, type: 'Z' }];
    }),
  );

const controlPointsOf = (segment: CurveSegment): readonly Point[] =>
  segment.type === 'L'
    ? [segment]
    : [{ x: segment.x1, y: segment.y1 }, { x: segment.x2, y: segment.y2 }, segment];

/** Limit of the miter length. Corners sharper than 60 degrees are blunted. */
const MAX_MITER = 2;

/** Points closer than this fraction of the offset count as one: an edge between them has no reliable direction. */
const MIN_EDGE = 0.05;

/** Offsets the edges of a closed polygon by `distance`, outward if the signed area of the polygon is positive. */
const outsetPolygon = (points: readonly Point[], distance: number): readonly Point[] => {
  const least = Math.abs(distance) * MIN_EDGE;
  const isSame = (a: Point, b: Point) => Math.abs(a.x - b.x) <= least && Math.abs(a.y - b.y) <= least;
  const neighborOf = (index: number, step: 1 | -1): Point => {
    const own = points[index] as Point;
    for (let count = 1; count < points.length; count++) {
      const other = points.at((index + step * count) % points.length);
      if (other && !isSame(other, own)) return other;
    }
    return own;
  };
  return points.map((point, index) => {
    const [before, after] = [neighborOf(index, -1), neighborOf(index, 1)];
    const [a, b] = [normalOf(before, point), normalOf(point, after)];
    const miter = distance * Math.min(1 / (1 + a.x * b.x + a.y * b.y), MAX_MITER);
    return { x: point.x + miter * (a.x + b.x), y: point.y + miter * (a.y + b.y) };
  });
};

/** Unit normal to the left of an edge on a screen, where y points down. */
const normalOf = (from: Point, to: Point): Point => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  return { x: dy / length, y: -dx / length };
};

/**
 * Splits curves where they turn back in x or y, so that the box of the control points is that of the path. Arcs become
 * curves.
 */
export const splitAtExtrema = (path: string): string =>
  writePath(
    readCurves(path).flatMap(({ x, y, segments, closed }): PathSegment[] => {
      let from: Point = { x, y };
      const split = segments.flatMap((segment): CurveSegment[] => {
        const parts = segment.type === 'C' ? splitCubic(from, segment, turnsOf(from, segment)) : [segment];
        from = segment;
        return parts;
      });
      return [{ type: 'M', x, y }, ...split, ...(closed ? [{ type: 'Z', x, y } as const] : [])];
    }),
  );

const turnsOf = (from: Point, curve: CubicSegment): readonly number[] =>
  [
    ...turningPoints(from.x, curve.x1, curve.x2, curve.x),
    ...turningPoints(from.y, curve.y1, curve.y2, curve.y),
  ].toSorted((a, b) => a - b);

/** Splits a curve at parameters in ascending order (de Casteljau's algorithm). */
export const splitCubic = (from: Point, curve: CubicSegment, turns: readonly number[]): CubicSegment[] => {
  const parts: CubicSegment[] = [];
  let [start, rest, done] = [from, curve, 0];
  for (const turn of turns) {
    const share = (turn - done) / (1 - done);
    const at = (a: number, b: number) => a + (b - a) * share;
    const middle = (a: Point, b: Point): Point => ({ x: at(a.x, b.x), y: at(a.y, b.y) });
    const [one, two] = [
      { x: rest.x1, y: rest.y1 },
      { x: rest.x2, y: rest.y2 },
    ];
    const [a, b, c] = [middle(start, one), middle(one, two), middle(two, rest)];
    const [d, e] = [middle(a, b), middle(b, c)];
    const end = middle(d, e);
    parts.push({ type: 'C', x1: a.x, y1: a.y, x2: d.x, y2: d.y, ...end });
    rest = { type: 'C', x1: e.x, y1: e.y, x2: c.x, y2: c.y, x: rest.x, y: rest.y };
    [start, done] = [end, turn];
  }
  return [...parts, rest];
};

/** Parameters between 0 and 1 at which a coordinate of a cubic curve turns back. */
const turningPoints = (p0: number, p1: number, p2: number, p3: number): readonly number[] => {
  if (Math.min(p1, p2) >= Math.min(p0, p3) && Math.max(p1, p2) <= Math.max(p0, p3)) return [];
  const [a, b, c] = [p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0];
  const root = Math.sqrt(b * b - 4 * a * c);
  const found = Math.abs(a) < 1e-12 ? [-c / b] : [(-b - root) / (2 * a), (-b + root) / (2 * a)];
  return found.filter(t => t > 1e-6 && t < 1 - 1e-6);
};
