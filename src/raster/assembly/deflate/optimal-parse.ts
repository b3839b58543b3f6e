// Optimal LZ77 parsing of an indexed image: a shortest path over the runs of the image.
import { allocate, clear, create, Pointer } from '../memory';
import { RepeatMatcher } from './repeat-matcher';
import { Runs } from './runs';
import {
  distanceCost,
  frequentDistanceCost,
  lengthCosts,
  literalCosts,
  MAX_DISTANCE,
  MAX_LENGTH,
  MIN_LENGTH,
  matchToken,
  NO_TOKEN,
  runRestCost,
  setLiteralCosts,
  Token,
  tokenLength,
} from './symbols';

export const MAX_FREQUENT = 8;

/** A match over this many runs or more makes the search skip the runs inside the match. */
const SKIP_RUNS = 8;

const SIGNATURE_BITS = 12;

/**
 * A node of the search: the first byte of a run. A token may also start at the second byte of a run. That byte needs no
 * node, because it is only reached by the literal of the first byte.
 */
@unmanaged
class PathNode {
  /** Cost of the cheapest path to this node. The last step of the path starts at `predecessor` with `token`. */
  cost: f64;
  predecessor: Position;
  token: Token;
}

/** The first byte of run r is 2r, the second byte is 2r + 1. */
type Position = i32;

let runs = changetype<Runs>(usize(0));
let nodes: usize = 0;
/** The search skips runs before this index. */
let nextRun = 0;

/** Matchers for the frequent distances. */
const frequent = allocate<RepeatMatcher>(MAX_FREQUENT);
for (let at = 0; at < MAX_FREQUENT; at++) frequent[at] = create<RepeatMatcher>();
let frequentCount = 0;
/** Matcher for the distance to the most recent run with the same signature (see `signatureOf`). */
const recent = create<RepeatMatcher>();
/** Index of the most recent run with a signature, plus 1. 0 means none. */
const head = allocate<i32>(1 << SIGNATURE_BITS);

/** The tokens that `findTokens` found, last token first. */
export let tokens = changetype<Pointer<Token>>(usize(0));
export let tokenCount = 0;

/**
 * Finds the cheapest token sequence as a shortest path over nodes. A step of a path is a token (a literal or a match),
 * followed by the rest of the run in which the token ends. The rest is written as matches at distance 1. A step without
 * a token before the rest has NO_TOKEN.
 *
 * Matches are tried at the `distanceCount` frequent `distances`, and with the most recent run of the same signature
 * (`signatureOf`). Each match is tried at full length and cut at the start of its last run. The outlines of shapes move
 * from row to row, which changes the length of a run, but not the runs after it. So two runs with the same signature
 * are compared with their ends aligned. (Decision 051)
 */
export function findTokens(rows: Runs, distances: Pointer<i32>, distanceCount: i32): void {
  runs = rows;
  nextRun = 0;
  setLiteralCosts(runs);
  resetMatchers(distances, distanceCount);
  resetNodes();
  for (let run = 0; run < runs.count; ) {
    stepFrom(run);
    run = max(run + 1, nextRun);
  }
  listTokens();
}

function resetMatchers(distances: Pointer<i32>, distanceCount: i32): void {
  clear(head, 1 << SIGNATURE_BITS);
  frequentCount = 0;
  for (let at = 0; at < distanceCount; at++)
    if (distances[at] <= MAX_DISTANCE)
      frequent[frequentCount++].retarget(distances[at], 0, frequentDistanceCost(distances[at]));
}

function nodeAt(run: i32): PathNode {
  return changetype<PathNode>(nodes + usize(run) * offsetof<PathNode>());
}

function resetNodes(): void {
  const count = runs.count + 1;
  nodes = allocate<u8>(count * i32(offsetof<PathNode>())).address;
  for (let at = 1; at < count; at++) nodeAt(at).cost = Infinity;
  nodeAt(0).cost = 0;
}

