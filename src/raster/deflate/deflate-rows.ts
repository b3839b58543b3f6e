// Compresses the rows of a flat picture, smaller than zlib at its best.
import { BitWriter } from './bit-writer.ts';
import { cheapestTokens } from './cheapest-tokens.ts';
import { writeLastBlock } from './dynamic-block.ts';
import { adler32, runsOf } from './runs.ts';

/**
 * A zlib stream (RFC 1950) of `rows`, each `rowLength` bytes long. It looks for repetitions along the runs of equal
 * bytes alone, so it suits pictures of few colours; on others it is slow and no good.
 */
export const deflateRows = (rows: Uint8Array, rowLength: number): Uint8Array => {
  const runs = runsOf(rows);
  const writer = new BitWriter();
  // The header: a window of 32 KiB, no preset dictionary, the level "fastest", a multiple of 31.
  writer.write(0x0178, 16);
  writeLastBlock(writer, cheapestTokens(runs, rowLength));
  writer.align();
  const checksum = adler32(runs);
  for (const shift of [24, 16, 8, 0]) writer.write((checksum >>> shift) & 255, 8);
  return writer.bytes;
};
