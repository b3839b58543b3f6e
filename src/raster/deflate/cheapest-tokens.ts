// How to say a picture in the fewest bits: the cheapest way through its runs.
import { Echo } from './echo.ts';
import { abovePrice, distancePrice, LENGTH_PRICES, literalPrices, restPrice } from './prices.ts';
import type { Runs } from './runs.ts';
import { FURTHEST, LONGEST, SHORTEST } from './symbols.ts';
import { matchToken, NO_TOKEN, type Token, tokenLength } from './token.ts';

/** The cheapest tokens, the last one first, for the runs of a picture whose rows are `rowLength` bytes long. */
export const cheapestTokens = (runs: Runs, rowLength: number): Token[] => {
  const path = new CheapestPath(runs, rowLength);
  for (let run = 0; run < runs.count; run++) path.goOnFrom(run);
  return path.tokensBackwards();
};

/** Slots for the looks of runs. */
const LOOKS = 4096;

/**
 * A shortest path over the places where tokens may begin: the first byte of each run (node 2r) and its second (node
 * 2r + 1). A step is one token and, if that ends inside a run, the rest of the run as repetitions of the byte before.
 * Its token is a literal for the first byte of a run; or none, if all is repetition; or a match with the row above or
 * with the latest run of the same length and colours, as far as it goes or up to the run before.
 */
class CheapestPath {
  readonly #runs: Runs;
  readonly #rowLength: number;
  readonly #above: Echo;
  readonly #abovePrice: number;
  readonly #literalPrices: Float64Array;
  readonly #costs: Float64Array;
  readonly #origins: Int32Array;
  readonly #tokens: Int32Array;
  /** One more than the latest run of a look. */
  readonly #latest = new Int32Array(LOOKS);

  constructor(runs: Runs, rowLength: number) {
    const nodes = 2 * runs.count + 1;
    this.#runs = runs;
    this.#rowLength = rowLength;
    this.#above = new Echo(runs, rowLength);
    this.#abovePrice = rowLength > FURTHEST ? Number.POSITIVE_INFINITY : abovePrice(rowLength);
    this.#literalPrices = literalPrices(runs);
    this.#costs = new Float64Array(nodes).fill(Number.POSITIVE_INFINITY);
    this.#costs[0] = 0;
    this.#origins = new Int32Array(nodes);
    this.#tokens = new Int32Array(nodes);
  }

  goOnFrom(run: number): void {
    const { starts, values } = this.#runs;
    const start = starts[run] as number;
    const length = (starts[run + 1] as number) - start;
    const value = values[run] as number;
    const first = 2 * run;
    const literal = (this.#costs[first] as number) + (this.#literalPrices[value] as number);
    this.#reach(length === 1 ? first + 2 : first + 1, literal, first, value);
    this.#matchAbove(first, start, run);
    const look = lookOf(length, value, values[run + 1] as number);
    const alike = (this.#latest[look] as number) - 1;
    this.#latest[look] = run + 1;
    if (alike >= 0) this.#matchLatest(first, start, run, alike);
    if (length === 1) return;
    const second = first + 1;
    const rest =
      (this.#costs[second] as number) + restPrice(length - 1, this.#literalPrices[value] as number);
    this.#reach(second + 1, rest, second, NO_TOKEN);
    this.#matchAbove(second, start + 1, run);
  }

  /** The tokens of the cheapest way to the end, as that is followed back. */
  tokensBackwards(): Token[] {
    const { starts, values } = this.#runs;
    const tokens: Token[] = [];
    for (let node = this.#costs.length - 1; node > 0; ) {
      const origin = this.#origins[node] as number;
      const token = this.#tokens[node] as number;
      const begin = (starts[origin >> 1] as number) + (origin & 1);
      const end = (starts[node >> 1] as number) + (node & 1);
      addRest(tokens, end - begin - tokenLength(token), values[(node - 1) >> 1] as number);
      if (token !== NO_TOKEN) tokens.push(token);
      node = origin;
    }
    return tokens;
  }

  #reach(node: number, cost: number, origin: number, token: Token): void {
    if (cost >= (this.#costs[node] as number)) return;
    this.#costs[node] = cost;
    this.#origins[node] = origin;
    this.#tokens[node] = token;
  }

  #matchAbove(node: number, at: number, run: number): void {
    const stop = this.#above.stopFrom(at, run);
    if (stop - at >= SHORTEST)
      this.#match(node, at, stop, this.#above.last, this.#rowLength, this.#abovePrice);
  }

  /** The run `alike` ends as far after its start as `run` does. */
  #matchLatest(node: number, at: number, run: number, alike: number): void {
    const { count, starts, values } = this.#runs;
    const distance = at - (starts[alike] as number);
    if (distance > FURTHEST || distance === this.#rowLength || values[run] !== values[alike]) return;
    const limit = at + LONGEST;
    let last = run;
    let end = starts[last + 1] as number;
    let sourceEnd = (starts[alike + 1] as number) + distance;
    for (let theirs = alike + 1; end === sourceEnd && end < limit; theirs++) {
      if (last + 1 === count || values[last + 1] !== values[theirs]) break;
      last++;
      end = starts[last + 1] as number;
      sourceEnd = (starts[theirs + 1] as number) + distance;
    }
    const stop = Math.min(end, sourceEnd, limit);
    if (stop - at >= SHORTEST) this.#match(node, at, stop, last, distance, distancePrice(distance));
  }

  /** Steps from `node`, at byte `at`, that repeat what stands `distance` before up to `stop`, in or after the run `last`. */
  #match(node: number, at: number, stop: number, last: number, distance: number, price: number): void {
    const { starts, values } = this.#runs;
    const cost = (this.#costs[node] as number) + price;
    const rest = restPrice(
      (starts[last + 1] as number) - stop,
      this.#literalPrices[values[last] as number] as number,
    );
    const whole = cost + (LENGTH_PRICES[stop - at] as number) + rest;
    this.#reach(2 * last + 2, whole, node, matchToken(stop - at, distance));
    const shorter = (starts[last] as number) - at;
    if (shorter >= SHORTEST)
      this.#reach(2 * last, cost + (LENGTH_PRICES[shorter] as number), node, matchToken(shorter, distance));
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
