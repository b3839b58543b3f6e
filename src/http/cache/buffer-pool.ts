// Memory for answers that are sent once and forgotten. Made anew for each, pages of 90 kB would bring on a collection of
// all garbage every few hundred questions; lent, they cost nothing.

export interface Scratch {
  /** `length` bytes to write an answer into. Whoever wants to keep them must not give them back. */
  lend(length: number): Buffer;
  /** Takes bytes back that were lent last and that nobody will read any more; others are none of ours. */
  giveBack(bytes: Uint8Array): void;
}

/** Room for the usual page. */
const SMALLEST = 128 * 1024;

/** What is larger is left to the garbage collector. */
const LARGEST = 1024 * 1024;

export const createScratch = (): Scratch => {
  let free: Buffer | undefined;
  let lent: Buffer | undefined;
  return {
    lend: length => {
      lent =
        free !== undefined && free.length >= length
          ? free
          : Buffer.allocUnsafeSlow(Math.max(length, SMALLEST));
      free = undefined;
      return lent.subarray(0, length);
    },
    giveBack: bytes => {
      if (lent === undefined || bytes.buffer !== lent.buffer) return;
      if (lent.length <= LARGEST) free = lent;
      lent = undefined;
    },
  };
};
