// DEFLATE streams of bytes and of rows.
import { allocate, allocateOutput, mark, Pointer, release } from '../memory';
import { MAX_CODE_BYTES, MAX_TOKEN_BYTES, writeBlock } from './dynamic-block';
import { alignBits, beginBits, WRITE_AHEAD, writeBits } from './huffman';
import { findLazyTokens, lazyTokenCount, lazyTokens } from './lazy-matching';
import { findTokens, MAX_FREQUENT, tokenCount, tokens } from './optimal-parse';
import { Runs, runsOfRows, withFilterBytes } from './runs';
import { Token } from './symbols';

/** Target number of tokens per block of bytes. Most documents are one block. */
const BYTE_BLOCK_TOKENS = 5000;

/**
 * Compresses bytes to a raw DEFLATE stream (RFC 1951) of dynamic blocks, or to a zlib stream (RFC 1950). Returns the
 * length of the stream. (Decision 062)
 */
export function compressBytes(bytes: Pointer<u8>, length: i32, isZlib: bool): i32 {
  // Comes first, so that the tokens can use the memory of the runs.
  const start = mark();
  const checksum = isZlib ? adler32(runsOfRows(bytes, length, length)) : 0;
  release(start);
  findLazyTokens(bytes, length);
  beginBlocks(lazyTokenCount, BYTE_BLOCK_TOKENS);
  if (isZlib) writeBits(ZLIB_HEADER, 16);
  writeBlocks(lazyTokens, lazyTokenCount, BYTE_BLOCK_TOKENS);
  return isZlib ? writeChecksum(checksum) : alignBits();
}

/** 32 KiB window, no preset dictionary, level "fastest". RFC 1950 requires a multiple of 31. */
const ZLIB_HEADER = 0x0178;

const MODULUS: u64 = 65521;

/**
 * Adler-32 checksum (RFC 1950, section 8), computed one run at a time. 64-bit sums hold up to 250 MB, so one division
 * at the end suffices.
 */
function adler32(runs: Runs): u32 {
  let sum: u64 = 1;
  let sumOfSums: u64 = 0;
  for (let run = 0; run < runs.count; run++) {
    const length: u64 = runs.lengthOf(run);
    const value: u64 = runs.values[run];
    sumOfSums += length * sum + (value * length * (length + 1)) / 2;
    sum += value * length;
  }
  return u32(((sumOfSums % MODULUS) << 16) | (sum % MODULUS));
}

/** Ends a zlib stream with its Adler-32 checksum. Returns the length of the stream. */
function writeChecksum(checksum: u32): i32 {
  alignBits();
  writeBits(bswap(checksum), 32);
  return alignBits();
}

/** Target number of tokens per block of rows: Huffman codes fitted to a part of an image save more than their headers cost. */
const BLOCK_TOKENS = 800;

/** Number of bytes of the zlib header, the Adler-32 checksum and the padding before the checksum. */
const WRAPPER_BYTES = 7;

const distances = allocate<i32>(MAX_FREQUENT);

/** Compresses rows of `width` bytes like `compressScanlines`. Inserts the PNG filter byte 0 (None) before each row. */
export function compressRows(rows: Runs, width: i32, shifts: Pointer<i32>, shiftCount: i32): i32 {
  return compressScanlines(withFilterBytes(rows, width), width, shifts, shiftCount);
}

/**
 * Compresses PNG scanlines to a zlib stream (RFC 1950). A scanline is a filter byte and `width` bytes. Returns the
 * length of the stream. `shifts` are byte counts n < `width` for which many rows equal the previous row shifted left by
 * n bytes. (Decision 051)
 */
export function compressScanlines(runs: Runs, width: i32, shifts: Pointer<i32>, shiftCount: i32): i32 {
  for (let at = 0; at < shiftCount; at++) distances[at] = width + 1 - shifts[at];
  findTokens(runs, distances, shiftCount);
  const blocks = max(1, (tokenCount + BLOCK_TOKENS / 2) / BLOCK_TOKENS);
  const perBlock = max(1, (tokenCount + blocks - 1) / blocks);
  beginBlocks(tokenCount, perBlock);
  writeBits(ZLIB_HEADER, 16);
  writeBlocks(tokens, tokenCount, perBlock);
  return writeChecksum(adler32(runs));
}

function beginBlocks(count: i32, perBlock: i32): void {
  const blocks = max(1, (count + perBlock - 1) / perBlock);
  beginBits(allocateOutput(WRAPPER_BYTES + MAX_CODE_BYTES * blocks + MAX_TOKEN_BYTES * count + WRITE_AHEAD));
}

/** Writes `tokens`, which are in reverse order, as blocks of `perBlock` tokens. */
function writeBlocks(tokens: Pointer<Token>, count: i32, perBlock: i32): void {
  let end = count;
  for (; end > perBlock; end -= perBlock) {
    const start = tokens.address + usize(end - perBlock) * sizeof<Token>();
    writeBlock(changetype<Pointer<Token>>(start), perBlock, false);
  }
  writeBlock(tokens, end, true);
}
