// Rows as runs of equal bytes: all that compressing a flat picture needs to look at.

/** Run r is of `values[r]` and goes from starts[r] up to, not including, starts[r + 1]. */
export interface Runs {
  readonly count: number;
  readonly starts: Uint32Array;
  readonly values: Uint8Array;
}

/** The runs of `bytes`, whose buffer begins with them, when a 0 goes before every `width` of them. */
export const runsOfRows = (bytes: Uint8Array, width: number): Runs => {
  const words = new Uint32Array(bytes.buffer, 0, bytes.length >> 2);
  let starts = new Uint32Array(FIRST_ROOM);
  let values = new Uint8Array(FIRST_ROOM);
  let count = 0;
  let last = -1;
  let zeros = 0;
  for (let at = 0; at < bytes.length; ) {
    if (count + width + 2 > values.length) {
      starts = enlarged(starts, new Uint32Array(2 * count + width + 2));
      values = enlarged(values, new Uint8Array(2 * count + width + 2));
    }
    if (last !== 0) {
      starts[count] = at + zeros;
      values[count++] = 0;
      last = 0;
    }
    zeros++;
    for (const end = Math.min(at + width, bytes.length); at < end; ) {
      const value = bytes[at];
      if (value !== last) {
        starts[count] = at + zeros;
        values[count++] = value;
        last = value;
      }
      do at++;
      while ((at & 3) !== 0 && at < end && bytes[at] === value);
      if ((at & 3) === 0) {
        const fourfold = Math.imul(value, 0x01010101) >>> 0;
        while (at + 4 <= end && words[at >> 2] === fourfold) at += 4;
        while (at < end && bytes[at] === value) at++;
      }
    }
  }
  starts[count] = bytes.length + zeros;
  return { count, starts, values };
};

const FIRST_ROOM = 4096;

const enlarged = <List extends Uint32Array | Uint8Array>(from: List, to: List): List => {
  to.set(from);
  return to;
};

/** Sums are kept below this, far from where numbers stop being exact, and seldom brought back by a division. */
const HIGHEST_SUM = 2 ** 26;
const HIGHEST_SUM_OF_SUMS = 2 ** 52;

/** The checksum at the end of a zlib stream (RFC 1950, section 8), a run at a time. */
export const adler32 = ({ count, starts, values }: Runs): number => {
  const modulus = 65521;
  let sum = 1;
  let sumOfSums = 0;
  for (let run = 0; run < count; run++) {
    const length = starts[run + 1] - starts[run];
    const value = values[run];
    sumOfSums += length * (sum + (value * (length + 1)) / 2);
    sum += value * length;
    if (sum > HIGHEST_SUM) sum %= modulus;
    if (sumOfSums > HIGHEST_SUM_OF_SUMS) sumOfSums %= modulus;
  }
  return (sumOfSums % modulus) * 65536 + (sum % modulus);
};
