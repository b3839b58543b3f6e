// Run-length encoding of image rows.
import { allocate, create, Pointer } from '../memory';

/** Run r repeats the byte `values[r]` from offset `starts[r]` (inclusive) to `starts[r + 1]` (exclusive). */
@unmanaged
export class Runs {
  count: i32;
  starts: Pointer<i32>;
  values: Pointer<u8>;

  lengthOf(run: i32): i32 {
    return this.starts[run + 1] - this.starts[run];
  }

  add(start: i32, value: u8): void {
    this.starts[this.count] = start;
    this.values[this.count++] = value;
  }

  close(end: i32): void {
    this.starts[this.count] = end;
    // The match search reads up to two values beyond the last run.
    this.values[this.count] = 0;
    this.values[this.count + 1] = 0;
  }
}

export function createRuns(capacity: i32): Runs {
  const runs = create<Runs>();
  runs.count = 0;
  runs.starts = allocate<i32>(capacity + 1);
  runs.values = allocate<u8>(capacity + 2);
  return runs;
}

/** Number of bytes that are compared at a time. */
const LANES = 16;

/** Splits `length` bytes into runs. A run ends at the latest at the end of a row of `width` bytes. */
export function runsOfRows(bytes: Pointer<u8>, length: i32, width: i32): Runs {
  // Reserves memory for the worst case. The system allocates only what the runs use.
  const runs = createRuns(length);
  for (let row = 0; row < length; row += width) {
    runs.add(row, bytes[row]);
    addRunsOfRow(runs, bytes, row + 1, min(row + width, length));
  }
  runs.close(length);
  return runs;
}

/** Adds a run at each byte from `start` to `end` that differs from the byte before it. */
function addRunsOfRow(runs: Runs, bytes: Pointer<u8>, start: i32, end: i32): void {
  const starts = runs.starts;
  const values = runs.values;
  let count = runs.count;
  let at = start;
  for (; at + LANES <= end; at += LANES) {
    const address = bytes.address + at;
    const changes = i8x16.ne(v128.load(address), v128.load(address - 1));
    for (let bits = i8x16.bitmask(changes); bits !== 0; bits &= bits - 1) {
      const change = at + ctz(bits);
      starts[count] = change;
      values[count++] = bytes[change];
    }
  }
  for (; at < end; at++)
    if (bytes[at] !== bytes[at - 1]) {
      starts[count] = at;
      values[count++] = bytes[at];
    }
  runs.count = count;
}

/**
 * The runs of PNG scanlines: inserts a filter byte 0 (None) before every `width` bytes. A run of zeros at the start of
 * a row includes the filter byte.
 */
export function withFilterBytes(runs: Runs, width: i32): Runs {
  const end = runs.starts[runs.count];
  const rows = (end + width - 1) / width;
  const filtered = createRuns(runs.count + rows);
  let last = -1;
  let row = 0;
  for (let run = 0; run < runs.count; run++) {
    const start = runs.starts[run];
    if (start === row * width) {
      if (last !== 0) filtered.add(start + row, 0);
      last = 0;
      row++;
    }
    const value = runs.values[run];
    if (value !== last) filtered.add(start + row, value);
    last = value;
  }
  filtered.close(end + rows);
  return filtered;
}
