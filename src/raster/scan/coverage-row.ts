// How much of each pixel of one row is covered, summed up from the edges that cross it.

/** Rounds up what is half a step but for the last digits, which may differ between machines. */
const HALF = 0.5 + 1e-6;

/** Takes the pixels of `row` from `start` up to, not including, `end`: all covered to one of the levels, never to 0. */
export type TakeRun = (row: number, start: number, end: number, level: number) => void;

/**
 * One row of `size` pixels. Every edge adds the area to its right: `#sums` holds by how much each pixel's coverage
 * differs from that of the pixel before, so that a wide inside costs nothing; `#touched` has a bit for each pixel
 * whose sum may differ from 0. Coverage is told in so many `levels`.
 */
export class CoverageRow {
  #size = 0;
  #levels = 0;
  #sums = new Float64Array();
  #touched = new Uint32Array();

  /** Makes an empty row as long as this. */
  resize(size: number, levels: number): void {
    this.#levels = levels;
    if (size === this.#size) return;
    this.#size = size;
    this.#sums = new Float64Array(size + 2);
    this.#touched = new Uint32Array((size + 33) >> 5);
  }

  /** Adds `height` (a fraction of the row, negative to take away) right of an edge from x0 to x1, both on the row. */
  add(x0: number, x1: number, height: number): void {
    const sums = this.#sums;
    const left = Math.min(x0, x1);
    const right = Math.max(x0, x1);
    const first = Math.floor(left);
    let pixel = first;
    // What the edge has come down by where it leaves a pixel counts fully from there on.
    let passed = 0;
    if (right <= first + 1) {
      const covered = height * (first + 1 - (left + right) / 2);
      sums[pixel] += covered;
      passed = height - covered;
      pixel++;
    } else {
      const perPixel = height / (right - left);
      for (; pixel < right; pixel++) {
        const from = Math.max(left, pixel);
        const to = Math.min(right, pixel + 1);
        const here = (to - from) * perPixel;
        const covered = here * (pixel + 1 - (from + to) / 2);
        sums[pixel] = sums[pixel] + passed + covered;
        passed = here - covered;
      }
    }
    sums[pixel] += passed;
    this.#touch(first, pixel);
  }

  /** Reports the row's covered pixels and empties it. */
  take(row: number, takeRun: TakeRun): void {
    const levels = this.#levels;
    let cover = 0;
    let start = 0;
    let level = 0;
    for (let word = 0; word < this.#touched.length; word++) {
      let bits = this.#touched[word];
      this.#touched[word] = 0;
      for (; bits !== 0; bits &= bits - 1) {
        const pixel = (word << 5) + 31 - Math.clz32(bits & -bits);
        cover += this.#sums[pixel];
        this.#sums[pixel] = 0;
        const here = Math.floor(cover * levels + HALF);
        if (here === level) continue;
        if (level > 0 && start < this.#size) takeRun(row, start, Math.min(pixel, this.#size), level);
        start = pixel;
        level = here;
      }
    }
    if (level > 0 && start < this.#size) takeRun(row, start, this.#size, level);
  }

  #touch(first: number, last: number): void {
    const touched = this.#touched;
    for (let pixel = first; pixel <= last; pixel++) touched[pixel >> 5] |= 1 << (pixel & 31);
  }
}
