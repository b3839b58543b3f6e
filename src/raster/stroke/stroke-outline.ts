// A line along polylines as contours, whose inside is exactly what SVG paints for a stroke (SVG 2, 13.5).
import type { Stroke } from '../../model/scene.ts';
import type { Polyline } from '../../svg/geometry/polyline.ts';
import { addInnerTurn, isSwallowed } from './inner-join.ts';
import { type Leg, legsOf, sineBetween, walkedBack } from './segment.ts';
import { addCap, addOuterCorner, type Pen } from './stroke-style.ts';

type Contour = number[];

/**
 * The closed contours around a line (x and y of their points in turn), for the nonzero rule; round parts are within
 * `tolerance`.
 *
 * A walk leads up along the left side, round a cap, and back along the other side. The result is a sum of segments,
 * joins and caps that all wind the same way: where they overlap it only winds further, so nothing cancels out.
 */
export const strokeContours = (
  polylines: readonly Polyline[],
  line: Omit<Stroke, 'paint'>,
  tolerance: number,
): Contour[] => {
  const pen: Pen = { radius: line.width / 2, ...line, tolerance };
  const contours: Contour[] = [];
  for (const polyline of polylines) addContours(contours, polyline, pen);
  return contours;
};

const addContours = (contours: Contour[], polyline: Polyline, pen: Pen): void => {
  const legs = legsOf(polyline, pen.tolerance / 10);
  if (legs.length === 0) addDot(contours, polyline, pen);
  else if (polyline.closed) {
    addClosedSide(contours, legs, pen);
    addClosedSide(contours, walkedBack(legs), pen);
  } else {
    const contour: Contour = [];
    for (const side of [legs, walkedBack(legs)]) {
      addSide(contour, side, pen, contours);
      const { endX, endY, dx, dy } = side[side.length - 1];
      addCap(contour, endX, endY, dx, dy, pen);
    }
    contours.push(contour);
  }
};

/** A subpath without length shows its caps alone, as if it led along the x axis. */
const addDot = (contours: Contour[], { points }: Polyline, pen: Pen): void => {
  if (pen.cap === 'butt') return;
  const [x, y] = points;
  const contour: Contour = [];
  addCap(contour, x, y, 1, 0, pen);
  addCap(contour, x, y, -1, 0, pen);
  contours.push(contour);
};

/** The left side of a closed line; nothing where the line is so wide that it covers all there is on that side. */
const addClosedSide = (contours: Contour[], legs: readonly Leg[], pen: Pen): void => {
  const first = legs.findIndex((leg, at) => {
    const [before, after] = [legs[(at + legs.length - 1) % legs.length], legs[(at + 1) % legs.length]];
    return !isSwallowed(before, leg, after, pen.radius);
  });
  if (first < 0) return;
  const contour: Contour = [];
  addSide(contour, [...legs.slice(first), ...legs.slice(0, first + 1)], pen, contours);
  contours.push(contour);
};

/** The left side from the first leg to the last; what lies beyond the centres of tight bends goes to `beyond`. */
const addSide = (contour: Contour, legs: readonly Leg[], pen: Pen, beyond: Contour[]): void => {
  for (let at = 1; at < legs.length; at++) {
    const before = legs[at - 1];
    const leg = legs[at];
    if (sineBetween(before, leg) >= 0) addOuterCorner(contour, before, leg, pen);
    else at = addInnerTurn(contour, legs, at, pen.radius, beyond);
  }
};
