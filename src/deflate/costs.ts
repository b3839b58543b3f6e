// What symbols are taken to cost in bits, before their code is known.
import type { Runs } from './runs.ts';
import { DISTANCE_EXTRA, distanceCode, LENGTH_EXTRA, LONGEST, lengthCode, SHORTEST } from './symbols.ts';

/** Nearly all matches repeat the byte before or the row above. */
const LENGTH_PRICE = 4.5;
const REPEAT_PRICE = 1.5;
const USUAL_PRICE = 2;
const DISTANCE_PRICE = 5;

/** The price of each match length. */
export const LENGTH_PRICES = Float64Array.from(
  { length: LONGEST + 1 },
  (_, length) => LENGTH_PRICE + LENGTH_EXTRA[lengthCode(length)],
);

export const usualPrice = (distance: number): number => USUAL_PRICE + extraBits(distance);

export const distancePrice = (distance: number): number => DISTANCE_PRICE + extraBits(distance);

const extraBits = (distance: number): number => DISTANCE_EXTRA[distanceCode(distance)];

/** In parts of a bit: sums of prices are exact, so that no choice hangs on a logarithm's last digits. */
const PARTS = 1024;

/** Literals are seldom said but at the beginning of a run: the rarer those are, the dearer. */
export const literalPrices = ({ count, values }: Runs): Float64Array => {
  const prices = new Float64Array(256);
  for (let run = 0; run < count; run++) prices[values[run]]++;
  for (let value = 0; value < 256; value++)
    if (prices[value] !== 0) prices[value] = Math.round(Math.log2(count / prices[value]) * PARTS) / PARTS;
  return prices;
};

/** The price of `length` more bytes of the colour of the byte before, a literal of which costs `literal`. */
export const restPrice = (length: number, literal: number): number => {
  if (length < SHORTEST) return length * literal;
  const wholes = Math.floor(length / LONGEST);
  const rest = length - wholes * LONGEST;
  const restPrice = rest < SHORTEST ? rest * literal : LENGTH_PRICES[rest] + REPEAT_PRICE;
  return wholes * (LENGTH_PRICES[LONGEST] + REPEAT_PRICE) + restPrice;
};
