// How to say a picture in the fewest bits: the cheapest way through its runs.

import { distancePrice, LENGTH_PRICES, literalPrices, restPrice, usualPrice } from './costs.ts';
import { Echo } from './repeat-matcher.ts';
import type { Runs } from './runs.ts';
import { FURTHEST, LONGEST, SHORTEST } from './symbols.ts';
import { matchToken, NO_TOKEN, type Token, tokenLength } from './token.ts';

/** The cheapest tokens, the last one first, for runs that often repeat themselves at `distances`, in bytes. */
export const cheapestTokens = (runs: Runs, distances: readonly number[]): Token[] => {
  const path = new CheapestPath(runs, distances);
  for (let run = 0; run < runs.count; ) run = path.goOnFrom(run);
  return path.tokensBackwards();
};

/** Where so many runs are repeated at once, those on the way are not looked at. */
const MANY = 8;

/** Slots for the looks of runs. */
const LOOKS = 4096;

/**
 * A shortest path over the places where tokens may begin: the first byte of each run (node 2r) and its second (node
 * 2r + 1). A step is one token and, if that ends inside a run, the rest of the run as repetitions of the byte before.
 * Its token is a literal for the first byte of a run; or none, if all is repetition; or a match at one of the usual
 * distances or with the latest run of the same length and colours, as far as it goes or up to the run before.
 */
class CheapestPath {
  readonly #runs: Runs;
  readonly #echoes: readonly Echo[];
  /** At the distance of the latest run that looks alike. */
  readonly #alike: Echo;
  readonly #literalPrices: Float64Array;
  readonly #costs: Float64Array;
  readonly #origins: Int32Array;
  readonly #tokens: Int32Array;
  /** One more than the latest run of a look. */
  readonly #latest = new Int32Array(LOOKS);
  /** The run up to which no other is looked at. */
  #next = 0;

  constructor(runs: Runs, distances: readonly number[]) {
    const nodes = 2 * runs.count + 1;
    this.#runs = runs;
    this.#echoes = distances
      .filter(distance => distance <= FURTHEST)
      .map(distance => new Echo(runs, distance, usualPrice(distance)));
    this.#alike = new Echo(runs, FURTHEST, 0);
    this.#literalPrices = literalPrices(runs);
    this.#costs = new Float64Array(nodes).fill(Number.POSITIVE_INFINITY);
    this.#costs[0] = 0;
    this.#origins = new Int32Array(nodes);
    this.#tokens = new Int32Array(nodes);
  }

  /** Makes the steps that begin in `run`; returns the next run to look at. */
  goOnFrom(run: number): number {
    const { starts, values } = this.#runs;
    const start = starts[run];
    const length = starts[run + 1] - start;
    const value = values[run];
    const first = 2 * run;
    const literal = this.#costs[first] + this.#literalPrices[value];
    this.#reach(length === 1 ? first + 2 : first + 1, literal, first, value);
    this.#matchAlike(first, start, run, lookOf(length, value, values[run + 1]));
    for (const echo of this.#echoes) this.#match(echo, first, start, run);
    if (length > 1) {
      const second = first + 1;
      const rest = this.#costs[second] + restPrice(length - 1, this.#literalPrices[value]);
      this.#reach(second + 1, rest, second, NO_TOKEN);
      for (const echo of this.#echoes) this.#match(echo, second, start + 1, run);
    }
    return Math.max(run + 1, this.#next);
  }

  /** The tokens of the cheapest way to the end, as that is followed back. */
  tokensBackwards(): Token[] {
    const { starts, values } = this.#runs;
    const tokens: Token[] = [];
    for (let node = this.#costs.length - 1; node > 0; ) {
      const origin = this.#origins[node];
      const token = this.#tokens[node];
      const begin = starts[origin >> 1] + (origin & 1);
      const end = starts[node >> 1] + (node & 1);
      addRest(tokens, end - begin - tokenLength(token), values[(node - 1) >> 1]);
      if (token !== NO_TOKEN) tokens.push(token);
      node = origin;
    }
    return tokens;
  }

  #reach(node: number, cost: number, origin: number, token: Token): void {
    if (cost >= this.#costs[node]) return;
    this.#costs[node] = cost;
    this.#origins[node] = origin;
    this.#tokens[node] = token;
  }

  #matchAlike(node: number, at: number, run: number, look: number): void {
    const alike = this.#latest[look] - 1;
    this.#latest[look] = run + 1;
    if (alike < 0) return;
    const distance = at - this.#runs.starts[alike];
    if (distance > FURTHEST) return;
    for (const echo of this.#echoes) if (echo.distance === distance) return;
    this.#alike.turnTo(distance, alike, distancePrice(distance));
    this.#match(this.#alike, node, at, run);
  }

  /** Steps from `node`, at byte `at`, that repeat what `echo` does. */
  #match(echo: Echo, node: number, at: number, run: number): void {
    const stop = echo.stopFrom(at, run);
    if (stop - at < SHORTEST) return;
    const { starts, values } = this.#runs;
    const { distance, last } = echo;
    const cost = this.#costs[node] + echo.price;
    const rest = restPrice(starts[last + 1] - stop, this.#literalPrices[values[last]]);
    const whole = cost + LENGTH_PRICES[stop - at] + rest;
    this.#reach(2 * last + 2, whole, node, matchToken(stop - at, distance));
    const shorter = starts[last] - at;
    if (shorter < SHORTEST) return;
    this.#reach(2 * last, cost + LENGTH_PRICES[shorter], node, matchToken(shorter, distance));
    if (last - run >= MANY && last > this.#next) this.#next = last;
  }
}

const lookOf = (length: number, value: number, next: number): number =>
  Math.imul((length << 16) | (value << 8) | next, 0x9e3779b1) >>> 20;

const addRest = (tokens: Token[], length: number, value: number): void => {
  const rest = length % LONGEST;
  if (rest >= SHORTEST) tokens.push(matchToken(rest, 1));
  else for (let at = 0; at < rest; at++) tokens.push(value);
  for (let at = rest; at < length; at += LONGEST) tokens.push(matchToken(LONGEST, 1));
};
