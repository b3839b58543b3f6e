// Stroke outlines: closed contours of the stroke shape (SVG 2, section 13.5).
import { Pointer } from '../memory';
import { addContour, Transform } from '../scan/edges';
import { addInnerJoin, isDegenerate, overlap } from './inner-join';
import { createPoints, Points, Segments, segmentsOf, sineBetween } from './segment';
import { addCap, addOuterJoin, BUTT_CAP, StrokeStyle } from './stroke-style';

let style = changetype<StrokeStyle>(usize(0));
let toPixels = changetype<Transform>(usize(0));
let area = 0;

/**
 * Adds the edges of a stroke along a polyline of `count` coordinates, for the fill rule nonzero.
 *
 * The contour of an open subpath runs along the left side, around the end cap, back along the right side, and around
 * the start cap. A closed subpath has one contour per side. All contours wind in the same direction, so overlaps
 * increase the winding number and never cancel out.
 */
export function addStroke(
  points: Pointer<f64>,
  count: i32,
  isClosed: bool,
  strokeStyle: StrokeStyle,
  transform: Transform,
  strokeArea: i32,
): void {
  style = strokeStyle;
  toPixels = transform;
  area = strokeArea;
  const segments = segmentsOf(points, count, isClosed, style.tolerance / 10);
  if (segments.count === 0) addDot(points[0], points[1]);
  else if (isClosed) {
    addClosedSide(segments);
    addClosedSide(segments.reversed());
  } else {
    const contour = createPoints();
    addOpenSide(contour, segments);
    addOpenSide(contour, segments.reversed());
    addEdges(contour);
  }
}

function addEdges(contour: Points): void {
  addContour(contour.values, contour.count, toPixels, area);
}

/** A zero-length subpath paints only caps, oriented along the x axis (SVG 2, section 13.5.4). */
function addDot(x: f64, y: f64): void {
  if (style.cap === BUTT_CAP) return;
  const contour = createPoints();
  addCap(contour, x, y, 1, 0, style);
  addCap(contour, x, y, -1, 0, style);
  addEdges(contour);
}

function addOpenSide(contour: Points, segments: Segments): void {
  addSide(contour, segments);
  const last = segments.at(segments.count - 1);
  addCap(contour, last.endX, last.endY, last.dx, last.dy, style);
}

/** Adds the left side of a closed subpath, unless the stroke is so wide that it covers that side completely. */
function addClosedSide(segments: Segments): void {
  const count = segments.count;
  let first = 0;
  while (
    isDegenerate(
      segments.at((first + count - 1) % count),
      segments.at(first),
      segments.at((first + 1) % count),
      style.radius,
    )
  )
    if (++first === count) return;
  const contour = createPoints();
  addSide(contour, segments.loopFrom(first));
  addEdges(contour);
}

function addSide(contour: Points, segments: Segments): void {
  for (let at = 1; at < segments.count; at++) {
    const before = segments.at(at - 1);
    const segment = segments.at(at);
    if (sineBetween(before, segment) >= 0) addOuterJoin(contour, before, segment, style);
    else {
      at = addInnerJoin(contour, segments, at, style.radius);
      if (changetype<usize>(overlap) !== 0) addEdges(overlap);
    }
  }
}
