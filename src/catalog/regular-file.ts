// Reader of files that an operator names, which another program may replace at any time.
import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';

/** Windows has no such flag. */
const { O_RDONLY, O_NONBLOCK = 0 } = constants;

/** Flags to open a file for reading without waiting for the writer of a FIFO. */
export const READ_AT_ONCE = O_RDONLY | O_NONBLOCK;

/** Reads a regular file. Throws an Error for anything else: opening or reading a FIFO would block the process for good. */
export const readRegularFile = (path: string): Buffer => {
  const file = openSync(path, READ_AT_ONCE);
  try {
    if (!fstatSync(file).isFile()) throw new Error(`${path} is not a regular file`);
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
};
