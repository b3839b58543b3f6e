// Bytes as runs of equal ones: all that compressing a flat picture needs to look at.

/** Run r is of `values[r]` and goes from starts[r] up to, not including, starts[r + 1]. */
export interface Runs {
  readonly count: number;
  readonly starts: Uint32Array;
  readonly values: Uint8Array;
}

/** The runs of `bytes`, whose buffer begins with them. */
export const runsOf = (bytes: Uint8Array): Runs => {
  const words = new Uint32Array(bytes.buffer, 0, bytes.length >> 2);
  let starts = new Uint32Array(1024);
  let values = new Uint8Array(1024);
  let count = 0;
  for (let at = 0; at < bytes.length; count++) {
    if (count + 1 === starts.length) {
      starts = enlarged(starts, new Uint32Array(count * 4));
      values = enlarged(values, new Uint8Array(count * 4));
    }
    const value = bytes[at] as number;
    starts[count] = at;
    values[count] = value;
    do at++;
    while ((at & 3) !== 0 && bytes[at] === value);
    if ((at & 3) === 0) {
      const fourfold = Math.imul(value, 0x01010101) >>> 0;
      while (words[at >> 2] === fourfold) at += 4;
      while (bytes[at] === value) at++;
    }
  }
  starts[count] = bytes.length;
  return { count, starts, values };
};

const enlarged = <List extends Uint32Array | Uint8Array>(from: List, to: List): List => {
  to.set(from);
  return to;
};

/** The checksum at the end of a zlib stream (RFC 1950, section 8), a run at a time. */
export const adler32 = ({ count, starts, values }: Runs): number => {
  const modulus = 65521;
  let sum = 1;
  let sumOfSums = 0;
  for (let run = 0; run < count; run++) {
    const length = (starts[run + 1] as number) - (starts[run] as number);
    const value = values[run] as number;
    sumOfSums = (sumOfSums + length * sum + (value * length * (length + 1)) / 2) % modulus;
    sum = (sum + value * length) % modulus;
  }
  return sumOfSums * 65536 + sum;
};
