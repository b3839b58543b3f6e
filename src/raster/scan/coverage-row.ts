// Exact area coverage of one pixel row, accumulated from edges.

/**
 * The excess over 0.5 rounds exact halves up on every platform, despite differences in the last digits. (Decision 062)
 */
const HALF = 0.5 + 1e-6;

/** Receives a span: pixels `start` (inclusive) to `end` (exclusive) of `row` with equal coverage, 1 to `levels`. */
export type OnSpan = (row: number, start: number, end: number, level: number) => void;

/**
 * Coverage of one row of `size` pixels, quantized to `levels` steps. Each edge adds the area to its right. `#sums`
 * holds the difference between each pixel's coverage and the previous pixel's, so that edges update only the pixels
 * they cross; `#touched` is a bitmap of the pixels whose difference may be nonzero.
 */
export class CoverageRow {
  #size = 0;
  #levels = 0;
  #sums = new Float64Array();
  #touched = new Uint32Array();

  /** Sets the row's length and number of coverage levels. */
  resize(size: number, levels: number): void {
    this.#levels = levels;
    if (size === this.#size) return;
    this.#size = size;
    this.#sums = new Float64Array(size + 2);
    this.#touched = new Uint32Array((size + 33) >> 5);
  }

  /** Adds the area right of an edge from x0 to x1, both inside the row; `height` is a signed fraction of the row. */
  add(x0: number, x1: number, height: number): void {
    const sums = this.#sums;
    const left = Math.min(x0, x1);
    const right = Math.max(x0, x1);
    const first = Math.floor(left);
    let pixel = first;
    // Height covered in the pixels before this one, less what `sums` already includes.
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

  /** Emits the row's covered spans and clears the row. */
  flush(row: number, onSpan: OnSpan): void {
    const levels = this.#levels;
    let coverage = 0;
    let start = 0;
    let level = 0;
    for (let word = 0; word < this.#touched.length; word++) {
      let bits = this.#touched[word];
      this.#touched[word] = 0;
      for (; bits !== 0; bits &= bits - 1) {
        const pixel = (word << 5) + 31 - Math.clz32(bits & -bits);
        coverage += this.#sums[pixel];
        this.#sums[pixel] = 0;
        const nextLevel = Math.floor(coverage * levels + HALF);
        if (nextLevel === level) continue;
        if (level > 0 && start < this.#size) onSpan(row, start, Math.min(pixel, this.#size), level);
        start = pixel;
        level = nextLevel;
      }
    }
    if (level > 0 && start < this.#size) onSpan(row, start, this.#size, level);
  }

  #touch(first: number, last: number): void {
    const touched = this.#touched;
    for (let pixel = first; pixel <= last; pixel++) touched[pixel >> 5] |= 1 << (pixel & 31);
  }
}
