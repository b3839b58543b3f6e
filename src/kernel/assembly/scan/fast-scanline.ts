// Fast path: scanlines without crossing edges.
import { active, activeCount, bottoms, lower, slopes, upper } from './active-edges';
import { addCoverage } from './coverage-row';
import { edgeAt } from './edges';
import { crossEdge } from './winding-counter';

/**
 * Returns true if `addFastScanline` can process the row from `height` to `limit`: every active contour continues down
 * to `limit`, and the x ranges of the contours do not overlap. Sets `lower` to the x coordinates at `limit`.
 */
export function canScanFast(height: f64, limit: f64): bool {
  let previousRight: f64 = 0;
  for (let at = 0; at < activeCount; at++) {
    let edge = edgeAt(active[at]);
    let position = upper[at];
    let from = height;
    let left = position;
    let right = position;
    while (edge.bottom < limit) {
      if (edge.next < 0) return false;
      edge = edgeAt(edge.next);
      from = edge.top;
      position = edge.x;
      left = min<f64>(left, position);
      right = max<f64>(right, position);
    }
    position += (limit - from) * edge.slope;
    if (min<f64>(left, position) < previousRight) return false;
    previousRight = max<f64>(right, position);
    lower[at] = position;
  }
  return true;
}

/** Adds the coverage of a whole row for which `canScanFast` returned true. */
export function addFastScanline(height: f64, limit: f64): void {
  for (let at = 0; at < activeCount; at++) {
    let index = active[at];
    let position = upper[at];
    let from = height;
    const sign = crossEdge(edgeAt(index));
    while (bottoms[at] < limit) {
      const end = bottoms[at];
      index = edgeAt(index).next;
      const edge = edgeAt(index);
      if (sign !== 0) addCoverage(position, edge.x, sign * (end - from));
      position = edge.x;
      from = end;
      active[at] = index;
      slopes[at] = edge.slope;
      bottoms[at] = edge.bottom;
    }
    if (sign !== 0) addCoverage(position, lower[at], sign * (limit - from));
  }
}
