// Inner joins of stroke outlines, also at bends that are tighter than the stroke.
import { cosineBetween, createPoints, Points, Segment, Segments, sineBetween } from './segment';

/** Cosine of 45 degrees, the largest turn between segments of a flattened curve. A sharper turn is a corner. */
const MIN_SMOOTH_COSINE: f64 = Math.SQRT1_2;

/** Contour of the overlap area of the latest `addInnerJoin`. Null if there is none. */
export let overlap = changetype<Points>(usize(0));

/**
 * Adds the left side of a left turn at the start of `segments[at]`; returns the index of the segment after the turn.
 * Skips segments whose offset line vanishes because the bend is too tight.
 *
 *     ─────────╮        Usual case: the offset lines before and after the bend intersect, and the contour continues
 *     ────╮    │        at the intersection.
 *         │    │
 *
 * Otherwise the contour runs to the center line, through the points to which the skipped segments collapse, and back.
 * The stroke is then wider than the bend and also covers an area beyond those points: `overlap`.
 */
export function addInnerJoin(contour: Points, segments: Segments, at: i32, radius: f64): i32 {
  const before = segments.at(at - 1);
  let end = at;
  while (
    end < segments.count - 1 &&
    isDegenerate(segments.at(end - 1), segments.at(end), segments.at(end + 1), radius)
  )
    end++;
  const after = segments.at(end);
  overlap = changetype<Points>(usize(0));
  if (addIntersection(contour, before, after, radius)) return end;
  contour.add(before.endX + before.dy * radius, before.endY - before.dx * radius);
  contour.add(before.endX, before.endY);
  for (let on = at; on < end; on++)
    addCollapsePoint(contour, segments.at(on - 1), segments.at(on), segments.at(on + 1), radius);
  contour.add(after.x, after.y);
  contour.add(after.x + after.dy * radius, after.y - after.dx * radius);
  if (end > at) {
    overlap = createPoints();
    for (let on = at; on < end; on++)
      addCollapsePoint(overlap, segments.at(on - 1), segments.at(on), segments.at(on + 1), radius);
    for (let on = end; on >= at; on--) addMiterPoint(overlap, segments.at(on - 1), segments.at(on), radius);
  }
  return end;
}

/** Whether a segment belongs to a left curve that is so tight that its left offset vanishes. */
export function isDegenerate(before: Segment, segment: Segment, after: Segment, radius: f64): bool {
  return (
    cosineBetween(before, segment) > MIN_SMOOTH_COSINE &&
    cosineBetween(segment, after) > MIN_SMOOTH_COSINE &&
    sineBetween(before, segment) < 0 &&
    sineBetween(segment, after) < 0 &&
    miterLength(before, segment, radius) + miterLength(segment, after, radius) > segment.length
  );
}

/** Distance along a segment from the vertex of a left turn to the intersection of the left offset lines. */
function miterLength(a: Segment, b: Segment, radius: f64): f64 {
  return (-radius * sineBetween(a, b)) / (1 + cosineBetween(a, b));
}

/** Adds the point to which the offset of a segment collapses: the intersection of the bisectors at both ends. */
function addCollapsePoint(
  points: Points,
  before: Segment,
  segment: Segment,
  after: Segment,
  radius: f64,
): void {
  const start = miterLength(before, segment, radius);
  const scale = segment.length / (start + miterLength(segment, after, radius));
  const along = start * scale;
  const aside = radius * scale;
  points.add(
    segment.x + segment.dx * along + segment.dy * aside,
    segment.y + segment.dy * along - segment.dx * aside,
  );
}

/** Adds the intersection of the extended left offset lines of two successive segments. */
export function addMiterPoint(points: Points, a: Segment, b: Segment, radius: f64): void {
  const length = radius / (1 + cosineBetween(a, b));
  points.add(b.x + (a.dy + b.dy) * length, b.y - (a.dx + b.dx) * length);
}

/** Adds the intersection of the left offset lines if it is in the second half of a and the first half of b. */
function addIntersection(contour: Points, a: Segment, b: Segment, radius: f64): bool {
  const sine = sineBetween(a, b);
  const x = a.endX + a.dy * radius;
  const y = a.endY - a.dx * radius;
  const gapX = b.x + b.dy * radius - x;
  const gapY = b.y - b.dx * radius - y;
  const back = -(gapX * b.dy - gapY * b.dx) / sine;
  const ahead = (gapX * a.dy - gapY * a.dx) / sine;
  const intersects = sine < 0 && back >= 0 && back <= a.length / 2 && ahead >= 0 && ahead <= b.length / 2;
  if (intersects) contour.add(x - a.dx * back, y - a.dy * back);
  return intersects;
}
