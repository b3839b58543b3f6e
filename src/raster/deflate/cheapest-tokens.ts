// How to say a picture in the fewest bits: the cheapest way through its runs.
import type { Runs } from './runs.ts';
import {
  DISTANCE_EXTRA,
  distanceCode,
  FURTHEST,
  LENGTH_EXTRA,
  LONGEST,
  lengthCode,
  SHORTEST,
} from './symbols.ts';
import { matchToken, NO_TOKEN, type Token, tokenLength } from './token.ts';

/** The cheapest tokens for the runs of a picture whose rows are `rowLength` bytes long. */
export const cheapestTokens = (runs: Runs, rowLength: number): Token[] => {
  const path = new CheapestPath(runs, rowLength);
  for (let run = 0; run < runs.count; run++) path.goOnFrom(run);
  return path.tokens();
};

/** What symbols take in bits, before their code is known: nearly all matches repeat the byte before or the row above. */
const LENGTH_PRICE = 4.5;
const REPEAT_PRICE = 1.5;
const ABOVE_PRICE = 2;
const DISTANCE_PRICE = 5;

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
  readonly #literalPrices: Float64Array;
  readonly #costs: Float64Array;
  readonly #origins: Int32Array;
  readonly #tokens: Int32Array;
  readonly #latest = new Int32Array(LOOKS).fill(-1);
  /** The run that holds the byte one row above. */
  #above = 0;

  constructor(runs: Runs, rowLength: number) {
    const nodes = 2 * runs.count + 1;
    this.#runs = runs;
    this.#rowLength = rowLength;
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
    const alike = this.#latest[look] as number;
    this.#latest[look] = run;
    if (alike >= 0) this.#match(first, start, run, alike, start - (starts[alike] as number), DISTANCE_PRICE);
    if (length === 1) return;
    const second = first + 1;
    const rest = (this.#costs[second] as number) + this.#restPrice(length - 1, value);
    this.#reach(second + 1, rest, second, NO_TOKEN);
    this.#matchAbove(second, start + 1, run);
  }

  /** The tokens of the cheapest way to the end. */
  tokens(): Token[] {
    const steps: number[] = [];
    for (let node = this.#costs.length - 1; node > 0; node = this.#origins[node] as number) steps.push(node);
    const tokens: Token[] = [];
    let at = 0;
    for (const node of steps.reverse()) {
      const token = this.#tokens[node] as number;
      if (token !== NO_TOKEN) tokens.push(token);
      at += tokenLength(token);
      const end = (this.#runs.starts[node >> 1] as number) + (node & 1);
      addRest(tokens, end - at, this.#runs.values[(node >> 1) - 1] as number);
      at = end;
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
    const { starts } = this.#runs;
    const source = at - this.#rowLength;
    if (source < 0) return;
    while ((starts[this.#above + 1] as number) <= source) this.#above++;
    this.#match(node, at, run, this.#above, this.#rowLength, ABOVE_PRICE);
  }

  /** Steps from `node`, at byte `at` of `run`, that repeat what stands `distance` before, in the run `source`. */
  #match(node: number, at: number, run: number, source: number, distance: number, price: number): void {
    const { count, starts, values } = this.#runs;
    if (distance > FURTHEST || values[run] !== values[source]) return;
    const limit = at + LONGEST;
    let last = run;
    let end = starts[last + 1] as number;
    let sourceEnd = (starts[source + 1] as number) + distance;
    for (let theirs = source + 1; end === sourceEnd && end < limit; theirs++) {
      if (last + 1 === count || values[last + 1] !== values[theirs]) break;
      last++;
      end = starts[last + 1] as number;
      sourceEnd = (starts[theirs + 1] as number) + distance;
    }
    const cost = (this.#costs[node] as number) + price + (DISTANCE_EXTRA[distanceCode(distance)] as number);
    const stop = Math.min(end, sourceEnd, limit);
    const length = stop - at;
    if (length >= SHORTEST) {
      const whole = cost + lengthPrice(length) + this.#restPrice(end - stop, values[last] as number);
      this.#reach(2 * last + 2, whole, node, matchToken(length, distance));
    }
    const shorter = (starts[last] as number) - at;
    if (shorter >= SHORTEST)
      this.#reach(2 * last, cost + lengthPrice(shorter), node, matchToken(shorter, distance));
  }

  /** The price of `length` more bytes of the colour of the byte before. */
  #restPrice(length: number, value: number): number {
    const rest = length % LONGEST;
    const restPrice =
      rest < SHORTEST ? rest * (this.#literalPrices[value] as number) : lengthPrice(rest) + REPEAT_PRICE;
    return Math.floor(length / LONGEST) * (lengthPrice(LONGEST) + REPEAT_PRICE) + restPrice;
  }
}

const lengthPrice = (length: number): number => LENGTH_PRICE + (LENGTH_EXTRA[lengthCode(length)] as number);

/** Literals are seldom said but at the beginning of a run: the rarer those are, the dearer. */
const literalPrices = ({ count, values }: Runs): Float64Array => {
  const counts = new Float64Array(256);
  for (let run = 0; run < count; run++)
    counts[values[run] as number] = (counts[values[run] as number] as number) + 1;
  return counts.map(own => (own === 0 ? 0 : Math.log2(count / own)));
};

const lookOf = (length: number, value: number, next: number): number =>
  Math.imul((length << 16) | (value << 8) | next, 0x9e3779b1) >>> 20;

const addRest = (tokens: Token[], length: number, value: number): void => {
  let rest = length;
  for (; rest >= LONGEST; rest -= LONGEST) tokens.push(matchToken(LONGEST, 1));
  if (rest >= SHORTEST) tokens.push(matchToken(rest, 1));
  else for (; rest > 0; rest--) tokens.push(value);
};
