// How thick an area is and how wide its gaps are, measured across its outline.
import type { Polyline } from './polyline.ts';

/** Lengths met on rays at right angles to the outline, sorted: through the area, and through what it leaves free. */
export interface Thickness {
  readonly ink: readonly number[];
  readonly gaps: readonly number[];
}

const SAMPLES = 64;

/** Measures the area inside outlines by the nonzero rule. */
export const measureThickness = (polylines: readonly Polyline[]): Thickness => {
  const crossings = castAlong(segmentsOf(polylines, () => true));
  const lengths = (isGap: boolean) =>
    crossings.filter(({ winding }) => (winding === 0) === isGap).map(({ distance }) => distance);
  return { ink: lengths(false), gaps: lengths(true) };
};

/** How far lines are from each other and from themselves, middle to middle: lengths of rays across them, sorted. */
export const measureClearance = (polylines: readonly Polyline[]): readonly number[] =>
  castAlong(segmentsOf(polylines, ({ closed }) => closed)).map(({ distance }) => distance);

/** The value that `share` (0 to 1) of the sorted values do not exceed; `undefined` without values. */
export const quantile = (sorted: readonly number[], share: number): number | undefined =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];

/** Four numbers a segment, x and y of both ends; none is without length. */
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

/** A crossing that a ray meets, and the winding number before it. */
interface Crossing {
  readonly distance: number;
  readonly winding: number;
}

/** Casts rays to either side from points evenly along the segments; what they meet, nearest first. */
const castAlong = (segments: Segments): readonly Crossing[] => {
  let total = 0;
  for (let at = 0; at < segments.length; at += 4) total += lengthOf(segments, at);
  const met: Crossing[] = [];
  let walked = 0;
  let next = total / SAMPLES / 2;
  for (let at = 0; at < segments.length; at += 4) {
    const length = lengthOf(segments, at);
    for (; next < walked + length; next += total / SAMPLES)
      castBoth(segments, at, (next - walked) / length, length, met);
    walked += length;
  }
  return met.sort((a, b) => a.distance - b.distance);
};

/** Follows rays both ways from a point `along` a segment (0 to 1); the nearest crossing of each goes to `met`. */
const castBoth = (segments: Segments, own: number, along: number, length: number, met: Crossing[]): void => {
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
    // Offsets from the ray: the segment crosses it where they change sign.
    const side0 = (x0 - x) * dy - (y0 - y) * dx;
    const side1 = (x1 - x) * dy - (y1 - y) * dx;
    if (side0 > 0 === side1 > 0 || at === own) continue;
    const share = side0 / (side0 - side1);
    const far = (x0 + (x1 - x0) * share - x) * dx + (y0 + (y1 - y0) * share - y) * dy;
    const turn = side0 > 0 ? 1 : -1;
    if (far > 0) {
      windingAhead += turn;
      if (far < ahead) ahead = far;
    } else {
      windingBehind += turn;
      if (-far < behind) behind = -far;
    }
  }
  if (ahead < Infinity) met.push({ distance: ahead, winding: windingAhead });
  if (behind < Infinity) met.push({ distance: behind, winding: windingBehind });
};
