// DEFLATE compressor for arbitrary bytes, such as text and bitmaps.
import { Pointer } from '../memory';
import { allocateOutput } from '../output';
import { alignBits, beginBits, WRITE_AHEAD } from './bit-writer';
import { MAX_CODE_BYTES, MAX_TOKEN_BYTES, writeBlock } from './dynamic-block';
import { findLazyTokens, lazyTokenCount, lazyTokens } from './lazy-matching';

/** Compresses bytes to a raw DEFLATE stream (RFC 1951) of one dynamic block; returns its length. (Decision 062) */
export function compressBytes(bytes: Pointer<u8>, length: i32): i32 {
  findLazyTokens(bytes, length);
  beginBits(allocateOutput(1 + MAX_CODE_BYTES + MAX_TOKEN_BYTES * lazyTokenCount + WRITE_AHEAD));
  writeBlock(lazyTokens, lazyTokenCount, true);
  return alignBits();
}
