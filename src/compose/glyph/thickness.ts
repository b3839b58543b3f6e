// Thickness of areas and width of gaps, measured by ray casting.
import { forEachEdge, type Polyline } from '../../svg/polyline.ts';

/** Ascending lengths in glyph units of rays perpendicular to the outline, inside areas (`ink`) and between areas. */
export interface Thickness {
  readonly ink: readonly number[];
  readonly gaps: readonly number[];
}

/** Number of points on the outline from which rays are cast. */
const SAMPLES = 64;

/** Measures the areas inside closed outlines (fill rule nonzero), and the gaps between them. */
export const measureThickness = (polylines: readonly Polyline[]): Thickness => {
  const crossings = castAlong(segmentsOf(polylines, () => true));
  const lengths = (isGap: boolean) =>
    crossings.filter(({ winding }) => (winding === 0) === isGap).map(({ distance }) => distance);
  return { ink: lengths(false), gaps: lengths(true) };
};

/** Ascending distances between the center lines of strokes, also between parts of one line. */
export const measureClearance = (polylines: readonly Polyline[]): readonly number[] =>
  castAlong(segmentsOf(polylines, ({ closed }) => closed)).map(({ distance }) => distance);

/** The `p`-quantile (0 to 1) of ascending values. Undefined for an empty list. */
export const quantile = (sorted: readonly number[], p: number): number | undefined =>
  sorted[Math.min(sorted.length - 1, Math.floor(p * sorted.length))];

/** A segment of an outline. The length is not 0. */
type Segment = readonly [x0: number, y0: number, x1: number, y1: number];

const segmentsOf = (
  polylines: readonly Polyline[],
  isClosed: (polyline: Polyline) => boolean,
): readonly Segment[] => {
  const segments: Segment[] = [];
  for (const polyline of polylines)
    forEachEdge({ points: polyline.points, closed: isClosed(polyline) }, (x0, y0, x1, y1) => {
      if (x0 !== x1 || y0 !== y1) segments.push([x0, y0, x1, y1]);
    });
  return segments;
};

const lengthOf = (segment: Segment): number =>
  Math.sqrt((segment[2] - segment[0]) ** 2 + (segment[3] - segment[1]) ** 2);

/** First crossing of a ray with the outline. `winding` is the winding number of the points before it. */
interface Crossing {
  readonly distance: number;
  readonly winding: number;
}

/** Casts rays to both sides from evenly spaced points on the outline. Returns their first crossings, nearest first. */
const castAlong = (segments: readonly Segment[]): readonly Crossing[] => {
  let total = 0;
  for (const segment of segments) total += lengthOf(segment);
  const crossings: Crossing[] = [];
  let walked = 0;
  let next = total / SAMPLES / 2;
  for (const own of segments) {
    const length = lengthOf(own);
    for (; next < walked + length; next += total / SAMPLES)
      castBoth(segments, own, (next - walked) / length, crossings);
    walked += length;
  }
  return crossings.sort((a, b) => a.distance - b.distance);
};

/** Casts two rays from the point at `along` (0 to 1) of the segment `own`. Appends the nearest crossing of each. */
const castBoth = (segments: readonly Segment[], own: Segment, along: number, crossings: Crossing[]): void => {
  const length = lengthOf(own);
  const [ownX, ownY] = [own[0], own[1]];
  const [goX, goY] = [own[2] - ownX, own[3] - ownY];
  const [x, y, dx, dy] = [ownX + goX * along, ownY + goY * along, -goY / length, goX / length];
  let [ahead, behind] = [Infinity, Infinity];
  let [windingAhead, windingBehind] = [0, 0];
  for (const segment of segments) {
    const x0 = segment[0];
    const y0 = segment[1];
    const x1 = segment[2];
    const y1 = segment[3];
    // Signed distances of both ends from the line of the ray. The segment crosses the line if the signs differ.
    const side0 = (x0 - x) * dy - (y0 - y) * dx;
    const side1 = (x1 - x) * dy - (y1 - y) * dx;
    if (side0 > 0 === side1 > 0 || segment === own) continue;
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
