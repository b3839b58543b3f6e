// Round dots: closed ellipses that a thick line covers to the centre.
import type { Polyline } from './polyline.ts';

export interface Ellipse {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

/** How far a point may lie off, as a fraction of the radius: arcs as cubics, and hand-drawn circles. */
const ROUNDNESS = 0.02;

/** The upright ellipse that the closed polyline follows, if it follows one. */
export const ellipseOf = ({ points }: Polyline): Ellipse | undefined => {
  const xs = points.filter((_, index) => index % 2 === 0);
  const ys = points.filter((_, index) => index % 2 === 1);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [x, y, rx, ry] = [(left + right) / 2, (top + bottom) / 2, (right - left) / 2, (bottom - top) / 2];
  if (xs.length < 8 || !(rx > 0 && ry > 0)) return undefined;
  const isOn = (px: number, index: number) =>
    Math.abs(Math.hypot((px - x) / rx, ((ys[index] as number) - y) / ry) - 1) <= ROUNDNESS;
  return xs.every(isOn) ? { x, y, rx, ry } : undefined;
};
