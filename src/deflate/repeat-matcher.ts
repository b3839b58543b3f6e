// Where a picture repeats itself at one distance, such as the row above.
import type { Runs } from './runs.ts';
import { LONGEST } from './symbols.ts';

/**
 * Follows runs along their repetition of what stands `distance` bytes before. Asked from left to right, it looks at each
 * run but once as long as the repetition lasts.
 */
export class Echo {
  /** The run that holds the last byte of the repetition that `stopFrom` told of. */
  last = 0;
  distance: number;
  /** What saying the distance costs, in bits. */
  price: number;
  readonly #runs: Runs;
  /** Up to where the repetition is known to last, and whether no further; then the runs that come next. */
  #end = 0;
  #isOver = true;
  #ours = 0;
  #theirs = 0;

  constructor(runs: Runs, distance: number, price: number) {
    this.#runs = runs;
    this.distance = distance;
    this.price = price;
  }

  /** Turns to another distance, at which the run `source` stands or one before what is asked for next. */
  turnTo(distance: number, source: number, price: number): void {
    this.distance = distance;
    this.price = price;
    this.#theirs = source;
    this.#end = 0;
  }

  /** Where the longest match ends that begins at byte `at` of `run`: at `at` itself if there is none. */
  stopFrom(at: number, run: number): number {
    if (at < this.distance) return at;
    if (at >= this.#end) this.#begin(at, run);
    const limit = at + LONGEST;
    while (!this.#isOver && this.#end < limit) this.#goOn();
    return this.#end < limit ? this.#end : limit;
  }

  #begin(at: number, run: number): void {
    const { starts } = this.#runs;
    let theirs = this.#theirs;
    while (starts[theirs] > at - this.distance) theirs--;
    while (starts[theirs + 1] <= at - this.distance) theirs++;
    this.#theirs = theirs;
    this.#ours = run;
    this.#end = at;
    this.#isOver = false;
  }

  #goOn(): void {
    const { count, starts, values } = this.#runs;
    const ours = this.#ours++;
    const theirs = this.#theirs++;
    this.#isOver = true;
    if (ours === count || values[ours] !== values[theirs]) return;
    const ourEnd = starts[ours + 1];
    const theirEnd = starts[theirs + 1] + this.distance;
    this.last = ours;
    this.#end = ourEnd < theirEnd ? ourEnd : theirEnd;
    this.#isOver = ourEnd !== theirEnd;
  }
}
