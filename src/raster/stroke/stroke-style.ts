// Caps and outer joins of stroke outlines.
import type { Stroke } from '../../model/scene.ts';
import { addMiterPoint } from './inner-join.ts';
import { cosineBetween, type Segment, sineBetween } from './segment.ts';

/** Stroke properties; arcs are flattened to `tolerance`. */
export interface StrokeStyle extends Omit<Stroke, 'paint'> {
  readonly radius: number;
  readonly tolerance: number;
}

/** Adds the cap at (x, y) of a line with direction (dx, dy), from its left side to its right side. */
export const addCap = (
  contour: number[],
  x: number,
  y: number,
  dx: number,
  dy: number,
  style: StrokeStyle,
): void => {
  const { radius, cap } = style;
  if (cap === 'round') addArc(contour, x, y, dy * radius, -dx * radius, Math.PI, style);
  else {
    const ahead = cap === 'square' ? radius : 0;
    const [tipX, tipY] = [x + dx * ahead, y + dy * ahead];
    contour.push(tipX + dy * radius, tipY - dx * radius, tipX - dy * radius, tipY + dx * radius);
  }
};

/** Adds the left side, which is the outer side, of a corner where the line turns right or reverses. */
export const addOuterJoin = (
  contour: number[],
  before: Segment,
  segment: Segment,
  style: StrokeStyle,
): void => {
  const { radius, join, miterLimit, tolerance } = style;
  const { x, y } = segment;
  const cosine = cosineBetween(before, segment);
  const [fromX, fromY, toX, toY] = [
    before.dy * radius,
    -before.dx * radius,
    segment.dy * radius,
    -segment.dx * radius,
  ];
  const isMiter = join === 'miter' && 2 <= miterLimit * miterLimit * (1 + cosine);
  // Flattened curves: at small turns the join types differ by less than the tolerance, and a miter needs one point.
  if (isMiter || radius * (1 - cosine) < tolerance) addMiterPoint(contour, before, segment, radius);
  else if (join === 'round')
    addArc(contour, x, y, fromX, fromY, Math.atan2(Math.abs(sineBetween(before, segment)), cosine), style);
  else contour.push(x + fromX, y + fromY, x + toX, y + toY);
};

/** Maximum number of segments of one arc. */
const MAX_ARC_SEGMENTS = 1000;

/** Adds an arc around (x, y) from the offset (dx, dy), clockwise by `angle` radians. */
const addArc = (
  contour: number[],
  x: number,
  y: number,
  dx: number,
  dy: number,
  angle: number,
  style: StrokeStyle,
): void => {
  const step = 2 * Math.acos(Math.max(0, 1 - style.tolerance / style.radius));
  const steps = Math.min(MAX_ARC_SEGMENTS, Math.ceil(angle / step));
  for (let at = 0; at <= steps; at++) {
    const sine = Math.sin((angle * at) / steps);
    const cosine = Math.cos((angle * at) / steps);
    contour.push(x + dx * cosine - dy * sine, y + dx * sine + dy * cosine);
  }
};
