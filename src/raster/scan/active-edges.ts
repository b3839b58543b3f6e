// The edges that a sweep meets at one height, from left to right.
import type { Edges } from './edges.ts';

/**
 * Edge `edges[at]` is at `upper[at]` at the height that the sweep has reached, goes `slope[at]` to the right per row and
 * ends at the height `bottom[at]`. Whoever follows it down notes in `lower` how far it came.
 */
export class ActiveEdges {
  readonly source: Edges;
  edges = new Int32Array();
  upper = new Float64Array();
  lower = new Float64Array();
  slope = new Float64Array();
  bottom = new Float64Array();
  count = 0;
  #waiting = new Int32Array();
  #waitingCount = 0;

  constructor(source: Edges) {
    this.source = source;
  }

  /** Begins above all edges of the source. */
  reset(): void {
    this.count = 0;
    this.#waitingCount = 0;
    const most = this.source.count;
    if (this.edges.length < most) this.#makeRoom(2 * most);
  }

  #makeRoom(most: number): void {
    this.edges = new Int32Array(most);
    this.upper = new Float64Array(most);
    this.lower = new Float64Array(most);
    this.slope = new Float64Array(most);
    this.bottom = new Float64Array(most);
    this.#waiting = new Int32Array(most);
  }

  get isEmpty(): boolean {
    return this.count + this.#waitingCount === 0;
  }

  /** Whether edges begin further down in the row. */
  get isIncomplete(): boolean {
    return this.#waitingCount > 0;
  }

  /** Edges that begin within the coming row. */
  await(edges: readonly number[]): void {
    for (const edge of edges) this.#waiting[this.#waitingCount++] = edge;
  }

  /** Brings edges up to date at `height`; returns the next height, at most `limit`, at which one begins or ends. */
  update(height: number, limit: number): number {
    const next = this.#goOn(height, limit);
    return this.#waitingCount > 0 ? Math.min(next, this.#admit(height, limit)) : next;
  }

  /** All edges have been followed to where they are in `lower`. */
  descend(): void {
    [this.upper, this.lower] = [this.lower, this.upper];
  }

  /** Goes on to the edges that follow those that ended, and drops those that none follows. */
  #goOn(height: number, limit: number): number {
    const { next, x, bottom: bottoms, slope: slopes } = this.source;
    const { edges, upper, slope, bottom } = this;
    let nearest = limit;
    let count = 0;
    for (let at = 0; at < this.count; at++) {
      let edge = edges[at];
      if (bottom[at] > height) {
        upper[count] = upper[at];
        slope[count] = slope[at];
        bottom[count] = bottom[at];
      } else {
        edge = next[edge];
        if (edge < 0) continue;
        upper[count] = x[edge];
        slope[count] = slopes[edge];
        bottom[count] = bottoms[edge];
      }
      nearest = Math.min(nearest, bottom[count]);
      edges[count++] = edge;
    }
    this.count = count;
    return nearest;
  }

  /** Takes the waiting edges that begin at `height`. */
  #admit(height: number, limit: number): number {
    const { top, bottom } = this.source;
    let next = limit;
    let waiting = 0;
    for (let at = 0; at < this.#waitingCount; at++) {
      const edge = this.#waiting[at];
      const begin = top[edge];
      if (begin > height) {
        this.#waiting[waiting++] = edge;
        next = Math.min(next, begin);
      } else {
        this.#insert(edge);
        next = Math.min(next, bottom[edge]);
      }
    }
    this.#waitingCount = waiting;
    return next;
  }

  #insert(edge: number): void {
    const { edges, upper, slope, bottom } = this;
    const x = this.source.x[edge];
    const itsSlope = this.source.slope[edge];
    let at = this.count++;
    for (; at > 0; at--) {
      const before = upper[at - 1];
      if (before < x || (before === x && slope[at - 1] <= itsSlope)) break;
      edges[at] = edges[at - 1];
      upper[at] = before;
      slope[at] = slope[at - 1];
      bottom[at] = bottom[at - 1];
    }
    edges[at] = edge;
    upper[at] = x;
    slope[at] = itsSlope;
    bottom[at] = this.source.bottom[edge];
  }
}
