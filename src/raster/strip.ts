// A strip of a pixel row: between its two heights no edge begins or ends, and no two edges cross.
import type { CoverageRow } from './coverage-row.ts';
import type { Edges } from './edges.ts';

/** No strip is cut thinner than this, in rows: edges that cross nearer to its border count as touching. */
const THINNEST = 1 / 256;

/**
 * The edges across the strip from left to right: where each enters (`upper`) and leaves it (`lower`), how far it goes
 * to the right per row, and down to which height.
 */
export class Strip {
  readonly #source: Edges;
  readonly #edges: Int32Array;
  readonly #upper: Float64Array;
  readonly #lower: Float64Array;
  readonly #slope: Float64Array;
  readonly #end: Float64Array;
  readonly #waiting: Int32Array;
  readonly #windings: Int32Array;
  #count = 0;
  #waitingCount = 0;

  constructor(source: Edges) {
    this.#source = source;
    this.#edges = new Int32Array(source.count);
    this.#upper = new Float64Array(source.count);
    this.#lower = new Float64Array(source.count);
    this.#slope = new Float64Array(source.count);
    this.#end = new Float64Array(source.count);
    this.#waiting = new Int32Array(source.count);
    this.#windings = new Int32Array(source.mask.length);
  }

  get isEmpty(): boolean {
    return this.#count + this.#waitingCount === 0;
  }

  /** Edges that begin within the coming row. */
  await(edges: readonly number[]): void {
    for (const edge of edges) this.#waiting[this.#waitingCount++] = edge;
  }

  /** Makes this the strip from `top`, where the one before ended, down to at most `limit`; returns how far it goes. */
  cut(top: number, limit: number): number {
    let bottom = Math.min(
      this.#release(top, limit),
      this.#waitingCount > 0 ? this.#admit(top, limit) : limit,
    );
    while (!this.#isOrdered(bottom - top)) {
      this.#sort();
      const crossing = this.#crossing(top, bottom);
      if (crossing === bottom) break;
      bottom = crossing;
    }
    return bottom;
  }

  /** Adds to `row` what the union of all areas covers in the strip, which is `height` of a row high. */
  addCoverage(row: CoverageRow, height: number): void {
    const { turn, area, mask } = this.#source;
    let inside = 0;
    for (let at = 0; at < this.#count; at++) {
      const edge = this.#edges[at] as number;
      const which = area[edge] as number;
      const bits = mask[which] as number;
      const before = this.#windings[which] as number;
      const after = before + (turn[edge] as number);
      this.#windings[which] = after;
      const entered = Number((after & bits) !== 0) - Number((before & bits) !== 0);
      inside += entered;
      if (entered !== 0 && inside === Math.max(0, entered))
        row.add(this.#upper[at] as number, this.#lower[at] as number, entered * height);
    }
  }

  /** Moves on to where the edges left the strip before and drops those that ended; returns the next height of an end. */
  #release(top: number, limit: number): number {
    let next = limit;
    let count = 0;
    for (let at = 0; at < this.#count; at++) {
      const end = this.#end[at] as number;
      if (end <= top) continue;
      next = Math.min(next, end);
      this.#edges[count] = this.#edges[at] as number;
      this.#slope[count] = this.#slope[at] as number;
      this.#end[count] = end;
      this.#upper[count++] = this.#lower[at] as number;
    }
    this.#count = count;
    return next;
  }

  /** Takes the waiting edges that begin at `top`; returns the next height at which one begins or of these one ends. */
  #admit(top: number, limit: number): number {
    const { x, slope, top: begins, bottom: ends } = this.#source;
    let next = limit;
    let waiting = 0;
    for (let at = 0; at < this.#waitingCount; at++) {
      const edge = this.#waiting[at] as number;
      const begin = begins[edge] as number;
      if (begin > top) {
        this.#waiting[waiting++] = edge;
        next = Math.min(next, begin);
      } else {
        this.#insert(edge, x[edge] as number, slope[edge] as number, ends[edge] as number);
        next = Math.min(next, ends[edge] as number);
      }
    }
    this.#waitingCount = waiting;
    return next;
  }

  #insert(edge: number, x: number, slope: number, end: number): void {
    let at = this.#count++;
    for (; at > 0; at--) {
      const before = this.#upper[at - 1] as number;
      if (before < x || (before === x && (this.#slope[at - 1] as number) <= slope)) break;
      this.#edges[at] = this.#edges[at - 1] as number;
      this.#upper[at] = before;
      this.#slope[at] = this.#slope[at - 1] as number;
      this.#end[at] = this.#end[at - 1] as number;
    }
    this.#edges[at] = edge;
    this.#upper[at] = x;
    this.#slope[at] = slope;
    this.#end[at] = end;
  }

  /** Follows the edges down to the strip's end, and says whether they keep their order. */
  #isOrdered(height: number): boolean {
    let isOrdered = true;
    let [upper, lower] = [0, 0];
    for (let at = 0; at < this.#count; at++) {
      const [upperBefore, lowerBefore] = [upper, lower];
      upper = this.#upper[at] as number;
      lower = upper + height * (this.#slope[at] as number);
      this.#lower[at] = lower;
      isOrdered &&= upper >= upperBefore && lower >= lowerBefore;
    }
    return isOrdered;
  }

  /** Sorts the edges by the middle of their way through the strip. */
  #sort(): void {
    for (let from = 1; from < this.#count; from++)
      for (let at = from; at > 0 && this.#middle(at - 1) > this.#middle(at); at--)
        for (const list of [this.#edges, this.#upper, this.#lower, this.#slope, this.#end]) {
          const moved = list[at] as number;
          list[at] = list[at - 1] as number;
          list[at - 1] = moved;
        }
  }

  #middle(at: number): number {
    return (this.#upper[at] as number) + (this.#lower[at] as number);
  }

  /** The first height found at which two neighbours cross well inside the strip; `bottom` if there is none. */
  #crossing(top: number, bottom: number): number {
    for (let at = 1; at < this.#count; at++) {
      const gapAbove = (this.#upper[at] as number) - (this.#upper[at - 1] as number);
      const gapBelow = (this.#lower[at] as number) - (this.#lower[at - 1] as number);
      if (gapAbove >= 0 && gapBelow >= 0) continue;
      const crossing = top + ((bottom - top) * gapAbove) / (gapAbove - gapBelow);
      if (crossing - top > THINNEST && bottom - crossing > THINNEST) return crossing;
    }
    return bottom;
  }
}
