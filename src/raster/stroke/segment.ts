// The straight pieces that a line is made of, seen in the direction in which it is walked.
import type { Polyline } from '../../svg/geometry/polyline.ts';

/** A segment from (x, y) to (endX, endY), in the unit direction (dx, dy). Its left is (dy, -dx). */
export interface Leg {
  readonly x: number;
  readonly y: number;
  readonly endX: number;
  readonly endY: number;
  readonly dx: number;
  readonly dy: number;
  readonly length: number;
}

/** The segments of a polyline; those up to `shortest` are rounding errors, whose direction means nothing. */
export const legsOf = ({ points, closed }: Polyline, shortest: number): Leg[] => {
  const legs: Leg[] = [];
  let x = points[0];
  let y = points[1];
  const goTo = (endX: number, endY: number) => {
    const length = Math.sqrt((endX - x) ** 2 + (endY - y) ** 2);
    if (!(length > shortest)) return;
    legs.push({ x, y, endX, endY, dx: (endX - x) / length, dy: (endY - y) / length, length });
    x = endX;
    y = endY;
  };
  for (let at = 2; at < points.length; at += 2) goTo(points[at], points[at + 1]);
  if (closed) goTo(points[0], points[1]);
  return legs;
};

/** The same segments, walked back. */
export const walkedBack = (legs: readonly Leg[]): Leg[] =>
  legs
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

/** The sine of the angle by which b turns away from a, positive if to the right. */
export const sineBetween = (a: Leg, b: Leg): number => a.dx * b.dy - a.dy * b.dx;

export const cosineBetween = (a: Leg, b: Leg): number => a.dx * b.dx + a.dy * b.dy;
