// DEFLATE compressor for the rows of an indexed PNG.
import { adler32 } from './adler32.ts';
import { BitWriter } from './bit-writer.ts';
import { MAX_CODE_BYTES, MAX_TOKEN_BYTES, writeBlock, writeLastBlock } from './dynamic-block.ts';
import { optimalTokens } from './optimal-parse.ts';
import { type Runs, withFilterBytes } from './runs.ts';

/** Target number of tokens per block: Huffman codes fitted to a part of an image save more than their headers cost. */
const BLOCK_TOKENS = 800;

/** Bytes of the zlib header, the Adler-32 checksum and the padding before it. */
const WRAPPER_BYTES = 7;

/**
 * Compresses rows of `width` bytes to a zlib stream (RFC 1950), with a PNG filter byte 0 (None) before each row.
 *
 * The match search works on runs of equal bytes, so it suits images of few colors; it is slow and compresses poorly on
 * others. `shifts` lists the byte counts n < `width` for which many rows equal the previous row shifted left by n bytes.
 * (Decision 051)
 */
export const deflateRows = (rows: Runs, width: number, shifts: readonly number[] = [0]): Uint8Array => {
  const runs = withFilterBytes(rows, width);
  const tokens = optimalTokens(
    runs,
    shifts.map(shift => width + 1 - shift),
  );
  const blocks = Math.max(1, Math.round(tokens.length / BLOCK_TOKENS));
  const writer = new BitWriter(WRAPPER_BYTES + MAX_CODE_BYTES * blocks + MAX_TOKEN_BYTES * tokens.length);
  // zlib header: 32 KiB window, no preset dictionary, level "fastest"; a multiple of 31 as RFC 1950 requires.
  writer.write(0x0178, 16);
  const perBlock = Math.ceil(tokens.length / blocks);
  let end = tokens.length;
  for (; end > perBlock; end -= perBlock) writeBlock(writer, tokens.slice(end - perBlock, end));
  writeLastBlock(writer, tokens.slice(0, end));
  writer.align();
  const checksum = adler32(runs);
  for (const bit of [24, 16, 8, 0]) writer.write((checksum >>> bit) & 255, 8);
  return writer.bytes;
};
