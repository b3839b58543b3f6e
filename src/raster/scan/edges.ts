// Edge table of the scanline algorithm: downward line segments clipped to the image.
import type { Affine } from '../../model/scene.ts';

/** A filled area: closed contours (alternating x and y), a fill rule, and the transform to pixels. */
export interface Area {
  readonly contours: readonly (readonly number[])[];
  readonly rule: 'nonzero' | 'evenodd';
  readonly toPixels: Affine;
}

/** Vertical coordinates are rounded to 1/256 pixel, which bounds the number of bands per row. */
const GRID = 256;
/** Coordinates in pixels are clamped to this absolute value, so that no input causes overflow or loss of precision. */
const COORDINATE_LIMIT = 1e6;

/**
 * Edges of several areas in an image of `size` pixels per side. The arrays are reused and may be longer than `count`.
 *
 * Edge e runs from (x[e], top[e]) down to (end[e], bottom[e]) and moves right by `slope[e]` per row. `turn[e]` is +1 if
 * its contour runs down, -1 if it runs up. `next[e]` is the edge that continues the contour downward, or -1.
 * `area[e]` is the area that it bounds; `mask[area]` selects the bits of a winding number that mean "inside": all bits
 * (-1) for nonzero, the lowest bit (1) for evenodd. The edges that continue no other are linked lists, one per row in
 * which they start: `firstInRow[row]`, then `nextInRow[e]`, -1 at the end.
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
  area = new Uint16Array();
  mask: readonly number[] = [];
  firstInRow = new Int32Array();
  nextInRow = new Int32Array();
  /** 1 for an edge that continues another. */
  #continues = new Uint8Array();

  /** Replaces the edges by those of `areas`. */
  load(areas: readonly Area[], size: number): void {
    this.size = size;
    this.count = 0;
    this.mask = areas.map(({ rule }) => (rule === 'evenodd' ? 1 : -1));
    // The left and right border of the image split a line into three edges at most.
    let capacity = 0;
    for (const { contours } of areas) for (const { length } of contours) capacity += 3 * (length / 2);
    if (this.x.length < capacity) this.#reserve(2 * capacity);
    areas.forEach(({ contours, toPixels }, area) => {
      for (const points of contours) if (areFinite(points)) this.#addContour(points, toPixels, area);
    });
    this.#listByRow();
  }

  #listByRow(): void {
    if (this.firstInRow.length < this.size) this.firstInRow = new Int32Array(this.size);
    this.firstInRow.fill(-1);
    // Backwards, so that the lists are in ascending order.
    for (let edge = this.count - 1; edge >= 0; edge--) {
      if (this.#continues[edge] === 1) continue;
      const row = Math.floor(this.top[edge]);
      this.nextInRow[edge] = this.firstInRow[row];
      this.firstInRow[row] = edge;
    }
  }

  #reserve(capacity: number): void {
    this.x = new Float64Array(capacity);
    this.top = new Float64Array(capacity);
    this.end = new Float64Array(capacity);
    this.bottom = new Float64Array(capacity);
    this.slope = new Float64Array(capacity);
    this.turn = new Int8Array(capacity);
    this.next = new Int32Array(capacity);
    this.#continues = new Uint8Array(capacity);
    this.nextInRow = new Int32Array(capacity);
    this.area = new Uint16Array(capacity);
  }

  #addContour(points: readonly number[], [a, b, c, d, e, f]: Affine, area: number): void {
    const last = points.length - 2;
    const first = this.count;
    let x0 = 0;
    let y0 = 0;
    for (let at = -2; at <= last; at += 2) {
      const x = points[at < 0 ? last : at];
      const y = points[at < 0 ? last + 1 : at + 1];
      const x1 = clamp(-COORDINATE_LIMIT, a * x + c * y + e, COORDINATE_LIMIT);
      const y1 = clamp(-COORDINATE_LIMIT, b * x + d * y + f, COORDINATE_LIMIT);
      if (at < 0) {
      } else if (y0 < y1) this.#addDownward(x0, y0, x1, y1, 1, area);
      else this.#addDownward(x1, y1, x0, y0, -1, area);
      x0 = x1;
      y0 = y1;
    }
    for (let edge = first + 1; edge < this.count; edge++) this.#link(edge - 1, edge);
    if (this.count > first + 1) this.#link(this.count - 1, first);
  }

  /** Links two successive edges of a contour if one continues the other downward. */
  #link(one: number, other: number): void {
    if (this.turn[one] !== this.turn[other]) return;
    const upper = this.turn[one] === 1 ? one : other;
    const lower = upper === one ? other : one;
    if (this.bottom[upper] !== this.top[lower] || this.end[upper] !== this.x[lower]) return;
    this.next[upper] = lower;
    this.#continues[lower] = 1;
  }

  #addDownward(x0: number, y0: number, x1: number, y1: number, turn: number, area: number): void {
    const { size } = this;
    const isInside = x0 >= 0 && x0 <= size && y0 >= 0 && x1 >= 0 && x1 <= size && y1 <= size;
    if (isInside) this.#add(x0, y0, x1, y1, turn, area);
    else this.#addClippedToRows(x0, y0, x1, y1, turn, area);
  }

  /** Clips an edge to the rows of the image. */
  #addClippedToRows(x0: number, y0: number, x1: number, y1: number, turn: number, area: number): void {
    const top = Math.max(0, y0);
    const bottom = Math.min(this.size, y1);
    if (!(top < bottom)) return;
    const slope = (x1 - x0) / (y1 - y0);
    this.#addClippedToColumns(x0 + (top - y0) * slope, top, x1 + (bottom - y1) * slope, bottom, turn, area);
  }

  /**
   * Clips an edge to the columns of the image; parts outside are projected onto the border to preserve winding numbers.
   */
  #addClippedToColumns(x0: number, y0: number, x1: number, y1: number, turn: number, area: number): void {
    for (let border = 0; border <= this.size; border += this.size) {
      const before = x0 - border;
      const after = x1 - border;
      if (before * after >= 0) continue;
      const y = y0 + (before / (before - after)) * (y1 - y0);
      this.#addClippedToColumns(x0, y0, border, y, turn, area);
      this.#addClippedToColumns(border, y, x1, y1, turn, area);
      return;
    }
    this.#add(clamp(0, x0, this.size), y0, clamp(0, x1, this.size), y1, turn, area);
  }

  /** Adds an edge inside the image. */
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
    this.#continues[edge] = 0;
    this.area[edge] = area;
  }
}

const areFinite = (points: readonly number[]): boolean => {
  for (let at = 0; at < points.length; at++) if (!Number.isFinite(points[at])) return false;
  return true;
};

/** Clamps a value; NaN becomes the lower bound. */
const clamp = (minimum: number, value: number, maximum: number): number =>
  value > minimum ? Math.min(value, maximum) : minimum;
