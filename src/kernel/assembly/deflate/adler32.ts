// Adler-32 checksum of runs.
import { Runs } from './runs';

const MODULUS: u64 = 65521;

/**
 * Adler-32 checksum (RFC 1950, section 8), computed one run at a time. The sums of up to 250 MB fit in 64 bits, so
 * one division at the end suffices.
 */
export function adler32(runs: Runs): u32 {
  let sum: u64 = 1;
  let sumOfSums: u64 = 0;
  for (let run = 0; run < runs.count; run++) {
    const length: u64 = runs.lengthOf(run);
    const value: u64 = runs.values[run];
    sumOfSums += length * sum + (value * length * (length + 1)) / 2;
    sum += value * length;
  }
  return (((sumOfSums % MODULUS) << 16) | (sum % MODULUS)) as u32;
}
