// Run-length view of image rows.
import { allocate, Pointer } from '../memory';

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

  /** Sets the offset at which the last run ends. */
  close(end: i32): void {
    this.starts[this.count] = end;
    // The match search reads up to two values beyond the last run.
    this.values[this.count] = 0;
    this.values[this.count + 1] = 0;
  }
}

/** An empty list with room for `capacity` runs. */
export function createRuns(capacity: i32): Runs {
  const runs = changetype<Runs>(allocate<u8>(offsetof<Runs>() as i32).address);
  runs.count = 0;
  runs.starts = allocate<i32>(capacity + 1);
  runs.values = allocate<u8>(capacity + 2);
  return runs;
}

/** Runs of `length` bytes. A run ends at the end of a row of `width` bytes. */
export function runsOfRows(bytes: Pointer<u8>, length: i32, width: i32): Runs {
  // Memory beyond the runs found is reserved but never touched.
  const runs = createRuns(length);
  for (let at = 0; at < length; ) {
    const end = min(at + width, length);
    while (at < end) {
      runs.add(at, bytes[at]);
      at = endOfRun(bytes, at, end);
    }
  }
  runs.close(length);
  return runs;
}

/** End of the run of equal bytes that starts at `at`, at most `end`; compares 16 bytes at a time. */
function endOfRun(bytes: Pointer<u8>, at: i32, end: i32): i32 {
  const value = bytes[at++];
  const repeated = i8x16.splat(value);
  for (; at + 16 <= end; at += 16) {
    const differences = i8x16.bitmask(i8x16.ne(v128.load(bytes.address + at), repeated));
    if (differences !== 0) return at + ctz(differences);
  }
  while (at < end && bytes[at] === value) at++;
  return at;
}

/**
 * Runs of the PNG scanlines of `runs`: a filter byte 0 (None) before every `width` bytes. A run of zeros at the start of
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
