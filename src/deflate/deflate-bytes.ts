// DEFLATE compressor for arbitrary bytes, such as text and bitmaps.
import { BitWriter } from './bit-writer.ts';
import { MAX_CODE_BYTES, MAX_TOKEN_BYTES, writeLastBlock } from './dynamic-block.ts';
import { lazyMatchTokens } from './lazy-matching.ts';

/** Compresses `bytes` to a raw DEFLATE stream (RFC 1951) that consists of one dynamic block. (Decision 062) */
export const deflateBytes = (bytes: Uint8Array): Uint8Array => {
  const tokens = lazyMatchTokens(bytes).reverse();
  const writer = new BitWriter(1 + MAX_CODE_BYTES + MAX_TOKEN_BYTES * tokens.length);
  writeLastBlock(writer, tokens);
  writer.align();
  return writer.bytes;
};
