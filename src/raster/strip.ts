// A strip of a pixel row: between its two heights no edge begins or ends, and no two edges cross.
import type { CoverageRow } from './coverage-row.ts';
import type { Edges } from './edges.ts';

/** No strip is cut thinner than this, in rows: edges that cross nearer to its border count as touching. */
const THINNEST = 1 / 256;

/** The edges across the strip, from left to right, and where each enters (`upper`) and leaves it (`lower`). */
export class Strip {
  readonly #source: Edges;
  readonly #edges: Int32Array;
  readonly #upper: Float64Array;
  readonly #lower: Float64Array;
  readonly #waiting: Int32Array;
  readonly #windings: Int32Array;
  #count = 0;
  #waitingCount = 0;

  constructor(source: Edges) {
    this.#source = source;
    this.#edges = new Int32Array(source.count);
    this.#upper = new Float64Array(source.count);
    this.#lower = new Float64Array(source.count);
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

  /** Makes this the strip from `top` down to at most `limit`, and returns how far down it goes. */
  cut(top: number, limit: number): number {
    let bottom = this.#exchange(top, limit);
    this.#order(top, bottom);
    for (
      let crossing = this.#crossing(top, bottom);
      crossing < bottom;
      crossing = this.#crossing(top, bottom)
    ) {
      bottom = crossing;
      this.#order(top, bottom);
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
      if (entered === 0) continue;
      inside += entered;
      if (inside === Math.max(0, entered))
        row.add(this.#upper[at] as number, this.#lower[at] as number, entered * height);
    }
  }

  /** Lets go of the edges that end at `top`, takes those that begin there, and returns where the next one does either. */
  #exchange(top: number, limit: number): number {
    const begins = this.#source.top;
    const ends = this.#source.bottom;
    let bottom = limit;
    let count = 0;
    for (let at = 0; at < this.#count; at++) {
      const edge = this.#edges[at] as number;
      if ((ends[edge] as number) <= top) continue;
      this.#edges[count++] = edge;
      bottom = Math.min(bottom, ends[edge] as number);
    }
    let waiting = 0;
    for (let at = 0; at < this.#waitingCount; at++) {
      const edge = this.#waiting[at] as number;
      const begin = begins[edge] as number;
      if (begin > top) {
        this.#waiting[waiting++] = edge;
        bottom = Math.min(bottom, begin);
      } else {
        this.#edges[count++] = edge;
        bottom = Math.min(bottom, ends[edge] as number);
      }
    }
    this.#count = count;
    this.#waitingCount = waiting;
    return bottom;
  }

  /** Sorts the edges by the middle of their way through the strip; hardly any ever moves. */
  #order(top: number, bottom: number): void {
    const { x, slope, top: begins } = this.#source;
    const edges = this.#edges;
    const uppers = this.#upper;
    const lowers = this.#lower;
    for (let from = 0; from < this.#count; from++) {
      const edge = edges[from] as number;
      const lean = slope[edge] as number;
      const upper = (x[edge] as number) + (top - (begins[edge] as number)) * lean;
      const lower = upper + (bottom - top) * lean;
      let at = from;
      for (; at > 0 && (uppers[at - 1] as number) + (lowers[at - 1] as number) > upper + lower; at--) {
        edges[at] = edges[at - 1] as number;
        uppers[at] = uppers[at - 1] as number;
        lowers[at] = lowers[at - 1] as number;
      }
      edges[at] = edge;
      uppers[at] = upper;
      lowers[at] = lower;
    }
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
