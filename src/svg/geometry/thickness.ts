// How thick an area is and how wide its gaps are, measured across its outline.
import type { Polyline } from './polyline.ts';

/** Lengths met on rays at right angles to the outline, sorted: through the area, and through what it leaves free. */
export interface Thickness {
  readonly ink: readonly number[];
  readonly gaps: readonly number[];
}

type Segment = readonly [x0: number, y0: number, x1: number, y1: number];

/** Casts `samples` rays to either side, evenly along the outline; the fill rule is nonzero. */
export const measureThickness = (polylines: readonly Polyline[], samples = 96): Thickness => {
  const segments = polylines.flatMap(segmentsOf);
  const total = segments.reduce((sum, segment) => sum + lengthOf(segment), 0);
  const ink: number[] = [];
  const gaps: number[] = [];
  let [walked, next] = [0, total / samples / 2];
  for (const segment of segments) {
    const length = lengthOf(segment);
    for (; next < walked + length; next += total / samples) {
      const [x0, y0, x1, y1] = segment;
      const along = (next - walked) / length;
      const [x, y, nx, ny] = [
        x0 + (x1 - x0) * along,
        y0 + (y1 - y0) * along,
        (y0 - y1) / length,
        (x1 - x0) / length,
      ];
      for (const side of [1, -1]) {
        const crossing = cast(segments, segment, x, y, nx * side, ny * side);
        if (crossing.distance === Infinity) continue;
        (crossing.winding === 0 ? gaps : ink).push(crossing.distance);
      }
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

/** Follows a ray from the outline: the nearest crossing, and the winding number of what lies before it. */
const cast = (
  segments: readonly Segment[],
  own: Segment,
  x: number,
  y: number,
  dx: number,
  dy: number,
): { distance: number; winding: number } => {
  let distance = Infinity;
  let winding = 0;
  for (const segment of segments) {
    if (segment === own) continue;
    const [x0, y0, x1, y1] = segment;
    // Offsets from the ray: the segment crosses it where they change sign.
    const [side0, side1] = [(x0 - x) * dy - (y0 - y) * dx, (x1 - x) * dy - (y1 - y) * dx];
    if (side0 > 0 === side1 > 0) continue;
    const at = side0 / (side0 - side1);
    const far = (x0 + (x1 - x0) * at - x) * dx + (y0 + (y1 - y0) * at - y) * dy;
    if (far <= 1e-9) continue;
    winding += side0 > 0 ? 1 : -1;
    distance = Math.min(distance, far);
  }
  return { distance, winding };
};
