// Compresses bytes of any kind, such as texts and bitmaps.
import { BitWriter } from './bit-writer.ts';
import { MOST_CODE_BYTES, MOST_TOKEN_BYTES, writeLastBlock } from './dynamic-block.ts';
import { lazyTokens } from './lazy-matching.ts';

/** A raw DEFLATE stream (RFC 1951) of one block. */
export const deflateBytes = (bytes: Uint8Array): Uint8Array => {
  const tokens = lazyTokens(bytes).reverse();
  const writer = new BitWriter(1 + MOST_CODE_BYTES + MOST_TOKEN_BYTES * tokens.length);
  writeLastBlock(writer, tokens);
  writer.align();
  return writer.bytes;
};
