// Optimal LZ77 parsing of an indexed image: a shortest path over its runs.
import { distanceCost, frequentDistanceCost, LENGTH_COSTS, literalCosts, runRestCost } from './costs.ts';
import { RepeatMatcher } from './repeat-matcher.ts';
import type { Runs } from './runs.ts';
import { MAX_DISTANCE, MAX_LENGTH, MIN_LENGTH } from './symbols.ts';
import { matchToken, NO_TOKEN, type Token, tokenLength } from './token.ts';

/** The cheapest token sequence, in reverse order. `distances` lists the most frequent match distances in bytes. */
export const optimalTokens = (runs: Runs, distances: readonly number[]): Token[] => {
  const path = new ShortestPath(runs, distances);
  for (let run = 0; run < runs.count; ) run = path.relaxFrom(run);
  return path.tokensInReverse();
};

/** A match over this many runs or more skips the runs inside it. */
const SKIP_RUNS = 8;

/** Size of the hash table of run signatures. */
const SIGNATURES = 4096;

/**
 * Shortest path over the positions where a token may start: the first byte of each run (node 2r) and its second byte
 * (node 2r + 1). An edge is one token plus, if it ends inside a run, the rest of that run as matches at distance 1.
 * The token is a literal (first byte of a run), nothing (the whole edge is the rest of a run), or a match. Matches are
 * tried at each frequent distance and at the most recent run with the same signature, at full length and cut at the
 * start of the last run. Runs with equal signatures are aligned at their ends: edges of shapes move from row to row, so
 * the lengths of runs differ more often than what follows them. (Decision 051)
 */
class ShortestPath {
  readonly #runs: Runs;
  readonly #repeats: readonly RepeatMatcher[];
  /** Finds matches that start at the most recent run with the same signature. */
  readonly #recent: RepeatMatcher;
  readonly #literalCosts: Float64Array;
  readonly #costs: Float64Array;
  readonly #predecessors: Int32Array;
  readonly #tokens: Int32Array;
  /** Most recent run per signature, plus 1; 0 means none. */
  readonly #head = new Int32Array(SIGNATURES);
  /** The search skips runs before this index. */
  #next = 0;

  constructor(runs: Runs, distances: readonly number[]) {
    const nodes = 2 * runs.count + 1;
    this.#runs = runs;
    this.#repeats = distances
      .filter(distance => distance <= MAX_DISTANCE)
      .map(distance => new RepeatMatcher(runs, distance, frequentDistanceCost(distance)));
    this.#recent = new RepeatMatcher(runs, MAX_DISTANCE, 0);
    this.#literalCosts = literalCosts(runs);
    this.#costs = new Float64Array(nodes).fill(Number.POSITIVE_INFINITY);
    this.#costs[0] = 0;
    this.#predecessors = new Int32Array(nodes);
    this.#tokens = new Int32Array(nodes);
  }

  /** Relaxes all edges that start in `run`; returns the next run to visit. */
  relaxFrom(run: number): number {
    const { starts, values } = this.#runs;
    const start = starts[run];
    const length = starts[run + 1] - start;
    const value = values[run];
    const first = 2 * run;
    const literal = this.#costs[first] + this.#literalCosts[value];
    this.#reach(length === 1 ? first + 2 : first + 1, literal, first, value);
    this.#matchRecent(run, runSignature(value, values[run + 1], values[run + 2]));
    for (const repeat of this.#repeats) this.#match(repeat, first, start, run);
    if (length > 1) {
      const second = first + 1;
      const rest = this.#costs[second] + runRestCost(length - 1, this.#literalCosts[value]);
      this.#reach(second + 1, rest, second, NO_TOKEN);
      for (const repeat of this.#repeats) this.#match(repeat, second, start + 1, run);
    }
    return Math.max(run + 1, this.#next);
  }

  /** Tokens along the shortest path, last token first. */
  tokensInReverse(): Token[] {
    const { starts, values } = this.#runs;
    const tokens: Token[] = [];
    for (let node = this.#costs.length - 1; node > 0; ) {
      const predecessor = this.#predecessors[node];
      const token = this.#tokens[node];
      const begin = starts[predecessor >> 1] + (predecessor & 1);
      const end = starts[node >> 1] + (node & 1);
      addRest(tokens, end - begin - tokenLength(token), values[(node - 1) >> 1]);
      if (token !== NO_TOKEN) tokens.push(token);
      node = predecessor;
    }
    return tokens;
  }

  #reach(node: number, cost: number, predecessor: number, token: Token): void {
    if (cost >= this.#costs[node]) return;
    this.#costs[node] = cost;
    this.#predecessors[node] = predecessor;
    this.#tokens[node] = token;
  }

  /** Relaxes the match edges at the most recent run with this signature, aligned at the end of `run`. */
  #matchRecent(run: number, signature: number): void {
    const recent = this.#head[signature] - 1;
    this.#head[signature] = run + 1;
    if (recent < 0) return;
    const { starts } = this.#runs;
    const distance = starts[run + 1] - starts[recent + 1];
    if (distance > MAX_DISTANCE) return;
    for (const repeat of this.#repeats) if (repeat.distance === distance) return;
    const earliest = starts[recent] + distance;
    const start = starts[run];
    if (earliest > start + 1) return;
    this.#recent.retarget(distance, recent, distanceCost(distance));
    if (earliest <= start) this.#match(this.#recent, 2 * run, start, run);
    else if (starts[run + 1] > start + 1) this.#match(this.#recent, 2 * run + 1, start + 1, run);
  }

  /** Relaxes the match edges of `repeat` that start at `node`, byte `at`. */
  #match(repeat: RepeatMatcher, node: number, at: number, run: number): void {
    const end = repeat.matchEnd(at, run);
    if (end - at < MIN_LENGTH) return;
    const { starts, values } = this.#runs;
    const { distance, last } = repeat;
    const cost = this.#costs[node] + repeat.cost;
    const rest = runRestCost(starts[last + 1] - end, this.#literalCosts[values[last]]);
    const full = cost + LENGTH_COSTS[end - at] + rest;
    this.#reach(2 * last + 2, full, node, matchToken(end - at, distance));
    const shorter = starts[last] - at;
    if (shorter < MIN_LENGTH) return;
    this.#reach(2 * last, cost + LENGTH_COSTS[shorter], node, matchToken(shorter, distance));
    if (last - run >= SKIP_RUNS && last > this.#next) this.#next = last;
  }
}

const runSignature = (value: number, next: number, afterNext: number): number =>
  Math.imul((afterNext << 16) | (value << 8) | next, 0x9e3779b1) >>> 20;

const addRest = (tokens: Token[], length: number, value: number): void => {
  const rest = length % MAX_LENGTH;
  if (rest >= MIN_LENGTH) tokens.push(matchToken(rest, 1));
  else for (let at = 0; at < rest; at++) tokens.push(value);
  for (let at = rest; at < length; at += MAX_LENGTH) tokens.push(matchToken(MAX_LENGTH, 1));
};
