// Elliptical arcs as cubic Bézier curves.
import { type AbsolutePath, type Command, PARAMETERS } from './absolute-path.ts';

/**
 * Share of a quarter turn by which an arc may exceed a whole number of quarters without one more curve. Sines and
 * cosines of JavaScript engines differ in the last bit, and most arcs of icons are exact quarters: without a tolerance
 * the number of curves, and with it the bytes of a file, depends on the engine. (Decision 062)
 */
const QUARTER_TOLERANCE = 1e-6;

/** Replaces the arcs of a path: one curve for each quarter turn or part of it. */
export const arcsToCurves = (path: AbsolutePath): AbsolutePath => {
  if (!path.commands.includes('A')) return path;
  const commands: Command[] = [];
  const numbers: number[] = [];
  let at = 0;
  let [startX, startY] = [0, 0];
  let [x, y] = [0, 0];
  for (const command of path.commands) {
    const values = path.numbers.slice(at, at + PARAMETERS[command]);
    at += values.length;
    const [endX, endY] = command === 'Z' ? [startX, startY] : (values.slice(-2) as [number, number]);
    const curves = command === 'A' ? curvesOf(x, y, values) : undefined;
    for (const curve of curves ?? []) {
      commands.push('C');
      numbers.push(...curve);
    }
    if (!curves) {
      commands.push(command === 'A' ? 'L' : command);
      numbers.push(...(command === 'A' ? [endX, endY] : values));
    }
    if (command === 'M') [startX, startY] = [endX, endY];
    [x, y] = [endX, endY];
  }
  return { commands, numbers };
};

/** The curves of an arc from (x, y) with the numbers of its command; `undefined` for a line. */
const curvesOf = (x: number, y: number, arc: readonly number[]): readonly Curve[] | undefined => {
  const [rx, ry, rotation, large, sweep, endX, endY] = arc as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  if (rx === 0 || ry === 0 || (x === endX && y === endY)) return undefined;
  const radians = (rotation * Math.PI) / 180;
  const axes = { rx: Math.abs(rx), ry: Math.abs(ry), cos: Math.cos(radians), sin: Math.sin(radians) };
  const curves = curvesOfArc([x, y], [endX, endY], axes, large !== 0, sweep !== 0);
  // Radii such as 1e-200 overflow. Browsers use single precision, in which they are 0, which makes the arc a line.
  return curves.length > 0 && curves.every(curve => curve.every(Number.isFinite)) ? curves : undefined;
};

/** x and y of both control points and of the end. */
type Curve = [number, number, number, number, number, number];

type Point = readonly [x: number, y: number];

interface Axes {
  readonly rx: number;
  readonly ry: number;
  readonly cos: number;
  readonly sin: number;
}

/** Conversion from endpoints to center and angles (SVG 2, B.2.4 and B.2.5), on the unit circle of the ellipse. */
const curvesOfArc = (
  from: Point,
  to: Point,
  axes: Axes,
  isLarge: boolean,
  isClockwise: boolean,
): readonly Curve[] => {
  const toUnit = ([x, y]: Point): Point => [
    (axes.cos * x + axes.sin * y) / axes.rx,
    (axes.cos * y - axes.sin * x) / axes.ry,
  ];
  const [ax, ay] = toUnit(from);
  const [bx, by] = toUnit(to);
  const halfChord = Math.hypot(bx - ax, by - ay) / 2;
  // Radii that are too small for the chord are scaled up until the arc is a half turn.
  const radius = Math.max(1, halfChord);
  const side = isLarge === isClockwise ? -1 : 1;
  const height = (side * Math.sqrt(radius * radius - halfChord * halfChord)) / (2 * halfChord);
  const [cx, cy] = [(ax + bx) / 2 - height * (by - ay), (ay + by) / 2 + height * (bx - ax)];
  const start = Math.atan2(ay - cy, ax - cx);
  const minor = 2 * Math.asin(halfChord / radius);
  const angle = (isClockwise ? 1 : -1) * (isLarge ? 2 * Math.PI - minor : minor);
  const count = Math.max(1, Math.ceil(Math.abs(angle) / (Math.PI / 2) - QUARTER_TOLERANCE));
  const step = angle / count;
  const handle = (4 / 3) * Math.tan(step / 4);
  const fromUnit = (x: number, y: number): [number, number] => {
    const [u, v] = [(cx + radius * x) * axes.rx, (cy + radius * y) * axes.ry];
    return [axes.cos * u - axes.sin * v, axes.sin * u + axes.cos * v];
  };
  return Array.from({ length: count }, (_, index): Curve => {
    const [a, b] = [start + index * step, start + (index + 1) * step];
    const [x1, y1, x2, y2] = [Math.cos(a), Math.sin(a), Math.cos(b), Math.sin(b)];
    const end: [number, number] = index === count - 1 ? [...to] : fromUnit(x2, y2);
    return [
      ...fromUnit(x1 - handle * y1, y1 + handle * x1),
      ...fromUnit(x2 + handle * y2, y2 - handle * x2),
      ...end,
    ];
  });
};
