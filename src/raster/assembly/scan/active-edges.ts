// Active edge list of the scanline algorithm, ordered from left to right.
import { allocate, Pointer } from '../memory';
import { edgeAt, edgeCount, firstInRow } from './edges';

/**
 * Parallel lists of the active edges. Edge `active[at]` has the x coordinate `upper[at]` at the current height, moves
 * right by `slopes[at]` per row, and ends at height `bottoms[at]`. The caller sets `lower[at]` to the x coordinate at
 * the next height.
 */
export let active = changetype<Pointer<i32>>(usize(0));
export let upper = changetype<Pointer<f64>>(usize(0));
export let lower = changetype<Pointer<f64>>(usize(0));
export let slopes = changetype<Pointer<f64>>(usize(0));
export let bottoms = changetype<Pointer<f64>>(usize(0));
export let activeCount = 0;

/** Edges that start later in the current row. */
let pending = changetype<Pointer<i32>>(usize(0));
export let pendingCount = 0;

/** Empties the list before the first row, and allocates memory for all edges. */
export function resetActiveEdges(): void {
  active = allocate<i32>(edgeCount);
  upper = allocate<f64>(edgeCount);
  lower = allocate<f64>(edgeCount);
  slopes = allocate<f64>(edgeCount);
  bottoms = allocate<f64>(edgeCount);
  pending = allocate<i32>(edgeCount);
  activeCount = 0;
  pendingCount = 0;
}

/** Queues the edges that start in `row`. */
export function enqueueRow(row: i32): void {
  for (let edge = firstInRow[row]; edge >= 0; edge = edgeAt(edge).nextInRow) pending[pendingCount++] = edge;
}

/** Advances the list to `height`. Returns the next height at which an edge starts or ends, or `limit` if none does before. */
export function updateActiveEdges(height: f64, limit: f64): f64 {
  const next = advance(height, limit);
  return pendingCount > 0 ? min<f64>(next, activate(height, limit)) : next;
}

/** Ends a step: the lower x coordinates become the upper x coordinates of the next step. */
export function swapRows(): void {
  const previous = upper;
  upper = lower;
  lower = previous;
}

/** Replaces each ended edge by the next edge of the contour, or removes it if the contour turns upward. */
function advance(height: f64, limit: f64): f64 {
  let nearest = limit;
  let count = 0;
  for (let at = 0; at < activeCount; at++) {
    let index = active[at];
    if (bottoms[at] > height) {
      upper[count] = upper[at];
      slopes[count] = slopes[at];
      bottoms[count] = bottoms[at];
    } else {
      index = edgeAt(index).next;
      if (index < 0) continue;
      const edge = edgeAt(index);
      upper[count] = edge.x;
      slopes[count] = edge.slope;
      bottoms[count] = edge.bottom;
    }
    nearest = min<f64>(nearest, bottoms[count]);
    active[count++] = index;
  }
  activeCount = count;
  return nearest;
}

/** Inserts the queued edges that start at `height`. */
function activate(height: f64, limit: f64): f64 {
  let next = limit;
  let kept = 0;
  for (let at = 0; at < pendingCount; at++) {
    const edge = edgeAt(pending[at]);
    if (edge.top > height) {
      next = min<f64>(next, edge.top);
      pending[kept++] = pending[at];
    } else {
      insert(pending[at]);
      next = min<f64>(next, edge.bottom);
    }
  }
  pendingCount = kept;
  return next;
}

function insert(index: i32): void {
  const edge = edgeAt(index);
  let at = activeCount++;
  for (; at > 0; at--) {
    const before = upper[at - 1];
    if (before < edge.x || (before === edge.x && slopes[at - 1] <= edge.slope)) break;
    moveDown(at);
  }
  active[at] = index;
  upper[at] = edge.x;
  slopes[at] = edge.slope;
  bottoms[at] = edge.bottom;
}

function moveDown(at: i32): void {
  active[at] = active[at - 1];
  upper[at] = upper[at - 1];
  slopes[at] = slopes[at - 1];
  bottoms[at] = bottoms[at - 1];
}

/** Sorts the entries by their x coordinate at the middle between `upper` and `lower`. */
export function sortActiveEdges(): void {
  for (let from = 1; from < activeCount; from++) {
    const index = active[from];
    const above = upper[from];
    const below = lower[from];
    const slope = slopes[from];
    const bottom = bottoms[from];
    let at = from;
    for (; at > 0 && upper[at - 1] + lower[at - 1] > above + below; at--) {
      moveDown(at);
      lower[at] = lower[at - 1];
    }
    active[at] = index;
    upper[at] = above;
    lower[at] = below;
    slopes[at] = slope;
    bottoms[at] = bottom;
  }
}
