// DEFLATE compressor for arbitrary bytes, such as text and bitmaps.
import { kernel, readOutput, writeInput } from '../kernel/kernel.ts';

/** Compresses `bytes` to a raw DEFLATE stream (RFC 1951) that consists of one dynamic block. (Decision 062) */
export const deflateBytes = (bytes: Uint8Array): Uint8Array => {
  writeInput(bytes);
  return readOutput(kernel().deflateBytes(bytes.length));
};
