// Strips of a pixel row: between a strip's two heights no edge begins or ends, and no two edges cross.
import type { ActiveEdges } from './active-edges.ts';
import type { CoverageRow } from './coverage-row.ts';
import type { Union } from './winding-counter.ts';

/** No strip is cut thinner than this, in rows: edges that cross nearer to its border count as touching. */
const THINNEST = 1 / 256;

/** Puts the edges in order and follows them down from `top` as far as they keep it; returns that height, at most `limit`. */
export const cutStrip = (active: ActiveEdges, top: number, limit: number): number => {
  let bottom = limit;
  while (!isOrdered(active, bottom - top)) {
    sort(active);
    const crossing = crossingOf(active, top, bottom);
    if (crossing === bottom) break;
    bottom = crossing;
  }
  return bottom;
};

/** Adds to `row` what the union covers in a strip that is `height` of a row high. */
export const addStrip = (row: CoverageRow, active: ActiveEdges, union: Union, height: number): void => {
  const { edges, upper, lower, count } = active;
  for (let at = 0; at < count; at++) {
    const sign = union.pass(edges[at]);
    if (sign !== 0) row.add(upper[at], lower[at], sign * height);
  }
};

/** Follows the edges down to the strip's end, and says whether they keep their order. */
const isOrdered = ({ upper, lower, slope, count }: ActiveEdges, height: number): boolean => {
  let keepsOrder = true;
  let upperBefore = 0;
  let lowerBefore = 0;
  for (let at = 0; at < count; at++) {
    const place = upper[at];
    const end = place + height * slope[at];
    lower[at] = end;
    keepsOrder &&= place >= upperBefore && end >= lowerBefore;
    upperBefore = place;
    lowerBefore = end;
  }
  return keepsOrder;
};

/** Sorts the edges by the middle of their way through the strip. */
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

/** The first height found at which two neighbours cross well inside the strip; `bottom` if there is none. */
const crossingOf = ({ upper, lower, count }: ActiveEdges, top: number, bottom: number): number => {
  for (let at = 1; at < count; at++) {
    const gapAbove = upper[at] - upper[at - 1];
    const gapBelow = lower[at] - lower[at - 1];
    if (gapAbove >= 0 && gapBelow >= 0) continue;
    const crossing = top + ((bottom - top) * gapAbove) / (gapAbove - gapBelow);
    if (crossing - top > THINNEST && bottom - crossing > THINNEST) return crossing;
  }
  return bottom;
};
