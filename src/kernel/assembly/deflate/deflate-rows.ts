// DEFLATE compressor for the rows of an indexed PNG.
import { allocate, Pointer } from '../memory';
import { allocateOutput } from '../output';
import { adler32 } from './adler32';
import { alignBits, beginBits, WRITE_AHEAD, writeBits } from './bit-writer';
import { MAX_CODE_BYTES, MAX_TOKEN_BYTES, writeBlock } from './dynamic-block';
import { findTokens, MAX_FREQUENT, tokenCount, tokens } from './optimal-parse';
import { Runs, withFilterBytes } from './runs';
import { Token } from './token';

/** Target number of tokens per block: Huffman codes fitted to a part of an image save more than their headers cost. */
const BLOCK_TOKENS = 800;

/** Bytes of the zlib header, the Adler-32 checksum and the padding before it. */
const WRAPPER_BYTES = 7;

const distances = allocate<i32>(MAX_FREQUENT);

/** Compresses rows of `width` bytes as `compressScanlines` does, with a PNG filter byte 0 (None) before each row. */
export function compressRows(rows: Runs, width: i32, shifts: Pointer<i32>, shiftCount: i32): i32 {
  return compressScanlines(withFilterBytes(rows, width), width, shifts, shiftCount);
}

/**
 * Compresses PNG scanlines of `width` bytes, each preceded by its filter byte, to a zlib stream (RFC 1950); returns its
 * length. `shifts` are byte counts n < `width` for which many rows equal the previous row shifted left by n bytes.
 * (Decision 051)
 */
export function compressScanlines(runs: Runs, width: i32, shifts: Pointer<i32>, shiftCount: i32): i32 {
  for (let at = 0; at < shiftCount; at++) distances[at] = width + 1 - shifts[at];
  findTokens(runs, distances, shiftCount);
  const blocks = max(1, (tokenCount + BLOCK_TOKENS / 2) / BLOCK_TOKENS);
  beginBits(
    allocateOutput(WRAPPER_BYTES + MAX_CODE_BYTES * blocks + MAX_TOKEN_BYTES * tokenCount + WRITE_AHEAD),
  );
  // zlib header: 32 KiB window, no preset dictionary, level "fastest"; a multiple of 31 as RFC 1950 requires.
  writeBits(0x0178, 16);
  writeBlocks((tokenCount + blocks - 1) / blocks);
  alignBits();
  writeBits(bswap(adler32(runs)), 32);
  return alignBits();
}

/** Writes the tokens, which are in reverse order, as blocks of `perBlock` tokens. */
function writeBlocks(perBlock: i32): void {
  let end = tokenCount;
  for (; end > perBlock; end -= perBlock) writeBlock(tokensFrom(end - perBlock), perBlock, false);
  writeBlock(tokens, end, true);
}

function tokensFrom(at: i32): Pointer<Token> {
  return changetype<Pointer<Token>>(tokens.address + (at as usize) * sizeof<Token>());
}
