// Winding numbers of several areas along a scanline, and their union.
import type { Edges } from './edges.ts';

export class WindingCounter {
  readonly #source: Edges;
  /** Winding number per area; all return to 0 at the end of a row. */
  readonly #windings: number[] = [];
  #insideCount = 0;

  constructor(source: Edges) {
    this.#source = source;
  }

  /** Crosses an edge from left to right: returns 1 if the union starts there, -1 if it ends, else 0. */
  cross(edge: number): -1 | 0 | 1 {
    const { turn, area, mask } = this.#source;
    const crossed = area[edge];
    const bits = mask[crossed];
    const before = this.#windings[crossed] ?? 0;
    const after = before + turn[edge];
    this.#windings[crossed] = after;
    const wasInside = (before & bits) !== 0;
    const isInside = (after & bits) !== 0;
    if (wasInside === isInside) return 0;
    if (isInside) return this.#insideCount++ === 0 ? 1 : 0;
    return --this.#insideCount === 0 ? -1 : 0;
  }
}
