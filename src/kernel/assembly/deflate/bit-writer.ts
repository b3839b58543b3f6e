// Bit writer, least significant bit first (RFC 1951, section 3.1.1).
import { Pointer } from '../memory';

/** Bytes beyond the end of a stream that `writeBits` may overwrite. */
export const WRITE_AHEAD = 8;

let start: usize = 0;
let next: usize = 0;
let pending: u64 = 0;
let pendingCount: u64 = 0;

/** Starts a stream; writing more than `to` holds is an error of the caller. */
export function beginBits(to: Pointer<u8>): void {
  start = to.address;
  next = start;
  pending = 0;
  pendingCount = 0;
}

/** Writes the lowest `count` bits of `bits` (0 to 48); all higher bits must be 0. */
export function writeBits(bits: u64, count: i32): void {
  pending |= bits << pendingCount;
  pendingCount += count;
  store<u64>(next, pending);
  next += (pendingCount >> 3) as usize;
  pending >>= pendingCount & 56;
  pendingCount &= 7;
}

/** Pads the last byte with zero bits. Returns the length of the stream in bytes. */
export function alignBits(): i32 {
  if (pendingCount > 0) writeBits(0, 8 - (pendingCount as i32));
  return (next - start) as i32;
}
