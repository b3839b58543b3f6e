// Reusable memory for response bodies that are not cached.

/**
 * Holds one buffer: bodies are written synchronously, one after the other. Without reuse, 90 kB per response would
 * trigger a full garbage collection every few hundred requests.
 */
export interface BufferPool {
  /** Copies the segments into one buffer, the pooled one if it is free and large enough. */
  join(segments: readonly Uint8Array[], length: number): Buffer;
  /** Takes back the buffer that `join` returned last, and ignores others. The caller must not use it any more. */
  release(buffer: Buffer): void;
}

/** Bytes; enough for most pages of search results. */
const MIN_CAPACITY = 128 * 1024;

/** Bytes; the garbage collector frees larger buffers. */
const MAX_CAPACITY = 1024 * 1024;

export const createBufferPool = (): BufferPool => {
  let free: Buffer | undefined;
  let used: Buffer | undefined;
  const acquire = (length: number): Buffer => {
    used =
      free !== undefined && free.length >= length
        ? free
        : Buffer.allocUnsafeSlow(Math.max(length, MIN_CAPACITY));
    free = undefined;
    return used.subarray(0, length);
  };
  return {
    join: (segments, length) => {
      const buffer = acquire(length);
      let offset = 0;
      for (const segment of segments) {
        // Half of the segments of a search page are commas, which an assignment copies ten times faster.
        if (segment.length === 1) buffer[offset] = segment[0] as number;
        else buffer.set(segment, offset);
        offset += segment.length;
      }
      return buffer;
    },
    release: buffer => {
      if (used === undefined || buffer.buffer !== used.buffer) return;
      if (used.length <= MAX_CAPACITY) free = used;
      used = undefined;
    },
  };
};
