// Areas as edges: the straight, downward pieces inside the canvas that a sweep can follow.
import type { Affine } from '../../model/scene.ts';

/** The inside of `contours` (closed; x and y of their points in turn) under `rule`, taken to pixels by `toPixels`. */
export interface Area {
  readonly contours: readonly (readonly number[])[];
  readonly rule: 'nonzero' | 'evenodd';
  readonly toPixels: Affine;
}

/** Heights are told apart to 256ths of a pixel, so that no strip between two edges' ends is thinner. */
const GRID = 256;
/** Coordinates are held within this distance from the canvas, in pixels: whatever comes in, arithmetic stays exact. */
const FAR = 1e6;

/**
 * The edges of some areas on a canvas of `size` pixels a side; its lists are kept, and may be longer than they need be.
 * Edge e runs from (x[e], top[e]) down to (end[e], bottom[e]), going `slope[e]` to the right per row; `turn[e]` is +1
 * where its contour runs down, -1 where it runs up. Where its contour goes on down from there, `next[e]` is the edge that
 * follows, else -1; `isFirst[e]` is 1 if it follows none. `area[e]` says which area it bounds, and `mask[area]` which bits
 * of a winding number say that a point is inside: all of them (-1) for nonzero, the lowest (1) for evenodd.
 */
export class Edges {
  size = 0;
  count = 0;
  x = new Float64Array();
  top = new Float64Array();
  end = new Float64Array();
  bottom = new Float64Array();
  slope = new Float64Array();
  turn = new Int8Array();
  next = new Int32Array();
  isFirst = new Uint8Array();
  area = new Uint16Array();
  mask: readonly number[] = [];

  /** Takes the edges of these areas in place of those before. */
  gather(areas: readonly Area[], size: number): void {
    this.size = size;
    this.count = 0;
    this.mask = areas.map(({ rule }) => (rule === 'evenodd' ? 1 : -1));
    // The canvas' two sides cut a line into three edges at most.
    let most = 0;
    for (const { contours } of areas) for (const { length } of contours) most += 3 * (length / 2);
    if (this.x.length < most) this.#makeRoom(2 * most);
    areas.forEach(({ contours, toPixels }, area) => {
      for (const points of contours) if (areFinite(points)) this.#addContour(points, toPixels, area);
    });
  }

  #makeRoom(most: number): void {
    this.x = new Float64Array(most);
    this.top = new Float64Array(most);
    this.end = new Float64Array(most);
    this.bottom = new Float64Array(most);
    this.slope = new Float64Array(most);
    this.turn = new Int8Array(most);
    this.next = new Int32Array(most);
    this.isFirst = new Uint8Array(most);
    this.area = new Uint16Array(most);
  }

  #addContour(points: readonly number[], [a, b, c, d, e, f]: Affine, area: number): void {
    const last = points.length - 2;
    const first = this.count;
    let x0 = 0;
    let y0 = 0;
    for (let at = -2; at <= last; at += 2) {
      const x = points[at < 0 ? last : at];
      const y = points[at < 0 ? last + 1 : at + 1];
      const x1 = within(-FAR, a * x + c * y + e, FAR);
      const y1 = within(-FAR, b * x + d * y + f, FAR);
      if (at < 0) {
      } else if (y0 < y1) this.#addDownward(x0, y0, x1, y1, 1, area);
      else this.#addDownward(x1, y1, x0, y0, -1, area);
      x0 = x1;
      y0 = y1;
    }
    for (let edge = first + 1; edge < this.count; edge++) this.#join(edge - 1, edge);
    if (this.count > first + 1) this.#join(this.count - 1, first);
  }

  /** Notes that one edge goes on where the other ends, if so: the contour passes them one after the other. */
  #join(one: number, other: number): void {
    if (this.turn[one] !== this.turn[other]) return;
    const [upper, lower] = this.turn[one] === 1 ? [one, other] : [other, one];
    if (this.bottom[upper] !== this.top[lower] || this.end[upper] !== this.x[lower]) return;
    this.next[upper] = lower;
    this.isFirst[lower] = 0;
  }

  #addDownward(x0: number, y0: number, x1: number, y1: number, turn: number, area: number): void {
    const { size } = this;
    const isWithin = x0 >= 0 && x0 <= size && y0 >= 0 && x1 >= 0 && x1 <= size && y1 <= size;
    if (isWithin) this.#add(x0, y0, x1, y1, turn, area);
    else this.#addRows(x0, y0, x1, y1, turn, area);
  }

  /** Cuts an edge to the canvas' rows. */
  #addRows(x0: number, y0: number, x1: number, y1: number, turn: number, area: number): void {
    const top = Math.max(0, y0);
    const bottom = Math.min(this.size, y1);
    if (!(top < bottom)) return;
    const slope = (x1 - x0) / (y1 - y0);
    this.#addColumns(x0 + (top - y0) * slope, top, x1 + (bottom - y1) * slope, bottom, turn, area);
  }

  /** Cuts an edge to the canvas' columns; what lies beside them is pushed onto the border, where it still winds. */
  #addColumns(x0: number, y0: number, x1: number, y1: number, turn: number, area: number): void {
    for (let border = 0; border <= this.size; border += this.size) {
      const before = x0 - border;
      const after = x1 - border;
      if (before * after >= 0) continue;
      const y = y0 + (before / (before - after)) * (y1 - y0);
      this.#addColumns(x0, y0, border, y, turn, area);
      this.#addColumns(border, y, x1, y1, turn, area);
      return;
    }
    this.#add(within(0, x0, this.size), y0, within(0, x1, this.size), y1, turn, area);
  }

  /** Adds an edge that lies on the canvas. */
  #add(startX: number, y0: number, endX: number, y1: number, turn: number, area: number): void {
    const top = Math.round(y0 * GRID) / GRID;
    const bottom = Math.round(y1 * GRID) / GRID;
    if (top === bottom) return;
    const edge = this.count++;
    this.x[edge] = startX;
    this.top[edge] = top;
    this.end[edge] = endX;
    this.bottom[edge] = bottom;
    this.slope[edge] = (endX - startX) / (bottom - top);
    this.turn[edge] = turn;
    this.next[edge] = -1;
    this.isFirst[edge] = 1;
    this.area[edge] = area;
  }
}

const areFinite = (points: readonly number[]): boolean => {
  for (let at = 0; at < points.length; at++) if (!Number.isFinite(points[at])) return false;
  return true;
};

/** The nearest value between two bounds; the lower one for what is no number. */
const within = (least: number, value: number, most: number): number =>
  value > least ? Math.min(value, most) : least;
