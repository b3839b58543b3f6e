// DEFLATE compressor for rows of few distinct bytes.
import { kernel, readOutput, writeInput } from '../kernel/kernel.ts';

/**
 * Compresses rows of `width` bytes to a zlib stream (RFC 1950), with a PNG filter byte 0 (None) before each row.
 *
 * The match search works on runs of equal bytes, so it suits images of few colors; it is slow and compresses poorly on
 * others. `shifts` lists up to eight byte counts n < `width` for which many rows equal the previous row shifted left by
 * n bytes. (Decision 051)
 */
export const deflateRows = (
  bytes: Uint8Array,
  width: number,
  shifts: readonly number[] = [0],
): Uint8Array => {
  writeInput(bytes);
  writeShifts(shifts);
  return readOutput(kernel().deflateRows(bytes.length, width, shifts.length));
};

const writeShifts = (shifts: readonly number[]): void =>
  new Int32Array(kernel().memory.buffer, kernel().shiftsAddress(), shifts.length).set(shifts);
