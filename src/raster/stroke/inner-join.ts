// Inner joins of stroke outlines, including bends tighter than the stroke is wide.
import { cosineBetween, type Segment, sineBetween } from './segment.ts';

/** Cosine of the largest turn between segments of a flattened curve; a sharper turn is a corner. */
const MIN_SMOOTH_COSINE = Math.cos(Math.PI / 4);

/**
 * Adds the left side of a left turn at the start of `segments[at]`; returns the index of the segment after the turn.
 * Segments whose offset curve vanishes because the bend is too tight are skipped.
 *
 *     ─────────╮        Usual case: the offset lines before and after the bend intersect, and the contour continues
 *     ────╮    │        at the intersection.
 *         │    │
 *
 * Otherwise the contour runs to the center line and back through the points to which the segments collapse. Because the
 * stroke is wider than the bend, it also covers an area beyond those points, which is added to `overlaps`.
 */
export const addInnerJoin = (
  contour: number[],
  segments: readonly Segment[],
  at: number,
  radius: number,
  overlaps: number[][],
): number => {
  const before = segments[at - 1];
  let end = at;
  while (
    end < segments.length - 1 &&
    isDegenerate(segments[end - 1], segments[end], segments[end + 1], radius)
  )
    end++;
  const after = segments[end];
  if (addIntersection(contour, before, after, radius)) return end;
  const collapsePoints: number[] = [];
  const miterPoints: number[] = [];
  for (let on = at; on < end; on++) {
    addCollapsePoint(collapsePoints, segments[on - 1], segments[on], segments[on + 1], radius);
    addMiterPoint(miterPoints, segments[on - 1], segments[on], radius);
  }
  contour.push(before.endX + before.dy * radius, before.endY - before.dx * radius, before.endX, before.endY);
  contour.push(...collapsePoints);
  contour.push(after.x, after.y, after.x + after.dy * radius, after.y - after.dx * radius);
  if (end > at) {
    addMiterPoint(miterPoints, segments[end - 1], after, radius);
    overlaps.push([...collapsePoints, ...backwards(miterPoints)]);
  }
  return end;
};

/** Whether a segment belongs to a left curve so tight that its offset on the left side vanishes. */
export const isDegenerate = (before: Segment, segment: Segment, after: Segment, radius: number): boolean =>
  cosineBetween(before, segment) > MIN_SMOOTH_COSINE &&
  cosineBetween(segment, after) > MIN_SMOOTH_COSINE &&
  sineBetween(before, segment) < 0 &&
  sineBetween(segment, after) < 0 &&
  miterLength(before, segment, radius) + miterLength(segment, after, radius) > segment.length;

/** Distance, projected onto either segment, from the vertex of a left turn to the intersection of the left offset lines. */
const miterLength = (a: Segment, b: Segment, radius: number): number =>
  (-radius * sineBetween(a, b)) / (1 + cosineBetween(a, b));

/** Adds the intersection of the bisectors at a segment's ends: the point to which its offset collapses. */
const addCollapsePoint = (
  collapsePoints: number[],
  before: Segment,
  segment: Segment,
  after: Segment,
  radius: number,
): void => {
  const start = miterLength(before, segment, radius);
  const scale = segment.length / (start + miterLength(segment, after, radius));
  const [along, aside] = [start * scale, radius * scale];
  collapsePoints.push(
    segment.x + segment.dx * along + segment.dy * aside,
    segment.y + segment.dy * along - segment.dx * aside,
  );
};

/** Adds the intersection of the extended left offset lines of two successive segments. */
export const addMiterPoint = (points: number[], a: Segment, b: Segment, radius: number): void => {
  const length = radius / (1 + cosineBetween(a, b));
  points.push(b.x + (a.dy + b.dy) * length, b.y - (a.dx + b.dx) * length);
};

/** Adds the intersection of the left offset lines if it lies in the second half of a and the first half of b. */
const addIntersection = (contour: number[], a: Segment, b: Segment, radius: number): boolean => {
  const sine = sineBetween(a, b);
  const [x, y] = [a.endX + a.dy * radius, a.endY - a.dx * radius];
  const [gapX, gapY] = [b.x + b.dy * radius - x, b.y - b.dx * radius - y];
  const back = -(gapX * b.dy - gapY * b.dx) / sine;
  const ahead = (gapX * a.dy - gapY * a.dx) / sine;
  const intersects = sine < 0 && back >= 0 && back <= a.length / 2 && ahead >= 0 && ahead <= b.length / 2;
  if (intersects) contour.push(x - a.dx * back, y - a.dy * back);
  return intersects;
};

const backwards = (points: readonly number[]): number[] =>
  points.map((_, at) => points[points.length - at - (at % 2 === 0 ? 2 : 0)]);
