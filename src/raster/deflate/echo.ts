// Where a picture repeats itself at one distance, such as the row above.
import type { Runs } from './runs.ts';
import { LONGEST } from './symbols.ts';

/** Follows runs along their repetition of what stands `distance` bytes before. It must be asked from left to right. */
export class Echo {
  /** The run that holds the last byte of the repetition that `stopFrom` told of. */
  last = 0;
  readonly #runs: Runs;
  readonly #distance: number;
  /** Up to where the latest repetition lasts, in which run, and which run holds what is repeated. */
  #end = 0;
  #endRun = 0;
  #source = 0;
  /** The run that holds the last byte of the longest match. */
  #limitRun = 0;

  constructor(runs: Runs, distance: number) {
    this.#runs = runs;
    this.#distance = distance;
  }

  /** Where the longest match ends that begins at byte `at` of `run`: at `at` itself if there is none. */
  stopFrom(at: number, run: number): number {
    if (at >= this.#end) this.#follow(at, run);
    const limit = at + LONGEST;
    this.last = this.#endRun;
    if (this.#end <= limit) return this.#end;
    while ((this.#runs.starts[this.#limitRun + 1] as number) < limit) this.#limitRun++;
    this.last = this.#limitRun;
    return limit;
  }

  /** As all that lies within one repetition ends where that ends, each run is looked at but once. */
  #follow(at: number, run: number): void {
    this.#end = at;
    const { count, starts, values } = this.#runs;
    const distance = this.#distance;
    if (at < distance) return;
    let theirs = this.#source;
    while ((starts[theirs + 1] as number) <= at - distance) theirs++;
    this.#source = theirs;
    for (let ours = run; ours < count && values[ours] === values[theirs]; ours++, theirs++) {
      const ourEnd = starts[ours + 1] as number;
      const theirEnd = (starts[theirs + 1] as number) + distance;
      this.#endRun = ours;
      this.#end = ourEnd < theirEnd ? ourEnd : theirEnd;
      if (ourEnd !== theirEnd) return;
    }
  }
}
