// Estimated symbol costs in bits, used before the Huffman codes exist.
import { allocate, clear } from '../memory';
import { Runs } from './runs';
import { distanceCode, distanceExtra, lengthCode, lengthExtra, MAX_LENGTH, MIN_LENGTH } from './symbols';

/** Estimates. Most matches repeat the previous byte or the previous row, so those distances get short Huffman codes. */
const LENGTH_COST: f64 = 4.5;
const REPEAT_COST: f64 = 1.5;
const NEAR_DISTANCE_COST: f64 = 2;
const FAR_DISTANCE_COST: f64 = 5;

/** Cost of each match length. */
export const lengthCosts = allocate<f64>(MAX_LENGTH + 1);
for (let length = 0; length <= MAX_LENGTH; length++)
  lengthCosts[length] = LENGTH_COST + lengthExtra(lengthCode(length));

/** Literal cost per byte value: the entropy of the bytes that start a run. */
export const literalCosts = allocate<f64>(256);

export function frequentDistanceCost(distance: i32): f64 {
  return NEAR_DISTANCE_COST + distanceExtra(distanceCode(distance));
}

export function distanceCost(distance: i32): f64 {
  return FAR_DISTANCE_COST + distanceExtra(distanceCode(distance));
}

/** Costs are multiples of 1/1024 bit, so that sums are exact and do not depend on the order of additions. */
const STEPS_PER_BIT: f64 = 1024;

export function setLiteralCosts(runs: Runs): void {
  clear(literalCosts, 256);
  for (let run = 0; run < runs.count; run++) literalCosts[runs.values[run]] += 1;
  for (let value = 0; value < 256; value++)
    if (literalCosts[value] !== 0)
      literalCosts[value] =
        Math.round(Math.log2(runs.count / literalCosts[value]) * STEPS_PER_BIT) / STEPS_PER_BIT;
}

/** Cost of repeating the previous byte `length` times; `literal` is the cost of that byte as a literal. */
export function runRestCost(length: i32, literal: f64): f64 {
  if (length < MIN_LENGTH) return length * literal;
  const fullMatches = length / MAX_LENGTH;
  const rest = length % MAX_LENGTH;
  const remainderCost = rest < MIN_LENGTH ? rest * literal : lengthCosts[rest] + REPEAT_COST;
  return fullMatches * (lengthCosts[MAX_LENGTH] + REPEAT_COST) + remainderCost;
}
