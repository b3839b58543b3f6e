// Caps and outer joins of stroke outlines.
import { addMiterPoint } from './inner-join';
import { cosineBetween, Points, Segment, sineBetween } from './segment';

/** Numbers of caps and joins in the display list. */
const ROUND_CAP: f64 = 1;
const SQUARE_CAP: f64 = 2;
export const BUTT_CAP: f64 = 0;
const MITER_JOIN: f64 = 0;
const ROUND_JOIN: f64 = 1;

/** Stroke properties; arcs are flattened to `tolerance`. */
@unmanaged
export class StrokeStyle {
  radius: f64;
  cap: f64;
  join: f64;
  miterLimit: f64;
  tolerance: f64;
}

/** Adds the cap at the end (x, y) of a line with direction (dx, dy), from the left side of the line to the right side. */
export function addCap(contour: Points, x: f64, y: f64, dx: f64, dy: f64, style: StrokeStyle): void {
  const radius = style.radius;
  if (style.cap === ROUND_CAP) addArc(contour, x, y, dy * radius, -dx * radius, Math.PI, style);
  else {
    const ahead = style.cap === SQUARE_CAP ? radius : 0;
    const tipX = x + dx * ahead;
    const tipY = y + dy * ahead;
    contour.add(tipX + dy * radius, tipY - dx * radius);
    contour.add(tipX - dy * radius, tipY + dx * radius);
  }
}

/** Adds the outer side of a corner, which is the left side: the line turns right or reverses. */
export function addOuterJoin(contour: Points, before: Segment, segment: Segment, style: StrokeStyle): void {
  const radius = style.radius;
  const x = segment.x;
  const y = segment.y;
  const cosine = cosineBetween(before, segment);
  const isMiter = style.join === MITER_JOIN && 2 <= style.miterLimit * style.miterLimit * (1 + cosine);
  // At small turns, as in flattened curves, all joins look alike within the tolerance. A miter adds only one point.
  if (isMiter || radius * (1 - cosine) < style.tolerance) addMiterPoint(contour, before, segment, radius);
  else if (style.join === ROUND_JOIN) {
    const angle = Math.atan2(Math.abs(sineBetween(before, segment)), cosine);
    addArc(contour, x, y, before.dy * radius, -before.dx * radius, angle, style);
  } else {
    contour.add(x + before.dy * radius, y - before.dx * radius);
    contour.add(x + segment.dy * radius, y - segment.dx * radius);
  }
}

/** Maximum number of segments of one arc. */
const MAX_ARC_SEGMENTS: f64 = 1000;

/** Adds an arc around (x, y). It starts at the offset (dx, dy) and turns clockwise by `angle` radians. */
function addArc(contour: Points, x: f64, y: f64, dx: f64, dy: f64, angle: f64, style: StrokeStyle): void {
  const step = 2 * Math.acos(max<f64>(0, 1 - style.tolerance / style.radius));
  const steps = min<f64>(MAX_ARC_SEGMENTS, Math.ceil(angle / step));
  for (let at: f64 = 0; at <= steps; at++) {
    const sine = Math.sin((angle * at) / steps);
    const cosine = Math.cos((angle * at) / steps);
    contour.add(x + dx * cosine - dy * sine, y + dx * sine + dy * cosine);
  }
}
