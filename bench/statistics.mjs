// Summary statistics of samples, and the length of a run.

/** Set by `npm run bench -- --quick`, which tries the programs and writes no report. */
const isQuick = process.env.BENCH_QUICK === '1';

/** A number of rounds, or a duration: a tenth of it in a quick run, at least 1. */
export const shortened = amount => (isQuick ? Math.max(1, Math.round(amount / 10)) : amount);

/** @param {readonly number[]} numbers */
export const median = numbers => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

/** @param {readonly number[]} numbers */
export const mean = numbers => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** @param {readonly number[]} numbers */
export const geometricMean = numbers => Math.exp(mean(numbers.map(Math.log)));
