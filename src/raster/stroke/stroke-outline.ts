// Stroke outlines: closed contours of the stroke shape (SVG 2, section 13.5).
import type { Stroke } from '../../model/scene.ts';
import type { Polyline } from '../../svg/geometry/polyline.ts';
import { addInnerJoin, isDegenerate } from './inner-join.ts';
import { reversedSegments, type Segment, segmentsOf, sineBetween } from './segment.ts';
import { addCap, addOuterJoin, type StrokeStyle } from './stroke-style.ts';

type Contour = number[];

/**
 * Converts a stroke to closed contours (alternating x and y) for the nonzero rule; arcs are flattened to `tolerance`.
 *
 * The contour of an open subpath runs along its left side, around the end cap, back along the right side, and around
 * the start cap. A closed subpath gives one contour per side. All contours wind in the same direction, so overlaps
 * increase the winding number and never cancel out.
 */
export const strokeContours = (
  polylines: readonly Polyline[],
  stroke: Omit<Stroke, 'paint'>,
  tolerance: number,
): Contour[] => {
  const style: StrokeStyle = { radius: stroke.width / 2, ...stroke, tolerance };
  const contours: Contour[] = [];
  for (const polyline of polylines) addPolyline(contours, polyline, style);
  return contours;
};

const addPolyline = (contours: Contour[], polyline: Polyline, style: StrokeStyle): void => {
  const segments = segmentsOf(polyline, style.tolerance / 10);
  if (segments.length === 0) addDot(contours, polyline, style);
  else if (polyline.closed) {
    addClosedSide(contours, segments, style);
    addClosedSide(contours, reversedSegments(segments), style);
  } else {
    const contour: Contour = [];
    for (const side of [segments, reversedSegments(segments)]) {
      addSide(contour, side, style, contours);
      const { endX, endY, dx, dy } = side[side.length - 1];
      addCap(contour, endX, endY, dx, dy, style);
    }
    contours.push(contour);
  }
};

/** A zero-length subpath paints its caps only, oriented along the x axis (SVG 2, section 13.5.4). */
const addDot = (contours: Contour[], { points }: Polyline, style: StrokeStyle): void => {
  if (style.cap === 'butt') return;
  const [x, y] = points;
  const contour: Contour = [];
  addCap(contour, x, y, 1, 0, style);
  addCap(contour, x, y, -1, 0, style);
  contours.push(contour);
};

/** Adds the left side of a closed subpath, unless the stroke is so wide that it covers that side completely. */
const addClosedSide = (contours: Contour[], segments: readonly Segment[], style: StrokeStyle): void => {
  const first = segments.findIndex((segment, at) => {
    const [before, after] = [
      segments[(at + segments.length - 1) % segments.length],
      segments[(at + 1) % segments.length],
    ];
    return !isDegenerate(before, segment, after, style.radius);
  });
  if (first < 0) return;
  const contour: Contour = [];
  addSide(contour, [...segments.slice(first), ...segments.slice(0, first + 1)], style, contours);
  contours.push(contour);
};

/** Adds the left side from the first segment to the last; `overlaps` receives the extra contours of `addInnerJoin`. */
const addSide = (
  contour: Contour,
  segments: readonly Segment[],
  style: StrokeStyle,
  overlaps: Contour[],
): void => {
  for (let at = 1; at < segments.length; at++) {
    const before = segments[at - 1];
    const segment = segments[at];
    if (sineBetween(before, segment) >= 0) addOuterJoin(contour, before, segment, style);
    else at = addInnerJoin(contour, segments, at, style.radius, overlaps);
  }
};
