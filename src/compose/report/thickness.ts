// Measurement of area thickness and gap width by ray casting.
import type { Polyline } from '../../svg/polyline.ts';

/** Lengths of rays perpendicular to the outline, ascending: inside areas (`ink`) and between areas (`gaps`). */
export interface Thickness {
  readonly ink: readonly number[];
  readonly gaps: readonly number[];
}

/** Number of points on the outline from which rays are cast. */
const SAMPLES = 64;

/** Measures the area of closed outlines (fill rule nonzero). */
export const measureThickness = (polylines: readonly Polyline[]): Thickness => {
  const crossings = castAlong(segmentsOf(polylines, () => true));
  const lengths = (isGap: boolean) =>
    crossings.filter(({ winding }) => (winding === 0) === isGap).map(({ distance }) => distance);
  return { ink: lengths(false), gaps: lengths(true) };
};

/** Distances between the center lines of strokes, including those between parts of one line; ascending. */
export const measureClearance = (polylines: readonly Polyline[]): readonly number[] =>
  castAlong(segmentsOf(polylines, ({ closed }) => closed)).map(({ distance }) => distance);

/** The `p`-quantile (0 to 1) of ascending values; `undefined` if there are none. */
export const quantile = (sorted: readonly number[], p: number): number | undefined =>
  sorted[Math.min(sorted.length - 1, Math.floor(p * sorted.length))];

/** x0, y0, x1, y1 of each segment. No segment has length 0. */
type Segments = readonly number[];

const segmentsOf = (polylines: readonly Polyline[], isClosed: (polyline: Polyline) => boolean): Segments => {
  const segments: number[] = [];
  for (const polyline of polylines) {
    const { points } = polyline;
    const end = points.length - (isClosed(polyline) ? 0 : 2);
    for (let at = 0; at < end; at += 2) {
      const next = at + 2 < points.length ? at + 2 : 0;
      const [x0, y0] = [points[at] as number, points[at + 1] as number];
      const [x1, y1] = [points[next] as number, points[next + 1] as number];
      if (x0 !== x1 || y0 !== y1) segments.push(x0, y0, x1, y1);
    }
  }
  return segments;
};

const lengthOf = (segments: Segments, at: number): number =>
  Math.sqrt(
    ((segments[at + 2] as number) - (segments[at] as number)) ** 2 +
      ((segments[at + 3] as number) - (segments[at + 1] as number)) ** 2,
  );

/** First crossing of a ray with the outline, and the winding number along the ray before it. */
interface Crossing {
  readonly distance: number;
  readonly winding: number;
}

/** Casts rays to both sides from evenly spaced points. Returns the first crossing of each ray, nearest first. */
const castAlong = (segments: Segments): readonly Crossing[] => {
  let total = 0;
  for (let at = 0; at < segments.length; at += 4) total += lengthOf(segments, at);
  const crossings: Crossing[] = [];
  let walked = 0;
  let next = total / SAMPLES / 2;
  for (let at = 0; at < segments.length; at += 4) {
    const length = lengthOf(segments, at);
    for (; next < walked + length; next += total / SAMPLES)
      castBoth(segments, at, (next - walked) / length, length, crossings);
    walked += length;
  }
  return crossings.sort((a, b) => a.distance - b.distance);
};

/** Casts two rays from the point at `along` (0 to 1) of a segment. Appends their nearest crossings to `crossings`. */
const castBoth = (
  segments: Segments,
  own: number,
  along: number,
  length: number,
  crossings: Crossing[],
): void => {
  const [ownX, ownY] = [segments[own] as number, segments[own + 1] as number];
  const [goX, goY] = [(segments[own + 2] as number) - ownX, (segments[own + 3] as number) - ownY];
  const [x, y, dx, dy] = [ownX + goX * along, ownY + goY * along, -goY / length, goX / length];
  let [ahead, behind] = [Infinity, Infinity];
  let [windingAhead, windingBehind] = [0, 0];
  for (let at = 0; at < segments.length; at += 4) {
    const x0 = segments[at] as number;
    const y0 = segments[at + 1] as number;
    const x1 = segments[at + 2] as number;
    const y1 = segments[at + 3] as number;
    // Signed distances of the segment's ends from the line of the ray: it crosses the line if the signs differ.
    const side0 = (x0 - x) * dy - (y0 - y) * dx;
    const side1 = (x1 - x) * dy - (y1 - y) * dx;
    if (side0 > 0 === side1 > 0 || at === own) continue;
    const t = side0 / (side0 - side1);
    const distance = (x0 + (x1 - x0) * t - x) * dx + (y0 + (y1 - y0) * t - y) * dy;
    const turn = side0 > 0 ? 1 : -1;
    if (distance > 0) {
      windingAhead += turn;
      if (distance < ahead) ahead = distance;
    } else {
      windingBehind += turn;
      if (-distance < behind) behind = -distance;
    }
  }
  if (ahead < Infinity) crossings.push({ distance: ahead, winding: windingAhead });
  if (behind < Infinity) crossings.push({ distance: behind, winding: windingBehind });
};
