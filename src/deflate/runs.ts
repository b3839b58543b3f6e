// Run-length view of image rows.

/** Run r repeats the byte `values[r]` from offset `starts[r]` (inclusive) to `starts[r + 1]` (exclusive). */
export interface Runs {
  readonly count: number;
  readonly starts: Uint32Array;
  readonly values: Uint8Array;
}

/** Runs of `bytes`, which must start at offset 0 of its buffer. A run ends at the end of a row of `width` bytes. */
export const runsOfRows = (bytes: Uint8Array, width: number): Runs => {
  const words = new Uint32Array(bytes.buffer, 0, bytes.length >> 2);
  let starts = new Uint32Array(INITIAL_CAPACITY);
  let values = new Uint8Array(INITIAL_CAPACITY);
  let count = 0;
  for (let at = 0; at < bytes.length; ) {
    if (count + width + 1 > values.length) {
      starts = grown(starts, new Uint32Array(2 * count + width + 1));
      values = grown(values, new Uint8Array(2 * count + width + 1));
    }
    for (const end = Math.min(at + width, bytes.length); at < end; count++) {
      const value = bytes[at];
      starts[count] = at;
      values[count] = value;
      do at++;
      while ((at & 3) !== 0 && at < end && bytes[at] === value);
      if ((at & 3) === 0) {
        const repeated = Math.imul(value, 0x01010101) >>> 0;
        while (at + 4 <= end && words[at >> 2] === repeated) at += 4;
        while (at < end && bytes[at] === value) at++;
      }
    }
  }
  starts[count] = bytes.length;
  return { count, starts, values };
};

/**
 * Runs of the PNG scanlines of `runs`: a filter byte 0 (None) before every `width` bytes. A run of zeros at the start of
 * a row includes the filter byte.
 */
export const withFilterBytes = ({ count, starts, values }: Runs, width: number): Runs => {
  const rows = Math.ceil(starts[count] / width);
  const filteredStarts = new Uint32Array(count + rows + 1);
  const filteredValues = new Uint8Array(count + rows + 2);
  let filtered = 0;
  let last = -1;
  let row = 0;
  const add = (start: number, value: number) => {
    if (value === last) return;
    filteredStarts[filtered] = start;
    filteredValues[filtered++] = value;
    last = value;
  };
  for (let run = 0; run < count; run++) {
    const start = starts[run];
    if (start === row * width) add(start + row++, 0);
    add(start + row, values[run]);
  }
  filteredStarts[filtered] = starts[count] + rows;
  return { count: filtered, starts: filteredStarts, values: filteredValues };
};

const INITIAL_CAPACITY = 4096;

const grown = <List extends Uint32Array | Uint8Array>(from: List, to: List): List => {
  to.set(from);
  return to;
};
