// Length of the outline of a shape, measured as in Chromium.
import { readCurves, splitCubic } from '../../../svg/curves.ts';
import { type ArcSegment, type CubicSegment, type Point, parsePath } from '../../../svg/path.ts';

/** The length of a basic shape, whose path data is that of `pathOfElement`: its arcs are halves or quarters of ellipses. */
export const shapeLength = (path: string): number => {
  let length = 0;
  let from: Point = { x: 0, y: 0 };
  for (const segment of parsePath(path)) {
    if (segment.type === 'A') length += (segment.isLarge ? 2 : 1) * quarterLength(segment);
    else if (segment.type !== 'M') length += distance(from, segment);
    from = segment;
  }
  return length;
};

/** The length of a quarter of an ellipse, which Chromium draws as a conic curve. */
const quarterLength = ({ rx, ry }: ArcSegment): number => {
  const point = (t: number): Point => {
    const [start, control, end] = [(1 - t) ** 2, 2 * t * (1 - t) * Math.SQRT1_2, t ** 2];
    const weight = start + control + end;
    return { x: (rx * (start + control)) / weight, y: (ry * (control + end)) / weight };
  };
  const measure = (start: number, end: number, halvings: number): number => {
    const middle = (start + end) / 2;
    const [from, at, to] = [point(start), point(middle), point(end)];
    const isFar =
      Math.max(Math.abs(at.x - (from.x + to.x) / 2), Math.abs(at.y - (from.y + to.y) / 2)) > CHORD_TOLERANCE;
    if (!isFar || halvings === MAX_HALVINGS) return distance(from, to);
    return measure(start, middle, halvings + 1) + measure(middle, end, halvings + 1);
  };
  return measure(0, 1, 0);
};

/** The length of a path. */
export const pathLength = (path: string): number => {
  let length = 0;
  for (const { x, y, segments, closed } of readCurves(path)) {
    let from: Point = { x, y };
    for (const segment of segments) {
      length += segment.type === 'C' ? curveLength(from, segment) : distance(from, segment);
      from = segment;
    }
    if (closed) length += distance(from, { x, y });
  }
  return length;
};

const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** Distance in user units of a curve from its chords, with which Chromium measures the length of paths. */
const CHORD_TOLERANCE = 0.5;
const MAX_HALVINGS = 10;

const curveLength = (from: Point, curve: CubicSegment, halvings = 0): number => {
  const isFar = (x: number, y: number, share: number) =>
    Math.max(
      Math.abs(x - from.x - (curve.x - from.x) * share),
      Math.abs(y - from.y - (curve.y - from.y) * share),
    ) > CHORD_TOLERANCE;
  const isCurved = isFar(curve.x1, curve.y1, 1 / 3) || isFar(curve.x2, curve.y2, 2 / 3);
  if (!isCurved || halvings === MAX_HALVINGS) return distance(from, curve);
  const [one, other] = splitCubic(from, curve, [0.5]);
  if (!one || !other) return distance(from, curve);
  return curveLength(from, one, halvings + 1) + curveLength(one, other, halvings + 1);
};
