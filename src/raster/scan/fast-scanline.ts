// Fast path: scanlines without crossing edges.
import type { ActiveEdges } from './active-edges.ts';
import type { CoverageRow } from './coverage-row.ts';
import type { WindingCounter } from './winding-counter.ts';

/**
 * Returns true if `addFastScanline` can process the row from `height` to `limit`: every active contour continues down
 * to `limit`, and the x ranges of the contours do not overlap. Sets `active.lower` to the x coordinates at `limit`.
 */
export const canScanFast = (active: ActiveEdges, height: number, limit: number): boolean => {
  const { source, edges, upper, lower, count } = active;
  const { next, x, top, bottom, slope } = source;
  let previousRight = 0;
  for (let at = 0; at < count; at++) {
    let edge = edges[at];
    let position = upper[at];
    let from = height;
    let left = position;
    let right = position;
    while (bottom[edge] < limit) {
      edge = next[edge];
      if (edge < 0) return false;
      from = top[edge];
      position = x[edge];
      left = Math.min(left, position);
      right = Math.max(right, position);
    }
    position += (limit - from) * slope[edge];
    if (Math.min(left, position) < previousRight) return false;
    previousRight = Math.max(right, position);
    lower[at] = position;
  }
  return true;
};

/** Adds the coverage of a whole row for which `canScanFast` returned true. */
export const addFastScanline = (
  row: CoverageRow,
  active: ActiveEdges,
  winding: WindingCounter,
  height: number,
  limit: number,
): void => {
  const { source, edges, upper, lower, slope, bottom, count } = active;
  for (let at = 0; at < count; at++) {
    let edge = edges[at];
    let position = upper[at];
    let from = height;
    const sign = winding.cross(edge);
    while (bottom[at] < limit) {
      const end = bottom[at];
      edge = source.next[edge];
      const turnX = source.x[edge];
      if (sign !== 0) row.add(position, turnX, sign * (end - from));
      position = turnX;
      from = end;
      edges[at] = edge;
      slope[at] = source.slope[edge];
      bottom[at] = source.bottom[edge];
    }
    if (sign !== 0) row.add(position, lower[at], sign * (limit - from));
  }
};
