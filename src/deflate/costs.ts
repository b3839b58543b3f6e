// Estimated symbol costs in bits, used before the Huffman codes exist.
import type { Runs } from './runs.ts';
import { DISTANCE_EXTRA, distanceCode, LENGTH_EXTRA, lengthCode, MAX_LENGTH, MIN_LENGTH } from './symbols.ts';

/** Estimates. Most matches repeat the previous byte or the previous row, so those distances get short Huffman codes. */
const LENGTH_COST = 4.5;
const REPEAT_COST = 1.5;
const NEAR_DISTANCE_COST = 2;
const FAR_DISTANCE_COST = 5;

/** Cost of each match length. */
export const LENGTH_COSTS = Float64Array.from(
  { length: MAX_LENGTH + 1 },
  (_, length) => LENGTH_COST + LENGTH_EXTRA[lengthCode(length)],
);

export const frequentDistanceCost = (distance: number): number => NEAR_DISTANCE_COST + extraBits(distance);

export const distanceCost = (distance: number): number => FAR_DISTANCE_COST + extraBits(distance);

const extraBits = (distance: number): number => DISTANCE_EXTRA[distanceCode(distance)];

/** Costs are multiples of 1/1024 bit: sums are exact, so platform differences in `Math.log2` change no output. */
const STEPS_PER_BIT = 1024;

/** Literal cost per byte value: the entropy of the bytes that start a run. */
export const literalCosts = ({ count, values }: Runs): Float64Array => {
  const costs = new Float64Array(256);
  for (let run = 0; run < count; run++) costs[values[run]]++;
  for (let value = 0; value < 256; value++)
    if (costs[value] !== 0)
      costs[value] = Math.round(Math.log2(count / costs[value]) * STEPS_PER_BIT) / STEPS_PER_BIT;
  return costs;
};

/** Cost of repeating the previous byte `length` times; `literal` is the cost of that byte as a literal. */
export const runRestCost = (length: number, literal: number): number => {
  if (length < MIN_LENGTH) return length * literal;
  const fullMatches = Math.floor(length / MAX_LENGTH);
  const rest = length - fullMatches * MAX_LENGTH;
  const remainderCost = rest < MIN_LENGTH ? rest * literal : LENGTH_COSTS[rest] + REPEAT_COST;
  return fullMatches * (LENGTH_COSTS[MAX_LENGTH] + REPEAT_COST) + remainderCost;
};
