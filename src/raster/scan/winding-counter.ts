// Where the union of areas begins and ends, seen from left to right.
import type { Edges } from './edges.ts';

export class Union {
  readonly #source: Edges;
  /** By area; back at 0 at the end of a row. */
  readonly #windings: number[] = [];
  #inside = 0;

  constructor(source: Edges) {
    this.#source = source;
  }

  /** Passes an edge: 1 if the union begins there, -1 if it ends, 0 if it does neither. */
  pass(edge: number): -1 | 0 | 1 {
    const { turn, area, mask } = this.#source;
    const which = area[edge];
    const bits = mask[which];
    const before = this.#windings[which] ?? 0;
    const after = before + turn[edge];
    this.#windings[which] = after;
    const wasInside = (before & bits) !== 0;
    const isInside = (after & bits) !== 0;
    if (wasInside === isInside) return 0;
    if (isInside) return this.#inside++ === 0 ? 1 : 0;
    return --this.#inside === 0 ? -1 : 0;
  }
}
