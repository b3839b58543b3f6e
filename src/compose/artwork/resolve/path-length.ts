// Length of the outline of a shape, measured as in Chromium.
import { readCurves, splitCubic } from '../../../svg/curves.ts';
import type { CubicSegment, Point } from '../../../svg/path.ts';

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
