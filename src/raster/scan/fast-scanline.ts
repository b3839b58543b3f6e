// Rows in which no edges meet: each is followed on its own, bends and all.
import type { ActiveEdges } from './active-edges.ts';
import type { CoverageRow } from './coverage-row.ts';
import type { Union } from './winding-counter.ts';

/** Follows all edges down to `limit`, each with those that follow it; tells whether none ends or comes near another. */
export const areApart = (active: ActiveEdges, height: number, limit: number): boolean => {
  const { source, edges, upper, lower, count } = active;
  const { next, x, top, bottom, slope } = source;
  let rightBefore = 0;
  for (let at = 0; at < count; at++) {
    let edge = edges[at];
    let place = upper[at];
    let from = height;
    let left = place;
    let right = place;
    while (bottom[edge] < limit) {
      edge = next[edge];
      if (edge < 0) return false;
      from = top[edge];
      place = x[edge];
      left = Math.min(left, place);
      right = Math.max(right, place);
    }
    place += (limit - from) * slope[edge];
    if (Math.min(left, place) < rightBefore) return false;
    rightBefore = Math.max(right, place);
    lower[at] = place;
  }
  return true;
};

/** Adds to `row` what the union covers, if the edges are apart. */
export const addApart = (
  row: CoverageRow,
  active: ActiveEdges,
  union: Union,
  height: number,
  limit: number,
): void => {
  const { source, edges, upper, lower, slope, bottom, count } = active;
  for (let at = 0; at < count; at++) {
    let edge = edges[at];
    let place = upper[at];
    let from = height;
    const sign = union.pass(edge);
    while (bottom[at] < limit) {
      const end = bottom[at];
      edge = source.next[edge];
      const bend = source.x[edge];
      if (sign !== 0) row.add(place, bend, sign * (end - from));
      place = bend;
      from = end;
      edges[at] = edge;
      slope[at] = source.slope[edge];
      bottom[at] = source.bottom[edge];
    }
    if (sign !== 0) row.add(place, lower[at], sign * (limit - from));
  }
};
