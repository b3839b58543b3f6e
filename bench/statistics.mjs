// Summary statistics of samples.

/** @param {readonly number[]} numbers */
export const median = numbers => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

/** @param {readonly number[]} numbers */
export const mean = numbers => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** @param {readonly number[]} numbers */
export const geometricMean = numbers => Math.exp(mean(numbers.map(Math.log)));
