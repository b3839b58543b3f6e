// Optimal LZ77 parsing of an indexed image: a shortest path over its runs.
import { allocate, clear, Pointer } from '../memory';
import {
  distanceCost,
  frequentDistanceCost,
  lengthCosts,
  literalCosts,
  runRestCost,
  setLiteralCosts,
} from './costs';
import { RepeatMatcher } from './repeat-matcher';
import { Runs } from './runs';
import { MAX_DISTANCE, MAX_LENGTH, MIN_LENGTH } from './symbols';
import { matchToken, NO_TOKEN, Token, tokenLength } from './token';

/** Maximum number of frequent distances. */
export const MAX_FREQUENT = 8;

/** A match over this many runs or more skips the runs inside it. */
const SKIP_RUNS = 8;

/** Size of the hash table of run signatures. */
const SIGNATURE_BITS = 12;

/** A position where a token may start: the first byte of run r is node 2r, its second byte is node 2r + 1. */
@unmanaged
class PathNode {
  /** Cost of the cheapest path to this node; its last edge starts at node `predecessor` with `token`. */
  cost: f64;
  predecessor: i32;
  token: Token;
}

let runs = changetype<Runs>(0 as usize);
let nodes: usize = 0;
/** The search skips runs before this index. */
let nextRun = 0;

/** Matchers of the frequent distances, and the matcher that starts at the most recent run with the same signature. */
const frequent = allocateMatchers(MAX_FREQUENT);
let frequentCount = 0;
const recent = allocateMatchers(1)[0];
/** Most recent run per signature, plus 1; 0 means none. */
const head = allocate<i32>(1 << SIGNATURE_BITS);

/** The token sequence found by `findTokens`, last token first. */
export let tokens = changetype<Pointer<Token>>(0 as usize);
export let tokenCount = 0;

/**
 * Finds the cheapest token sequence as a shortest path over nodes. An edge is one token plus, if it ends inside a run,
 * the rest of that run as matches at distance 1. The token is a literal (first byte of a run), nothing (the whole edge
 * is the rest of a run), or a match. Matches are tried at each of the `distanceCount` frequent `distances` and at the
 * most recent run with the same signature, at full length and cut at the start of the last run. Runs with equal
 * signatures are aligned at their ends: edges of shapes move from row to row, so the lengths of runs differ more often
 * than what follows them. (Decision 051)
 */
export function findTokens(rows: Runs, distances: Pointer<i32>, distanceCount: i32): void {
  runs = rows;
  nextRun = 0;
  setLiteralCosts(runs);
  resetMatchers(distances, distanceCount);
  resetNodes();
  for (let run = 0; run < runs.count; ) {
    relaxFrom(run);
    run = max(run + 1, nextRun);
  }
  listTokens();
}

function allocateMatchers(count: i32): Pointer<RepeatMatcher> {
  const matchers = allocate<RepeatMatcher>(count);
  for (let at = 0; at < count; at++)
    matchers[at] = changetype<RepeatMatcher>(allocate<u8>(offsetof<RepeatMatcher>() as i32).address);
  return matchers;
}

function resetMatchers(distances: Pointer<i32>, distanceCount: i32): void {
  clear(head, 1 << SIGNATURE_BITS);
  frequentCount = 0;
  for (let at = 0; at < distanceCount; at++)
    if (distances[at] <= MAX_DISTANCE)
      frequent[frequentCount++].retarget(distances[at], 0, frequentDistanceCost(distances[at]));
}

function nodeAt(index: i32): PathNode {
  return changetype<PathNode>(nodes + (index as usize) * offsetof<PathNode>());
}

function resetNodes(): void {
  const count = 2 * runs.count + 1;
  nodes = allocate<u8>(count * (offsetof<PathNode>() as i32)).address;
  for (let at = 1; at < count; at++) nodeAt(at).cost = Infinity;
  nodeAt(0).cost = 0;
}

