// Rows of 1, 2 or 4 bits per pixel.
import { createRuns, Runs } from '../deflate/runs';

/** Packs palette indices into `depth` bits per pixel. A run of pixels becomes up to three runs of bytes. */
export function packRuns(runs: Runs, size: i32, depth: i32): Runs {
  const rowBits = size * depth;
  const rowLength = (rowBits + 7) >> 3;
  const packed = createRuns(3 * runs.count);
  let row = 0;
  let byte = 0;
  for (let run = 0; run < runs.count; run++) {
    const end = (runs.starts[run + 1] - row * size) * depth;
    const value: i32 = runs.values[run];
    for (let bit = (runs.starts[run] - row * size) * depth; bit < end; ) {
      const column = bit >> 3;
      if ((bit & 7) === 0 && end - bit >= 8) {
        addByte(packed, row * rowLength, column, value * (255 / ((1 << depth) - 1)));
        bit += (end - bit) & ~7;
      } else {
        byte |= value << (8 - depth - (bit & 7));
        bit += depth;
        if ((bit & 7) !== 0 && bit < rowBits) continue;
        addByte(packed, row * rowLength, column, byte);
        byte = 0;
      }
    }
    if (end === rowBits) row++;
  }
  packed.close(size * rowLength);
  return packed;
}

function addByte(packed: Runs, rowStart: i32, column: i32, value: i32): void {
  if (column > 0 && packed.values[packed.count - 1] === value) return;
  packed.add(rowStart + column, value as u8);
}
