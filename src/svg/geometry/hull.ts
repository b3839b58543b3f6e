// Convex hulls of polylines.
import type { Polyline } from './polyline.ts';

/** Computes the vertices x0, y0, x1, y1, … of the convex hull (Andrew's monotone chain). */
export const hullOf = (polylines: readonly Polyline[]): readonly number[] => {
  const points: [number, number][] = [];
  for (const { points: flat } of polylines)
    for (let at = 0; at < flat.length; at += 2) points.push([flat[at] as number, flat[at + 1] as number]);
  if (points.length < 3) return points.flat();
  points.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...chain(points), ...chain(points.reverse())].flat();
};

/** Computes the lower or upper chain of the hull, without its last point. */
const chain = (points: readonly [number, number][]): [number, number][] => {
  const side: [number, number][] = [];
  for (const point of points) {
    while (side.length >= 2 && !turnsLeft(side.at(-2), side.at(-1), point)) side.pop();
    side.push(point);
  }
  side.pop();
  return side;
};

const turnsLeft = (
  a: [number, number] | undefined,
  b: [number, number] | undefined,
  c: [number, number],
): boolean => {
  const [[ax, ay], [bx, by]] = [a, b] as [[number, number], [number, number]];
  return (bx - ax) * (c[1] - ay) - (by - ay) * (c[0] - ax) > 0;
};
