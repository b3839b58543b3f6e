// Match finder for one fixed distance, such as the previous row.
import type { Runs } from './runs.ts';
import { MAX_LENGTH } from './symbols.ts';

/**
 * Finds matches at `distance` bytes by comparing runs. Queries must come from left to right; each run of a match is
 * then compared only once.
 */
export class RepeatMatcher {
  /** Index of the run that contains the last byte of the match found by `matchEnd`. */
  last = 0;
  distance: number;
  /** Cost of the distance code in bits. */
  cost: number;
  readonly #runs: Runs;
  /** End of the current match, which grows until it is final. */
  #end = 0;
  #isFinal = true;
  /** Indices of the next pair of runs to compare: in the repeated text and, `distance` bytes earlier, in its source. */
  #current = 0;
  #earlier = 0;

  constructor(runs: Runs, distance: number, cost: number) {
    this.#runs = runs;
    this.distance = distance;
    this.cost = cost;
  }

  /** Switches to another distance; the search for the source of the next match starts at `run`. */
  retarget(distance: number, run: number, cost: number): void {
    this.distance = distance;
    this.cost = cost;
    this.#earlier = run;
    this.#end = 0;
  }

  /** End of the longest match that starts at byte `at` of `run`; `at` if there is none. */
  matchEnd(at: number, run: number): number {
    if (at < this.distance) return at;
    if (at >= this.#end) this.#begin(at, run);
    const limit = at + MAX_LENGTH;
    while (!this.#isFinal && this.#end < limit) this.#extend();
    return this.#end < limit ? this.#end : limit;
  }

  #begin(at: number, run: number): void {
    const { starts } = this.#runs;
    let earlier = this.#earlier;
    while (starts[earlier] > at - this.distance) earlier--;
    while (starts[earlier + 1] <= at - this.distance) earlier++;
    this.#earlier = earlier;
    this.#current = run;
    this.#end = at;
    this.#isFinal = false;
  }

  #extend(): void {
    const { count, starts, values } = this.#runs;
    const current = this.#current++;
    const earlier = this.#earlier++;
    this.#isFinal = true;
    if (current === count || values[current] !== values[earlier]) return;
    const currentEnd = starts[current + 1];
    const earlierEnd = starts[earlier + 1] + this.distance;
    this.last = current;
    this.#end = currentEnd < earlierEnd ? currentEnd : earlierEnd;
    this.#isFinal = currentEnd !== earlierEnd;
  }
}
