// Horizontal bands of a pixel row in which no edge starts, ends or crosses another.
import type { ActiveEdges } from './active-edges.ts';
import type { CoverageRow } from './coverage-row.ts';
import type { WindingCounter } from './winding-counter.ts';

/** Minimum band height in rows; crossings closer than this to the top or bottom of a band do not split it. */
const MIN_HEIGHT = 1 / 256;

/** Sorts the active edges from left to right at `top`; returns the height, at most `limit`, where their order ends. */
export const cutBand = (active: ActiveEdges, top: number, limit: number): number => {
  let bottom = limit;
  while (!isOrdered(active, bottom - top)) {
    sort(active);
    const crossing = findCrossing(active, top, bottom);
    if (crossing === bottom) break;
    bottom = crossing;
  }
  return bottom;
};

/** Adds the coverage of a band to `row`; `height` is the band's fraction of the row. */
export const addBand = (
  row: CoverageRow,
  active: ActiveEdges,
  winding: WindingCounter,
  height: number,
): void => {
  const { edges, upper, lower, count } = active;
  for (let at = 0; at < count; at++) {
    const sign = winding.cross(edges[at]);
    if (sign !== 0) row.add(upper[at], lower[at], sign * height);
  }
};

/** Sets `lower` to the x coordinates at the bottom of the band; returns true if the edges keep their order. */
const isOrdered = ({ upper, lower, slope, count }: ActiveEdges, height: number): boolean => {
  let keepsOrder = true;
  let previousUpper = 0;
  let previousLower = 0;
  for (let at = 0; at < count; at++) {
    const start = upper[at];
    const end = start + height * slope[at];
    lower[at] = end;
    keepsOrder &&= start >= previousUpper && end >= previousLower;
    previousUpper = start;
    previousLower = end;
  }
  return keepsOrder;
};

/** Sorts the edges by their x coordinate at the middle of the band. */
const sort = ({ edges, upper, lower, slope, bottom, count }: ActiveEdges): void => {
  const middle = (at: number): number => upper[at] + lower[at];
  for (let from = 1; from < count; from++)
    for (let at = from; at > 0 && middle(at - 1) > middle(at); at--)
      for (const list of [edges, upper, lower, slope, bottom]) {
        const moved = list[at];
        list[at] = list[at - 1];
        list[at - 1] = moved;
      }
};

/** Height of a crossing of two adjacent edges inside the band; `bottom` if there is none. */
const findCrossing = ({ upper, lower, count }: ActiveEdges, top: number, bottom: number): number => {
  for (let at = 1; at < count; at++) {
    const gapAbove = upper[at] - upper[at - 1];
    const gapBelow = lower[at] - lower[at - 1];
    if (gapAbove >= 0 && gapBelow >= 0) continue;
    const crossing = top + ((bottom - top) * gapAbove) / (gapAbove - gapBelow);
    if (crossing - top > MIN_HEIGHT && bottom - crossing > MIN_HEIGHT) return crossing;
  }
  return bottom;
};
