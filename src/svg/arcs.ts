// Elliptical arcs as cubic Bézier curves.
import type { ArcSegment, CubicSegment, PathSegment, Point } from './path.ts';

/**
 * Fraction of a quarter turn by which an arc may exceed a whole number of quarters without one more curve. Sines and
 * cosines of JavaScript engines differ in the last bit, and most arcs of icons are exact quarters: without a tolerance
 * the number of curves, and with it the bytes of a file, depends on the engine. (Decision 062)
 */
const QUARTER_TOLERANCE = 1e-6;

/** Replaces the arcs of a path: one curve for each quarter turn or part of it. */
export const arcsToCurves = (path: readonly PathSegment[]): readonly PathSegment[] =>
  path.some(({ type }) => type === 'A')
    ? path.flatMap((segment, index) => {
        if (segment.type !== 'A') return segment;
        // A path starts with a moveto, so an arc has a predecessor.
        return curvesOf(path[index - 1] ?? segment, segment);
      })
    : path;

/** The curves of an arc that starts at `from`, or a line. */
const curvesOf = (from: Point, arc: ArcSegment): readonly PathSegment[] => {
  const { x, y } = arc;
  const line = [{ type: 'L', x, y } as const];
  if (arc.rx === 0 || arc.ry === 0 || (from.x === x && from.y === y)) return line;
  const curves = curvesOfArc(from, arc);
  // Radii such as 1e-200 overflow. Browsers use single precision, in which they are 0, which makes the arc a line.
  return curves.length > 0 && curves.every(isFiniteCurve) ? curves : line;
};

const isFiniteCurve = ({ x1, y1, x2, y2, x, y }: CubicSegment): boolean =>
  [x1, y1, x2, y2, x, y].every(Number.isFinite);

/** Conversion from endpoints to center and angles (SVG 2, B.2.4 and B.2.5), on the unit circle of the ellipse. */
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
