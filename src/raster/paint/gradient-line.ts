// Mapping from pixels to the ramp colors of a linear gradient.
import type { LinearGradient } from '../../model/scene.ts';

/** Rows share one ramp if the gradient changes by fewer steps per pixel than this. */
const MAX_SHARED_SLOPE = 0.5;

/**
 * A gradient line (coordinates in pixels) in an image of `size` pixels per side, divided into `steps`. Each row is the
 * same ramp shifted by whole pixels if the error stays at or below 1/4 step, so that PNG rows repeat; otherwise each
 * row gets its own ramp. (Decision 053)
 */
export class GradientLine {
  readonly #size: number;
  readonly #steps: number;
  /** Position of the first pixel's center in steps, and its increment per column and per row. */
  readonly #origin: number;
  readonly #perX: number;
  readonly #perY: number;
  readonly #ramp: Uint8Array;
  readonly #isShared: boolean;
  /** Index in the shared ramp at which row 0 starts. */
  readonly #start: number;

  constructor({ x1, y1, x2, y2 }: LinearGradient, steps: number, size: number) {
    const [dx, dy] = [x2 - x1, y2 - y1];
    const squared = dx * dx + dy * dy;
    const perX = squared > 0 ? (dx / squared) * steps : 0;
    this.#size = size;
    this.#steps = steps;
    this.#perY = squared > 0 ? (dy / squared) * steps : 0;
    // A change of less than one step across the whole row is dropped.
    this.#perX = Math.abs(perX * size) < 1 ? 0 : perX;
    // Half a step rounds to the nearest step; the small offset keeps exact halves on one side on every platform. A line
    // of zero length paints the last color only (SVG 2, section 14.2.2).
    const middle = (0.5 - x1) * perX + (0.5 - y1) * this.#perY + ((perX - this.#perX) * size) / 2;
    this.#origin = squared > 0 ? middle + 0.5 + 1e-6 : steps;
    this.#isShared = this.#perX !== 0 && Math.abs(this.#perX) < MAX_SHARED_SLOPE;
    const widestShift = this.#isShared ? this.#shiftOf(size - 1) : 0;
    this.#start = Math.max(0, -widestShift);
    this.#ramp = new Uint8Array(size + Math.abs(widestShift));
    if (this.#isShared) this.#fill(this.#origin - this.#start * this.#perX);
  }

  /** Ramp indices (from 1) of the pixels in row `y`; valid until the next call. */
  row(y: number): Uint8Array {
    if (this.#isShared) {
      const first = this.#start + this.#shiftOf(y);
      return this.#ramp.subarray(first, first + this.#size);
    }
    this.#fill(this.#origin + y * this.#perY);
    return this.#ramp;
  }

  /** Distinct pixel counts by which a row is the previous row shifted left. */
  get shifts(): readonly number[] {
    const shifts = new Set([0]);
    for (let y = 1; this.#isShared && y < this.#size; y++)
      shifts.add(this.#shiftOf(y) - this.#shiftOf(y - 1));
    return [...shifts].filter(shift => Math.abs(shift) < this.#size);
  }

  #shiftOf(y: number): number {
    return Math.round((y * this.#perY) / this.#perX);
  }

  #fill(origin: number): void {
    const [steps, perX, ramp] = [this.#steps, this.#perX, this.#ramp];
    for (let x = 0; x < ramp.length; x++)
      ramp[x] = 1 + Math.max(0, Math.min(steps, Math.floor(origin + x * perX)));
  }
}