/** Relaxes all edges that start in `run`. */
function relaxFrom(run: i32): void {
  const start = runs.starts[run];
  const length = runs.lengthOf(run);
  const value = runs.values[run];
  const first = 2 * run;
  const second = first + 1;
  reach(length === 1 ? second + 1 : second, nodeAt(first).cost + literalCosts[value], first, value);
  matchRecent(run);
  for (let at = 0; at < frequentCount; at++) relaxMatch(frequent[at], first, start, run);
  if (length === 1) return;
  const restCost = runRestCost(length - 1, literalCosts[value]);
  reach(second + 1, nodeAt(second).cost + restCost, second, NO_TOKEN);
  for (let at = 0; at < frequentCount; at++) relaxMatch(frequent[at], second, start + 1, run);
}

function reach(index: i32, cost: f64, predecessor: i32, token: Token): void {
  const node = nodeAt(index);
  if (cost >= node.cost) return;
  node.cost = cost;
  node.predecessor = predecessor;
  node.token = token;
}

/** Relaxes the match edges at the most recent run with the signature of `run`, aligned at the ends of both. */
function matchRecent(run: i32): void {
  const signature = signatureOf(run);
  const candidate = head[signature] - 1;
  head[signature] = run + 1;
  if (candidate < 0) return;
  const starts = runs.starts;
  const distance = starts[run + 1] - starts[candidate + 1];
  if (distance > MAX_DISTANCE) return;
  for (let at = 0; at < frequentCount; at++) if (frequent[at].distance === distance) return;
  const earliest = starts[candidate] + distance;
  const start = starts[run];
  if (earliest > start + 1) return;
  recent.retarget(distance, candidate, distanceCost(distance));
  if (earliest <= start) relaxMatch(recent, 2 * run, start, run);
  else if (starts[run + 1] > start + 1) relaxMatch(recent, 2 * run + 1, start + 1, run);
}

/** Hash of the values of a run and the next two. */
function signatureOf(run: i32): i32 {
  const values = runs.values;
  const three = ((values[run + 2] as u32) << 16) | ((values[run] as u32) << 8) | values[run + 1];
  return ((three * 0x9e3779b1) >> (32 - SIGNATURE_BITS)) as i32;
}

/** Relaxes the match edges of `matcher` that start at node `index`, byte `at`. */
function relaxMatch(matcher: RepeatMatcher, index: i32, at: i32, run: i32): void {
  const end = matcher.matchEnd(runs, at, run);
  if (end - at < MIN_LENGTH) return;
  const last = matcher.last;
  const cost = nodeAt(index).cost + matcher.cost;
  const rest = runRestCost(runs.starts[last + 1] - end, literalCosts[runs.values[last]]);
  const token = matchToken(end - at, matcher.distance);
  reach(2 * last + 2, cost + lengthCosts[end - at] + rest, index, token);
  const shorter = runs.starts[last] - at;
  if (shorter < MIN_LENGTH) return;
  reach(2 * last, cost + lengthCosts[shorter], index, matchToken(shorter, matcher.distance));
  if (last - run >= SKIP_RUNS && last > nextRun) nextRun = last;
}

/** Lists the tokens along the shortest path, last token first. */
function listTokens(): void {
  // An edge is one token, and a rest of at most two literals or one match, beside the matches of full length.
  tokens = allocate<Token>(6 * runs.count + runs.starts[runs.count] / MAX_LENGTH);
  tokenCount = 0;
  for (let index = 2 * runs.count; index > 0; ) {
    const node = nodeAt(index);
    const begin = offsetOf(node.predecessor);
    addRest(offsetOf(index) - begin - tokenLength(node.token), runs.values[(index - 1) >> 1]);
    if (node.token !== NO_TOKEN) tokens[tokenCount++] = node.token;
    index = node.predecessor;
  }
}

/** Byte offset of a node. */
function offsetOf(index: i32): i32 {
  return runs.starts[index >> 1] + (index & 1);
}

function addRest(length: i32, value: i32): void {
  const rest = length % MAX_LENGTH;
  if (rest >= MIN_LENGTH) tokens[tokenCount++] = matchToken(rest, 1);
  else for (let at = 0; at < rest; at++) tokens[tokenCount++] = value;
  for (let at = rest; at < length; at += MAX_LENGTH) tokens[tokenCount++] = matchToken(MAX_LENGTH, 1);
}
