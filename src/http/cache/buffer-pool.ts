// Buffer pool for response bodies that are not cached.

/**
 * Pool of one buffer, which is enough because bodies are written synchronously. Without reuse, allocating 90 kB per
 * response triggers a full garbage collection every few hundred requests.
 */
export interface BufferPool {
  /** Copies the segments into one buffer: the pooled buffer if it is free and large enough, otherwise a new one. */
  join(segments: readonly Uint8Array[], length: number): Buffer;
  /** Returns a buffer to the pool if it is the last result of `join`. The caller must not use it afterwards. */
  release(buffer: Buffer): void;
}

/** In bytes. Enough for most pages of search results. */
const MIN_CAPACITY = 128 * 1024;

/** In bytes. Larger buffers are not pooled. */
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
        // Half of the segments of a search page are commas; assignment copies one byte ten times faster than set().
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
