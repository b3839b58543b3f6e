// Scan converter: exact area coverage of a union of areas.
import { allocate, clear, Pointer } from '../memory';
import {
  active,
  activeCount,
  enqueueRow,
  lower,
  pendingCount,
  resetActiveEdges,
  slopes,
  sortActiveEdges,
  swapRows,
  updateActiveEdges,
  upper,
} from './active-edges';
import { addCoverage, flushCoverage, resetCoverage } from './coverage-row';
import { Edge, edgeAt, insideMasks, listByRow } from './edges';

/** Winding number of each area. At the end of a row, all are 0 again. */
let windings = changetype<Pointer<i32>>(usize(0));
let insideCount = 0;

function resetWindings(areas: i32): void {
  windings = allocate<i32>(areas);
  clear(windings, areas);
  insideCount = 0;
}

/** Crosses an edge from left to right. Returns 1 if the union starts at the edge, -1 if it ends there, otherwise 0. */
function crossEdge(edge: Edge): i32 {
  const before = windings[edge.area];
  const after = before + edge.turn;
  windings[edge.area] = after;
  const mask = insideMasks[edge.area];
  const wasInside = (before & mask) !== 0;
  const isInside = (after & mask) !== 0;
  if (wasInside === isInside) return 0;
  if (isInside) return insideCount++ === 0 ? 1 : 0;
  return --insideCount === 0 ? -1 : 0;
}

/**
 * Minimum height of a band. A band is a part of a row in which no edges cross. Crossings closer than this to the top or
 * bottom of a band do not split it.
 */
const MIN_HEIGHT: f64 = 1.0 / 256;

/** Sorts the active edges at `top` from left to right. Returns the bottom of the band that starts at `top`, at most `limit`. */
function cutBand(top: f64, limit: f64): f64 {
  let bottom = limit;
  while (!isOrdered(bottom - top)) {
    sortActiveEdges();
    const crossing = findCrossing(top, bottom);
    if (crossing === bottom) break;
    bottom = crossing;
  }
  return bottom;
}

/** Adds the coverage of a band. `height` is a fraction of the row. */
function addBand(height: f64): void {
  for (let at = 0; at < activeCount; at++) {
    const sign = crossEdge(edgeAt(active[at]));
    if (sign !== 0) addCoverage(upper[at], lower[at], sign * height);
  }
}

/** Sets `lower` to the x coordinates at the bottom of the band. Returns whether the edges keep their order. */
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

/** Height at which two adjacent edges cross inside the band, or `bottom` if none do. */
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

/**
 * Paints the union of the areas in the edge table on an image of `size` pixels per side. Coverage is quantized to
 * `levels` steps.
 *
 * Within a band the edges have a fixed order from left to right, and winding numbers determine at which edges the union
 * starts or ends. Only these edges add the exact area to their right, so overlapping areas are painted once under
 * either fill rule. A row is split into bands where an edge starts, ends or crosses another. (Decision 050)
 */
export function scanEdges(areas: i32, size: i32, levels: i32): void {
  listByRow();
  resetActiveEdges();
  resetWindings(areas);
  resetCoverage(size);
  for (let y = 0; y < size; y++) {
    enqueueRow(y);
    if (activeCount + pendingCount === 0) continue;
    addRow(y);
    flushCoverage(y, levels);
  }
}

function addRow(top: f64): void {
  const limit = top + 1;
  for (let from = top; from < limit; ) {
    const to = cutBand(from, updateActiveEdges(from, limit));
    addBand(to - from);
    swapRows();
    from = to;
  }
}
