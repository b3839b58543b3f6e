// Reusable memory for response bodies that are not cached.

/**
 * Holds one buffer: bodies are written synchronously, one after the other. Without reuse, 90 kB per response would
 * trigger a full garbage collection every few hundred requests.
 */
export interface BufferPool {
  /** The segments in one piece, in the pooled memory if it is free. */
  join(segments: readonly Uint8Array[], length: number): Buffer;
  /** Frees the memory of the buffer joined last. Must not be called while something still reads the buffer. */
  release(buffer: Buffer): void;
}

/** Fits a usual page of search results. */
const MIN_CAPACITY = 128 * 1024;

/** Larger buffers are left to the garbage collector. */
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
        // Half of the segments of a search page are commas: an assignment costs a tenth of a copy.
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
