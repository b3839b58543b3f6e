// Active edge list of the scanline algorithm, ordered from left to right.
import type { Edges } from './edges.ts';

/**
 * Index `at` of the arrays describes the edge `edges[at]` (an index in `source`): x is `upper[at]` at the current
 * height, increases by `slope[at]` per row, and the edge ends at height `bottom[at]`. The caller sets `lower[at]` to
 * the x coordinate at the next height.
 */
export class ActiveEdges {
  readonly source: Edges;
  edges = new Int32Array();
  upper = new Float64Array();
  lower = new Float64Array();
  slope = new Float64Array();
  bottom = new Float64Array();
  count = 0;
  #pending = new Int32Array();
  #pendingCount = 0;

  constructor(source: Edges) {
    this.source = source;
  }

  /** Empties the list before the first row of the source. */
  reset(): void {
    this.count = 0;
    this.#pendingCount = 0;
    const capacity = this.source.count;
    if (this.edges.length < capacity) this.#reserve(2 * capacity);
  }

  #reserve(capacity: number): void {
    this.edges = new Int32Array(capacity);
    this.upper = new Float64Array(capacity);
    this.lower = new Float64Array(capacity);
    this.slope = new Float64Array(capacity);
    this.bottom = new Float64Array(capacity);
    this.#pending = new Int32Array(capacity);
  }

  get isEmpty(): boolean {
    return this.count + this.#pendingCount === 0;
  }

  /** Whether edges start further down in the current row. */
  get hasPending(): boolean {
    return this.#pendingCount > 0;
  }

  /** Queues the edges that start in `row`. */
  enqueueRow(row: number): void {
    const { firstInRow, nextInRow } = this.source;
    for (let edge = firstInRow[row]; edge >= 0; edge = nextInRow[edge])
      this.#pending[this.#pendingCount++] = edge;
  }

  /** Advances the list to `height`; returns the next height, at most `limit`, at which an edge starts or ends. */
  update(height: number, limit: number): number {
    const next = this.#advance(height, limit);
    return this.#pendingCount > 0 ? Math.min(next, this.#activate(height, limit)) : next;
  }

  /** Ends a step: the x coordinates in `lower` become the current ones. */
  swap(): void {
    [this.upper, this.lower] = [this.lower, this.upper];
  }

  /** Replaces each edge that has ended with the next edge of its contour; removes it if the contour turns upward. */
  #advance(height: number, limit: number): number {
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

  /** Inserts the queued edges that start at `height`. */
  #activate(height: number, limit: number): number {
    const { top, bottom } = this.source;
    let next = limit;
    let kept = 0;
    for (let at = 0; at < this.#pendingCount; at++) {
      const edge = this.#pending[at];
      const start = top[edge];
      if (start > height) {
        this.#pending[kept++] = edge;
        next = Math.min(next, start);
      } else {
        this.#insert(edge);
        next = Math.min(next, bottom[edge]);
      }
    }
    this.#pendingCount = kept;
    return next;
  }

  #insert(edge: number): void {
    const { edges, upper, slope, bottom } = this;
    const x = this.source.x[edge];
    const newSlope = this.source.slope[edge];
    let at = this.count++;
    for (; at > 0; at--) {
      const before = upper[at - 1];
      if (before < x || (before === x && slope[at - 1] <= newSlope)) break;
      edges[at] = edges[at - 1];
      upper[at] = before;
      slope[at] = slope[at - 1];
      bottom[at] = bottom[at - 1];
    }
    edges[at] = edge;
    upper[at] = x;
    slope[at] = newSlope;
    bottom[at] = this.source.bottom[edge];
  }
}
