// Match finder for one fixed distance, such as the previous row.
import { Runs } from './runs';
import { MAX_LENGTH } from './symbols';

/**
 * Finds matches at `distance` bytes by comparing runs. Queries must come from left to right, so that each run of a
 * match is compared only once.
 */
@unmanaged
export class RepeatMatcher {
  distance: i32;
  /** Cost of the distance code in bits. */
  cost: f64;
  /** Index of the run that contains the last byte of the match found by `matchEnd`. */
  last: i32;
  /** End of the current match. It grows until it is final. */
  private end: i32;
  private isFinal: bool;
  /** Indices of the next two runs to compare: `current` is in the repeated text, `earlier` is `distance` bytes before. */
  private current: i32;
  private earlier: i32;

  /** Switches to another distance. The search for the next match compares with the runs from `run` on. */
  retarget(distance: i32, run: i32, cost: f64): void {
    this.distance = distance;
    this.cost = cost;
    this.earlier = run;
    this.end = 0;
  }

  /** End of the longest match that starts at byte `at` of `run`. `at` means no match. */
  matchEnd(runs: Runs, at: i32, run: i32): i32 {
    if (at < this.distance) return at;
    if (at >= this.end) this.begin(runs, at, run);
    const limit = at + MAX_LENGTH;
    while (!this.isFinal && this.end < limit) this.extend(runs);
    return min(this.end, limit);
  }

  private begin(runs: Runs, at: i32, run: i32): void {
    const starts = runs.starts;
    const source = at - this.distance;
    let earlier = this.earlier;
    while (starts[earlier] > source) earlier--;
    while (starts[earlier + 1] <= source) earlier++;
    this.earlier = earlier;
    this.current = run;
    this.end = at;
    this.isFinal = false;
  }

  private extend(runs: Runs): void {
    const current = this.current++;
    const earlier = this.earlier++;
    this.isFinal = true;
    if (current === runs.count || runs.values[current] !== runs.values[earlier]) return;
    const currentEnd = runs.starts[current + 1];
    const earlierEnd = runs.starts[earlier + 1] + this.distance;
    this.last = current;
    this.end = min(currentEnd, earlierEnd);
    this.isFinal = currentEnd !== earlierEnd;
  }
}
