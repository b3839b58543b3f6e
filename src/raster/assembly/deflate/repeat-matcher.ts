// Match finder for one fixed distance, such as the previous row.
import { Runs } from './runs';
import { MAX_LENGTH } from './symbols';

/**
 * Finds matches at `distance` bytes by comparing runs. Queries must come from left to right; each run of a match is
 * then compared only once.
 */
@unmanaged
export class RepeatMatcher {
  distance: i32;
  /** Cost of the distance code in bits. */
  cost: f64;
  /** Index of the run that contains the last byte of the match found by `matchEnd`. */
  last: i32;
  /** End of the current match, which grows until it is final. */
  private end: i32;
  private isFinal: bool;
  /** Indices of the next pair of runs to compare: in the repeated text and, `distance` bytes earlier, in its source. */
  private current: i32;
  private earlier: i32;

  /** Switches to another distance; the search for the source of the next match starts at `run`. */
  retarget(distance: i32, run: i32, cost: f64): void {
    this.distance = distance;
    this.cost = cost;
    this.earlier = run;
    this.end = 0;
  }

  /** End of the longest match that starts at byte `at` of `run`; `at` if there is none. */
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
