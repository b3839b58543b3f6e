// Signed area of polygons.
import type { Polyline } from './polyline.ts';

/** Area of closed outlines; holes, which have the opposite orientation, count negative (shoelace formula). */
export const signedArea = (polylines: readonly Polyline[]): number =>
  polylines.reduce((sum, { points }) => {
    let twice = 0;
    for (let at = 0; at < points.length; at += 2) {
      const next = (at + 2) % points.length;
      twice +=
        (points[at] as number) * (points[next + 1] as number) -
        (points[next] as number) * (points[at + 1] as number);
    }
    return sum + twice / 2;
  }, 0);
