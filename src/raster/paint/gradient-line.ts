// Where the shades of a gradient lie on a canvas.
import type { LinearGradient } from '../../model/scene.ts';

/** Rows are moved by whole pixels where a pixel goes on by fewer steps than this. */
const FINE = 0.5;

/**
 * A gradient's line, in pixels, on a canvas of `size` a side, cut into `steps`. Its rows are one ramp, moved by whole
 * pixels, which is never off by more than a quarter of a step: so a picture repeats itself. Only where steps are many
 * for so few pixels does each row get a ramp of its own.
 */
export class GradientLine {
  readonly #size: number;
  readonly #steps: number;
  /** The position of the first pixel's centre, in steps, and how much it grows from one to the next. */
  readonly #origin: number;
  readonly #perX: number;
  readonly #perY: number;
  readonly #ramp: Uint8Array;
  readonly #isShared: boolean;
  /** How far the ramp of the first row is moved. */
  readonly #start: number;

  constructor({ x1, y1, x2, y2 }: LinearGradient, steps: number, size: number) {
    const [dx, dy] = [x2 - x1, y2 - y1];
    const squared = dx * dx + dy * dy;
    const perX = squared > 0 ? (dx / squared) * steps : 0;
    this.#size = size;
    this.#steps = steps;
    this.#perY = squared > 0 ? (dy / squared) * steps : 0;
    // What grows by less than a step from side to side stays the same.
    this.#perX = Math.abs(perX * size) < 1 ? 0 : perX;
    // Half a step, since steps are rounded to, and a trifle, so that none hangs on the last digits, which may differ
    // between machines. A line without length paints its last colour only (SVG 2, 14.2.2).
    const middle = (0.5 - x1) * perX + (0.5 - y1) * this.#perY + ((perX - this.#perX) * size) / 2;
    this.#origin = squared > 0 ? middle + 0.5 + 1e-6 : steps;
    this.#isShared = this.#perX !== 0 && Math.abs(this.#perX) < FINE;
    const moves = this.#isShared ? this.#moveOf(size - 1) : 0;
    this.#start = Math.max(0, -moves);
    this.#ramp = new Uint8Array(size + Math.abs(moves));
    if (this.#isShared) this.#fill(this.#origin - this.#start * this.#perX);
  }

  /** The numbers of the shades along a row, counted from 1; good until the next row is asked for. */
  row(y: number): Uint8Array {
    if (this.#isShared) {
      const first = this.#start + this.#moveOf(y);
      return this.#ramp.subarray(first, first + this.#size);
    }
    this.#fill(this.#origin + y * this.#perY);
    return this.#ramp;
  }

  /** By how many pixels rows look like the row above moved to the left; 0 stands for that row itself. */
  get moves(): readonly number[] {
    const moves = new Set([0]);
    for (let y = 1; this.#isShared && y < this.#size; y++) moves.add(this.#moveOf(y) - this.#moveOf(y - 1));
    return [...moves].filter(move => Math.abs(move) < this.#size);
  }

  #moveOf(y: number): number {
    return Math.round((y * this.#perY) / this.#perX);
  }

  #fill(origin: number): void {
    const [steps, perX, ramp] = [this.#steps, this.#perX, this.#ramp];
    for (let x = 0; x < ramp.length; x++)
      ramp[x] = 1 + Math.max(0, Math.min(steps, Math.floor(origin + x * perX)));
  }
}
