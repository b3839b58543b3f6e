// Recognition of ellipses.
import type { Polyline } from './polyline.ts';

/** An ellipse with axes parallel to x and y. */
export interface Ellipse {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

/** Fraction of the radius. Arcs converted to cubic curves and circles drawn by hand are not exact ellipses. */
const TOLERANCE = 0.02;

/** Returns the ellipse that a closed polyline approximates, or `undefined`. */
export const ellipseOf = ({ points }: Polyline): Ellipse | undefined => {
  const xs = points.filter((_, index) => index % 2 === 0);
  const ys = points.filter((_, index) => index % 2 === 1);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [x, y, rx, ry] = [(left + right) / 2, (top + bottom) / 2, (right - left) / 2, (bottom - top) / 2];
  if (xs.length < 8 || !(rx > 0 && ry > 0)) return undefined;
  const isOn = (px: number, index: number) =>
    Math.abs(Math.hypot((px - x) / rx, ((ys[index] as number) - y) / ry) - 1) <= TOLERANCE;
  return xs.every(isOn) ? { x, y, rx, ry } : undefined;
};
