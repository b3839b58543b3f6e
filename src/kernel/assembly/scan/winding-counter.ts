// Winding numbers of several areas along a scanline, and their union.
import { allocate, clear, Pointer } from '../memory';
import { Edge, insideMasks } from './edges';

/** Winding number per area; all return to 0 at the end of a row. */
let windings = changetype<Pointer<i32>>(0 as usize);
let insideCount = 0;

export function resetWindings(areas: i32): void {
  windings = allocate<i32>(areas);
  clear(windings, areas);
  insideCount = 0;
}

/** Crosses an edge from left to right: returns 1 if the union starts there, -1 if it ends, else 0. */
export function crossEdge(edge: Edge): i32 {
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
