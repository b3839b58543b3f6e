// What a line's style adds to its sides: caps, and joins where it turns away.
import type { Stroke } from '../../model/scene.ts';
import { addMeetingPoint } from './inner-join.ts';
import { cosineBetween, type Leg, sineBetween } from './segment.ts';

/** A line's style; round parts are drawn to within `tolerance`. */
export interface Pen extends Omit<Stroke, 'paint'> {
  readonly radius: number;
  readonly tolerance: number;
}

/** The cap at (x, y) of a line that comes in the direction (dx, dy), from its left side to its right. */
export const addCap = (contour: number[], x: number, y: number, dx: number, dy: number, pen: Pen): void => {
  const { radius, cap } = pen;
  if (cap === 'round') addArc(contour, x, y, dy * radius, -dx * radius, Math.PI, pen);
  else {
    const ahead = cap === 'square' ? radius : 0;
    const [tipX, tipY] = [x + dx * ahead, y + dy * ahead];
    contour.push(tipX + dy * radius, tipY - dx * radius, tipX - dy * radius, tipY + dx * radius);
  }
};

/** The left side of a corner at which the line turns right, or straight back. */
export const addOuterCorner = (contour: number[], before: Leg, leg: Leg, pen: Pen): void => {
  const { radius, join, miterLimit, tolerance } = pen;
  const { x, y } = leg;
  const cosine = cosineBetween(before, leg);
  const [fromX, fromY, toX, toY] = [
    before.dy * radius,
    -before.dx * radius,
    leg.dy * radius,
    -leg.dx * radius,
  ];
  const isMiter = join === 'miter' && 2 <= miterLimit * miterLimit * (1 + cosine);
  // Between the legs of a flattened curve the sides' meeting point is as close as any join.
  if (isMiter || radius * (1 - cosine) < tolerance) addMeetingPoint(contour, before, leg, radius);
  else if (join === 'round')
    addArc(contour, x, y, fromX, fromY, Math.atan2(Math.abs(sineBetween(before, leg)), cosine), pen);
  else contour.push(x + fromX, y + fromY, x + toX, y + toY);
};

/** Bounds the work on lines of any width. */
const MOST_STEPS = 1000;

/** An arc around (x, y) that begins at the offset (dx, dy) and turns right by `angle`. */
const addArc = (
  contour: number[],
  x: number,
  y: number,
  dx: number,
  dy: number,
  angle: number,
  pen: Pen,
): void => {
  const step = 2 * Math.acos(Math.max(0, 1 - pen.tolerance / pen.radius));
  const steps = Math.min(MOST_STEPS, Math.ceil(angle / step));
  for (let at = 0; at <= steps; at++) {
    const sine = Math.sin((angle * at) / steps);
    const cosine = Math.cos((angle * at) / steps);
    contour.push(x + dx * cosine - dy * sine, y + dx * sine + dy * cosine);
  }
};
