// Directed line segments of a flattened path.
import type { Polyline } from '../../svg/geometry/polyline.ts';

/** A segment from (x, y) to (endX, endY) with the unit direction (dx, dy); its left normal is (dy, -dx). */
export interface Segment {
  readonly x: number;
  readonly y: number;
  readonly endX: number;
  readonly endY: number;
  readonly dx: number;
  readonly dy: number;
  readonly length: number;
}

/** Segments of a polyline, without those of length `minimumLength` or less, whose direction is rounding error. */
export const segmentsOf = ({ points, closed }: Polyline, minimumLength: number): Segment[] => {
  const segments: Segment[] = [];
  let x = points[0];
  let y = points[1];
  const lineTo = (endX: number, endY: number) => {
    const length = Math.sqrt((endX - x) ** 2 + (endY - y) ** 2);
    if (!(length > minimumLength)) return;
    segments.push({ x, y, endX, endY, dx: (endX - x) / length, dy: (endY - y) / length, length });
    x = endX;
    y = endY;
  };
  for (let at = 2; at < points.length; at += 2) lineTo(points[at], points[at + 1]);
  if (closed) lineTo(points[0], points[1]);
  return segments;
};

/** The same segments in the opposite direction. */
export const reversedSegments = (segments: readonly Segment[]): Segment[] =>
  segments
    .map(({ x, y, endX, endY, dx, dy, length }) => ({
      x: endX,
      y: endY,
      endX: x,
      endY: y,
      dx: -dx,
      dy: -dy,
      length,
    }))
    .reverse();

/** Sine of the turn from a to b, positive to the right. */
export const sineBetween = (a: Segment, b: Segment): number => a.dx * b.dy - a.dy * b.dx;

/** Cosine of the turn from a to b. */
export const cosineBetween = (a: Segment, b: Segment): number => a.dx * b.dx + a.dy * b.dy;
