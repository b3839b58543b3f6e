// Horizontal bands of a pixel row in which no edge starts, ends or crosses another.
import { active, activeCount, lower, slopes, sortActiveEdges, upper } from './active-edges';
import { addCoverage } from './coverage-row';
import { edgeAt } from './edges';
import { crossEdge } from './winding-counter';

/** Minimum band height in rows; crossings closer than this to the top or bottom of a band do not split it. */
const MIN_HEIGHT: f64 = 1.0 / 256;

/** Sorts the active edges from left to right at `top`; returns the height, at most `limit`, where their order ends. */
export function cutBand(top: f64, limit: f64): f64 {
  let bottom = limit;
  while (!isOrdered(bottom - top)) {
    sortActiveEdges();
    const crossing = findCrossing(top, bottom);
    if (crossing === bottom) break;
    bottom = crossing;
  }
  return bottom;
}

/** Adds the coverage of a band; `height` is the band's fraction of the row. */
export function addBand(height: f64): void {
  for (let at = 0; at < activeCount; at++) {
    const sign = crossEdge(edgeAt(active[at]));
    if (sign !== 0) addCoverage(upper[at], lower[at], sign * height);
  }
}

/** Sets `lower` to the x coordinates at the bottom of the band; returns true if the edges keep their order. */
function isOrdered(height: f64): bool {
  let keepsOrder = true;
  let previousUpper: f64 = 0;
  let previousLower: f64 = 0;
  for (let at = 0; at < activeCount; at++) {
    const start = upper[at];
    const end = start + height * slopes[at];
    lower[at] = end;
    if (start < previousUpper || end < previousLower) keepsOrder = false;
    previousUpper = start;
    previousLower = end;
  }
  return keepsOrder;
}

/** Height of a crossing of two adjacent edges inside the band; `bottom` if there is none. */
function findCrossing(top: f64, bottom: f64): f64 {
  for (let at = 1; at < activeCount; at++) {
    const gapAbove = upper[at] - upper[at - 1];
    const gapBelow = lower[at] - lower[at - 1];
    if (gapAbove >= 0 && gapBelow >= 0) continue;
    const crossing = top + ((bottom - top) * gapAbove) / (gapAbove - gapBelow);
    if (crossing - top > MIN_HEIGHT && bottom - crossing > MIN_HEIGHT) return crossing;
  }
  return bottom;
}
