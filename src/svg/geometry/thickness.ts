// How thick an area is and how wide its gaps are, measured across its outline.
import type { Polyline } from './polyline.ts';

/** Lengths met on rays at right angles to the outline, sorted: through the area, and through what it leaves free. */
export interface Thickness {
  readonly ink: readonly number[];
  readonly gaps: readonly number[];
}

type Segment = readonly [x0: number, y0: number, x1: number, y1: number];

const SAMPLES = 64;

/** Measures the area inside outlines by the nonzero rule. */
export const measureThickness = (polylines: readonly Polyline[]): Thickness => {
  const crossings = castAlong(polylines.flatMap(polyline => segmentsOf(polyline, true)));
  const lengths = (isGap: boolean) =>
    crossings.filter(({ winding }) => (winding === 0) === isGap).map(({ distance }) => distance);
  return { ink: lengths(false), gaps: lengths(true) };
};

/** How far lines are from each other and from themselves, middle to middle: lengths of rays across them, sorted. */
export const measureClearance = (polylines: readonly Polyline[]): readonly number[] =>
  castAlong(polylines.flatMap(polyline => segmentsOf(polyline, polyline.closed))).map(
    ({ distance }) => distance,
  );

/** Casts rays to either side from points evenly along the segments; what they meet, nearest first. */
const castAlong = (segments: readonly Segment[]): readonly Crossing[] => {
  const total = segments.reduce((sum, segment) => sum + lengthOf(segment), 0);
  const met: Crossing[] = [];
  let [walked, next] = [0, total / SAMPLES / 2];
  for (const segment of segments) {
    const [x0, y0, x1, y1] = segment;
    const length = lengthOf(segment);
    for (; next < walked + length; next += total / SAMPLES) {
      const along = (next - walked) / length;
      const [x, y] = [x0 + (x1 - x0) * along, y0 + (y1 - y0) * along];
      met.push(...castBoth(segments, segment, x, y, (y0 - y1) / length, (x1 - x0) / length));
    }
    walked += length;
  }
  return met.filter(({ distance }) => distance < Infinity).sort((a, b) => a.distance - b.distance);
};

/** The value that `share` (0 to 1) of the sorted values do not exceed; `undefined` without values. */
export const quantile = (sorted: readonly number[], share: number): number | undefined =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];

const segmentsOf = ({ points }: Polyline, closed: boolean): Segment[] =>
  Array.from({ length: points.length / 2 - (closed ? 0 : 1) }, (_, index) => {
    const next = (2 * index + 2) % points.length;
    return [points[2 * index], points[2 * index + 1], points[next], points[next + 1]] as unknown as Segment;
  }).filter(segment => lengthOf(segment) > 0);

const lengthOf = ([x0, y0, x1, y1]: Segment): number => Math.hypot(x1 - x0, y1 - y0);

interface Crossing {
  distance: number;
  winding: number;
}

/** Follows rays both ways from a point of the outline: the nearest crossing, and the winding number before it. */
const castBoth = (
  segments: readonly Segment[],
  own: Segment,
  x: number,
  y: number,
  dx: number,
  dy: number,
): readonly Crossing[] => {
  const ahead: Crossing = { distance: Infinity, winding: 0 };
  const behind: Crossing = { distance: Infinity, winding: 0 };
  for (const segment of segments) {
    const [x0, y0, x1, y1] = segment;
    // Offsets from the ray: the segment crosses it where they change sign.
    const side0 = (x0 - x) * dy - (y0 - y) * dx;
    const side1 = (x1 - x) * dy - (y1 - y) * dx;
    if (side0 > 0 === side1 > 0 || segment === own) continue;
    const at = side0 / (side0 - side1);
    const far = (x0 + (x1 - x0) * at - x) * dx + (y0 + (y1 - y0) * at - y) * dy;
    const crossing = far > 0 ? ahead : behind;
    crossing.winding += side0 > 0 ? 1 : -1;
    crossing.distance = Math.min(crossing.distance, Math.abs(far));
  }
  return [ahead, behind];
};
