// Compresses the rows of a flat picture, smaller than zlib at its best.
import { BitWriter } from './bit-writer.ts';
import { MOST_CODE_BYTES, MOST_TOKEN_BYTES, writeBlock, writeLastBlock } from './dynamic-block.ts';
import { cheapestTokens } from './optimal-parse.ts';
import { adler32, runsOfRows } from './runs.ts';

/** Tokens in a block: codes that suit a part of the picture take less than a second list of them does. */
const BLOCK_TOKENS = 800;

/** The header and the checksum of a zlib stream, and what fills up its last byte. */
const FRAME_BYTES = 7;

/**
 * A zlib stream (RFC 1950) of rows of `width` bytes, each behind a byte 0, the filter that leaves a row of a PNG as it
 * is. `bytes` are the rows alone, and their buffer begins with them. It looks for repetitions along the runs of equal
 * bytes alone, so it suits pictures of few colours; on others it is slow and no good. A row may look like the row above
 * moved to the left by any of `moves`, in bytes and less than a row.
 */
export const deflateRows = (bytes: Uint8Array, width: number, moves: readonly number[] = [0]): Uint8Array => {
  const runs = runsOfRows(bytes, width);
  const tokens = cheapestTokens(
    runs,
    moves.map(move => width + 1 - move),
  );
  const blocks = Math.max(1, Math.round(tokens.length / BLOCK_TOKENS));
  const writer = new BitWriter(FRAME_BYTES + MOST_CODE_BYTES * blocks + MOST_TOKEN_BYTES * tokens.length);
  // The header: a window of 32 KiB, no preset dictionary, the level "fastest", a multiple of 31.
  writer.write(0x0178, 16);
  const perBlock = Math.ceil(tokens.length / blocks);
  let end = tokens.length;
  for (; end > perBlock; end -= perBlock) writeBlock(writer, tokens.slice(end - perBlock, end));
  writeLastBlock(writer, tokens.slice(0, end));
  writer.align();
  const checksum = adler32(runs);
  for (const shift of [24, 16, 8, 0]) writer.write((checksum >>> shift) & 255, 8);
  return writer.bytes;
};
