// How thick an area is and how wide its gaps are, measured across its outline.
import type { Polyline } from './polyline.ts';

/** Lengths met on rays at right angles to the outline, sorted: through the area, and through what it leaves free. */
export interface Thickness {
  readonly ink: readonly number[];
  readonly gaps: readonly number[];
}

type Segment = readonly [x0: number, y0: number, x1: number, y1: number];

/** Casts rays to either side from `samples` points, evenly along the outline; the fill rule is nonzero. */
export const measureThickness = (polylines: readonly Polyline[], samples = 64): Thickness => {
  const segments = polylines.flatMap(segmentsOf);
  const total = segments.reduce((sum, segment) => sum + lengthOf(segment), 0);
  const ink: number[] = [];
  const gaps: number[] = [];
  let [walked, next] = [0, total / samples / 2];
  for (const segment of segments) {
    const [x0, y0, x1, y1] = segment;
    const length = lengthOf(segment);
    for (; next < walked + length; next += total / samples) {
      const along = (next - walked) / length;
      const [x, y] = [x0 + (x1 - x0) * along, y0 + (y1 - y0) * along];
      for (const side of castBoth(segments, segment, x, y, (y0 - y1) / length, (x1 - x0) / length))
        if (side.distance < Infinity) (side.winding === 0 ? gaps : ink).push(side.distance);
    }
    walked += length;
  }
  return { ink: ink.sort((a, b) => a - b), gaps: gaps.sort((a, b) => a - b) };
};

/** The value that `share` (0 to 1) of the sorted values do not exceed; `undefined` without values. */
export const quantile = (sorted: readonly number[], share: number): number | undefined =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];

const segmentsOf = ({ points }: Polyline): Segment[] =>
  Array.from({ length: points.length / 2 }, (_, index) => {
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
