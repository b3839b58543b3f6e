// Run-length encoding of image rows, and its Adler-32 checksum.

/** Run r repeats the byte `values[r]` from offset `starts[r]` (inclusive) to `starts[r + 1]` (exclusive). */
export interface Runs {
  readonly count: number;
  readonly starts: Uint32Array;
  readonly values: Uint8Array;
}

/** Runs of `bytes` (at offset 0 of its buffer) with a filter byte 0 inserted before every `width` bytes. */
export const runsOfRows = (bytes: Uint8Array, width: number): Runs => {
  const words = new Uint32Array(bytes.buffer, 0, bytes.length >> 2);
  let starts = new Uint32Array(INITIAL_CAPACITY);
  let values = new Uint8Array(INITIAL_CAPACITY);
  let count = 0;
  let last = -1;
  let filterBytes = 0;
  for (let at = 0; at < bytes.length; ) {
    if (count + width + 2 > values.length) {
      starts = grown(starts, new Uint32Array(2 * count + width + 2));
      values = grown(values, new Uint8Array(2 * count + width + 2));
    }
    if (last !== 0) {
      starts[count] = at + filterBytes;
      values[count++] = 0;
      last = 0;
    }
    filterBytes++;
    for (const end = Math.min(at + width, bytes.length); at < end; ) {
      const value = bytes[at];
      if (value !== last) {
        starts[count] = at + filterBytes;
        values[count++] = value;
        last = value;
      }
      do at++;
      while ((at & 3) !== 0 && at < end && bytes[at] === value);
      if ((at & 3) === 0) {
        const repeated = Math.imul(value, 0x01010101) >>> 0;
        while (at + 4 <= end && words[at >> 2] === repeated) at += 4;
        while (at < end && bytes[at] === value) at++;
      }
    }
  }
  starts[count] = bytes.length + filterBytes;
  return { count, starts, values };
};

const INITIAL_CAPACITY = 4096;

const grown = <List extends Uint32Array | Uint8Array>(from: List, to: List): List => {
  to.set(from);
  return to;
};

/** Sums are reduced modulo 65521 only above these limits, which are low enough to keep them exact (below 2^53). */
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
