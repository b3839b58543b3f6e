// The inner side of a line's bend, also where the line is wider than the bend is round.
import { cosineBetween, type Leg, sineBetween } from './segment.ts';

/** The cosine of the sharpest turn between the legs of a flattened curve; anything sharper is a corner. */
const SHARPEST_CURVE = Math.cos(Math.PI / 4);

/**
 * Adds the left side of a left turn that begins at the corner before `legs[at]`, and returns the leg that it leads to.
 * Legs of a bend so tight that nothing is left of their left side are passed over:
 *
 *     ─────────╮        The simple case is that the sides before and after the bend meet. The tip is where they do,
 *     ────╮    │        however the middle of the line gets round.
 *         │    │
 *
 * If not, the side goes in to the middle of the line and out again, by way of the centres of the bend. As the bend is
 * tighter than the line is wide, the line also reaches beyond those centres: that area is added to `beyond`.
 */
export const addInnerTurn = (
  contour: number[],
  legs: readonly Leg[],
  at: number,
  radius: number,
  beyond: number[][],
): number => {
  const before = legs[at - 1];
  let end = at;
  while (end < legs.length - 1 && isSwallowed(legs[end - 1], legs[end], legs[end + 1], radius)) end++;
  const after = legs[end];
  if (addTip(contour, before, after, radius)) return end;
  const centres: number[] = [];
  const tips: number[] = [];
  for (let on = at; on < end; on++) {
    addCentre(centres, legs[on - 1], legs[on], legs[on + 1], radius);
    addMeetingPoint(tips, legs[on - 1], legs[on], radius);
  }
  contour.push(before.endX + before.dy * radius, before.endY - before.dx * radius, before.endX, before.endY);
  contour.push(...centres);
  contour.push(after.x, after.y, after.x + after.dy * radius, after.y - after.dx * radius);
  if (end > at) {
    addMeetingPoint(tips, legs[end - 1], after, radius);
    beyond.push([...centres, ...backwards(tips)]);
  }
  return end;
};

/** Whether a leg is part of a curve that turns left so tightly that nothing of the leg's left side is seen. */
export const isSwallowed = (before: Leg, leg: Leg, after: Leg, radius: number): boolean =>
  cosineBetween(before, leg) > SHARPEST_CURVE &&
  cosineBetween(leg, after) > SHARPEST_CURVE &&
  sineBetween(before, leg) < 0 &&
  sineBetween(leg, after) < 0 &&
  reach(before, leg, radius) + reach(leg, after, radius) > leg.length;

/** How far from a left turn the left sides of its legs meet. */
const reach = (a: Leg, b: Leg, radius: number): number =>
  (-radius * sineBetween(a, b)) / (1 + cosineBetween(a, b));

/** Adds the point where the bisectors of a leg's corners cross, to which the line would shrink on its left side. */
const addCentre = (centres: number[], before: Leg, leg: Leg, after: Leg, radius: number): void => {
  const start = reach(before, leg, radius);
  const share = leg.length / (start + reach(leg, after, radius));
  const [along, aside] = [start * share, radius * share];
  centres.push(leg.x + leg.dx * along + leg.dy * aside, leg.y + leg.dy * along - leg.dx * aside);
};

/** Adds the point where the left sides of two successive legs meet, if produced. */
export const addMeetingPoint = (points: number[], a: Leg, b: Leg, radius: number): void => {
  const length = radius / (1 + cosineBetween(a, b));
  points.push(b.x + (a.dy + b.dy) * length, b.y - (a.dx + b.dx) * length);
};

/** Adds the point where two legs' left sides meet if it is within a's later and b's earlier half. */
const addTip = (contour: number[], a: Leg, b: Leg, radius: number): boolean => {
  const sine = sineBetween(a, b);
  const [x, y] = [a.endX + a.dy * radius, a.endY - a.dx * radius];
  const [gapX, gapY] = [b.x + b.dy * radius - x, b.y - b.dx * radius - y];
  const back = -(gapX * b.dy - gapY * b.dx) / sine;
  const ahead = (gapX * a.dy - gapY * a.dx) / sine;
  const meet = sine < 0 && back >= 0 && back <= a.length / 2 && ahead >= 0 && ahead <= b.length / 2;
  if (meet) contour.push(x - a.dx * back, y - a.dy * back);
  return meet;
};

const backwards = (points: readonly number[]): number[] =>
  points.map((_, at) => points[points.length - at - (at % 2 === 0 ? 2 : 0)]);
