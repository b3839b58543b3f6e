// Summary statistics of samples, and shortened runs.

/** `npm run bench -- --quick` sets it. A quick run tries the programs and writes no report. */
const isQuick = process.env.BENCH_QUICK === '1';

/** A number of rounds, or a duration. A quick run has a tenth of it, but at least 1. */
export const shortened = amount => (isQuick ? Math.max(1, Math.round(amount / 10)) : amount);

/** @param {readonly number[]} numbers */
export const median = numbers => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

/** @param {readonly number[]} numbers */
export const mean = numbers => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/**
 * Medians of tables with the same rows and columns, as text. `decimals` is the number of decimal places by column
 * (0 by default).
 * @param {readonly Record<string, Record<string, number>>[]} tables
 * @param {Record<string, number>} [decimals]
 */
export const medianTable = ([first, ...others], decimals = {}) =>
  Object.fromEntries(
    Object.entries(first).map(([row, cells]) => [
      row,
      Object.fromEntries(
        Object.keys(cells).map(column => [
          column,
          median([first, ...others].map(table => table[row][column])).toFixed(decimals[column] ?? 0),
        ]),
      ),
    ]),
  );

export const repeatRuns = async (count, measure) => {
  const results = [];
  for (let run = 0; run < count; run++) results.push(await measure(run));
  return results;
};

/** @param {readonly number[]} numbers */
export const geometricMean = numbers => Math.exp(mean(numbers.map(Math.log)));

/**
 * A generator of integers from 0 to `limit` - 1 (mulberry32). Equal seeds give equal numbers.
 * @returns {(limit: number) => number}
 */
export const randomFrom = seed => limit => {
  seed = (seed + 0x6d2b_79f5) | 0;
  let bits = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
  return Math.floor((((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32) * limit);
};