/** Tries all steps that start in `run`. */
function stepFrom(run: i32): void {
  const length = runs.lengthOf(run);
  const value = runs.values[run];
  const literal = literalCosts[value];
  const first = 2 * run;
  const cost = nodeAt(run).cost;
  if (length === 1) reach(run + 1, cost + literal, first, value);
  tryRecent(run);
  let repeated = 0;
  for (let at = 0; at < frequentCount; at++)
    if (tryMatch(frequent[at], first, cost, literal)) repeated |= 1 << at;
  if (length === 1) return;
  reach(run + 1, cost + literal + runRestCost(length - 1, literal), first + 1, NO_TOKEN);
  for (let at = 0; at < frequentCount; at++)
    if ((repeated & (1 << at)) === 0) tryMatch(frequent[at], first + 1, cost + literal, literal);
}

function reach(run: i32, cost: f64, predecessor: Position, token: Token): void {
  const node = nodeAt(run);
  if (cost >= node.cost) return;
  node.cost = cost;
  node.predecessor = predecessor;
  node.token = token;
}

/** Tries matches of `run` with the most recent run of the same signature. The ends of both runs are aligned. */
function tryRecent(run: i32): void {
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
  const literal = literalCosts[runs.values[run]];
  const cost = nodeAt(run).cost;
  if (earliest <= start) tryMatch(recent, 2 * run, cost, literal);
  else if (starts[run + 1] > start + 1) tryMatch(recent, 2 * run + 1, cost + literal, literal);
}

/** The signature of a run: a hash of its value and of the values of the next two runs. */
function signatureOf(run: i32): i32 {
  const values = runs.values;
  const three = (u32(values[run + 2]) << 16) | (u32(values[run]) << 8) | values[run + 1];
  return i32((three * 0x9e3779b1) >> (32 - SIGNATURE_BITS));
}

/**
 * Tries the matches of `matcher` that start at `position`, which has the cost `before`. Returns true if no match that
 * starts one byte later is cheaper: it ends at the same nodes, and a `literal` must precede it.
 */
function tryMatch(matcher: RepeatMatcher, position: Position, before: f64, literal: f64): bool {
  const run = position >> 1;
  const at = offsetOf(position);
  const end = matcher.matchEnd(runs, at, run);
  const length = end - at;
  if (length < MIN_LENGTH) return false;
  const last = matcher.last;
  const cost = before + matcher.cost;
  const rest = runRestCost(runs.starts[last + 1] - end, literalCosts[runs.values[last]]);
  reach(last + 1, cost + lengthCosts[length] + rest, position, matchToken(length, matcher.distance));
  const shorter = runs.starts[last] - at;
  if (shorter >= MIN_LENGTH) {
    reach(last, cost + lengthCosts[shorter], position, matchToken(shorter, matcher.distance));
    if (last - run >= SKIP_RUNS && last > nextRun) nextRun = last;
    if (lengthCosts[shorter] - lengthCosts[shorter - 1] > literal) return false;
  }
  return length < MAX_LENGTH && lengthCosts[length] - lengthCosts[length - 1] <= literal;
}

/** Lists the tokens along the shortest path, last token first. */
function listTokens(): void {
  // Generous upper bound. A step has at most four tokens: a literal, a match, and two for the rest of a run. Long
  // rests need one more match for every MAX_LENGTH bytes.
  tokens = allocate<Token>(6 * runs.count + runs.starts[runs.count] / MAX_LENGTH);
  tokenCount = 0;
  for (let run = runs.count; run > 0; ) {
    const node = nodeAt(run);
    const predecessor = node.predecessor;
    const token = node.token;
    addRest(runs.starts[run] - offsetOf(predecessor) - tokenLength(token), runs.values[run - 1]);
    if (token !== NO_TOKEN) tokens[tokenCount++] = token;
    run = predecessor >> 1;
    if ((predecessor & 1) === 1) tokens[tokenCount++] = runs.values[run];
  }
}

function offsetOf(position: Position): i32 {
  return runs.starts[position >> 1] + (position & 1);
}

function addRest(length: i32, value: i32): void {
  const rest = length % MAX_LENGTH;
  if (rest >= MIN_LENGTH) tokens[tokenCount++] = matchToken(rest, 1);
  else for (let at = 0; at < rest; at++) tokens[tokenCount++] = value;
  for (let at = rest; at < length; at += MAX_LENGTH) tokens[tokenCount++] = matchToken(MAX_LENGTH, 1);
}
