// Adler-32 checksum of runs.
import type { Runs } from './runs.ts';

/** The sums stay below these bounds, far below 2^53, so the modulo operation is rarely needed. */
const MAX_SUM = 2 ** 26;
const MAX_SUM_OF_SUMS = 2 ** 52;

/** Adler-32 checksum (RFC 1950, section 8), computed one run at a time. */
export const adler32 = ({ count, starts, values }: Runs): number => {
  const modulus = 65521;
  let sum = 1;
  let sumOfSums = 0;
  for (let run = 0; run < count; run++) {
    const length = starts[run + 1] - starts[run];
    const value = values[run];
    sumOfSums += length * (sum + (value * (length + 1)) / 2);
    sum += value * length;
    if (sum > MAX_SUM) sum %= modulus;
    if (sumOfSums > MAX_SUM_OF_SUMS) sumOfSums %= modulus;
  }
  return (sumOfSums % modulus) * 65536 + (sum % modulus);
};
