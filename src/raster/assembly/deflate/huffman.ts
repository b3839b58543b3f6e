// Length-limited canonical Huffman codes (RFC 1951, section 3.2.2).
import { allocate, clear, Pointer } from '../memory';
import { DISTANCES, FIRST_LENGTH_SYMBOL, LITERALS } from './symbols';

/** Number of bits for the symbol in a packed leaf. Nine bits hold the symbols of every DEFLATE alphabet. */
const SYMBOL_BITS = 9;
const SYMBOL_MASK: u32 = (1 << SYMBOL_BITS) - 1;
const MAX_BITS = 15;

/**
 * `leaves` packs each leaf as `frequency << SYMBOL_BITS | symbol`. `weights` has all nodes of the tree: leaves first,
 * root last.
 */
const leaves = allocate<u32>(LITERALS);
const weights = allocate<u32>(2 * LITERALS);
const parents = allocate<u16>(2 * LITERALS);
const depths = allocate<u8>(2 * LITERALS);

const nextCodes = allocate<u16>(MAX_BITS + 2);

/** Sets code lengths of at most `limit` bits for `count` symbols. A symbol of frequency 0 has the length 0. */
export function findCodeLengths(
  frequencies: Pointer<u32>,
  count: i32,
  limit: i32,
  lengths: Pointer<u8>,
): void {
  clear(lengths, count);
  // Halves the frequencies until the tree is flat enough. Only very skewed frequencies exceed the limit.
  for (let halvings = 0; ; halvings++) {
    const leafCount = listLeaves(frequencies, count, halvings);
    sortLeaves(leafCount);
    findDepths(leafCount);
    // Leaves are sorted by frequency, so the first leaf is the deepest.
    if (leafCount > 0 && i32(depths[0]) > limit) continue;
    for (let at = 0; at < leafCount; at++) lengths[leaves[at] & SYMBOL_MASK] = depths[at];
    return;
  }
}

/** Lists the symbols that occur. Returns the number of them. */
function listLeaves(frequencies: Pointer<u32>, count: i32, halvings: i32): i32 {
  let leafCount = 0;
  for (let symbol = 0; symbol < count; symbol++) {
    const frequency = frequencies[symbol];
    if (frequency > 0)
      leaves[leafCount++] = (max<u32>(1, frequency >> halvings) << SYMBOL_BITS) | u32(symbol);
  }
  return leafCount;
}

/** Shell sort in ascending order. */
function sortLeaves(count: i32): void {
  for (let gap = 40; gap > 0; gap = (gap - 1) / 3)
    for (let from = gap; from < count; from++) {
      const leaf = leaves[from];
      let at = from;
      for (; at >= gap && leaves[at - gap] > leaf; at -= gap) leaves[at] = leaves[at - gap];
      leaves[at] = leaf;
    }
}

/** Finds the leaf depths of the Huffman tree with the two-queue method. A single leaf has depth 1. */
function findDepths(count: i32): void {
  if (count < 2) {
    depths[0] = 1;
    return;
  }
  const root = 2 * count - 2;
  for (let leaf = 0; leaf < count; leaf++) weights[leaf] = leaves[leaf] >> SYMBOL_BITS;
  for (let node = count; node <= root; node++) weights[node] = u32.MAX_VALUE;
  let leaf = 0;
  let node = count;
  for (let parent = count; parent <= root; parent++) {
    let weight: u32 = 0;
    for (let child = 0; child < 2; child++) {
      const lightest = leaf < count && weights[leaf] <= weights[node] ? leaf++ : node++;
      parents[lightest] = u16(parent);
      weight += weights[lightest];
    }
    weights[parent] = weight;
  }
  depths[root] = 0;
  for (let at = root - 1; at >= 0; at--) depths[at] = depths[parents[at]] + 1;
}

/** Sets canonical codes. Their bits are reversed, because DEFLATE writes the most significant bit of a Huffman code first. */
export function assignCodes(lengths: Pointer<u8>, count: i32, codes: Pointer<u16>): void {
  clear(nextCodes, MAX_BITS + 2);
  for (let at = 0; at < count; at++) if (lengths[at] > 0) nextCodes[lengths[at] + 1] += 1;
  for (let length = 2; length <= MAX_BITS + 1; length++)
    nextCodes[length] = (nextCodes[length] + nextCodes[length - 1]) << 1;
  for (let at = 0; at < count; at++) {
    const length = lengths[at];
    if (length === 0) continue;
    codes[at] = reversed(nextCodes[length], length);
    nextCodes[length] += 1;
  }
}

function reversed(code: i32, length: i32): u16 {
  let bits = 0;
  for (let at = 0; at < length; at++) bits = (bits << 1) | ((code >> at) & 1);
  return u16(bits);
}

/** Number of bytes beyond the end of a stream that `writeBits` may overwrite. */
export const WRITE_AHEAD = 8;

let start: usize = 0;
let next: usize = 0;
let pending: u64 = 0;
let pendingCount: u64 = 0;

/** Starts a stream. The caller must not write more than `to` can hold. */
export function beginBits(to: Pointer<u8>): void {
  start = to.address;
  next = start;
  pending = 0;
  pendingCount = 0;
}

/** Writes the lowest `count` bits of `bits` (0 to 48). All higher bits must be 0. */
export function writeBits(bits: u64, count: i32): void {
  pending |= bits << pendingCount;
  pendingCount += count;
  store<u64>(next, pending);
  next += usize(pendingCount >> 3);
  pending >>= pendingCount & 56;
  pendingCount &= 7;
}

/** Pads the last byte with zero bits. Returns the length of the stream in bytes. */
export function alignBits(): i32 {
  if (pendingCount > 0) writeBits(0, 8 - i32(pendingCount));
  return i32(next - start);
}

/** The code length code has 19 symbols. RFC 1951 stores the code lengths of these symbols in this order. */
const SYMBOLS = 19;
const ORDER: StaticArray<u8> = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** Symbol 16 repeats the previous length 3 to 6 times; 17 encodes 3 to 10 zeros, 18 encodes 11 to 138. */
const REPEAT = 16;
const ZEROS = 17;
const MANY_ZEROS = 18;
const EXTRA_BITS: StaticArray<u8> = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 7];

/** Code lengths of the literal/length code, followed by those of the distance code. */
const list = allocate<u8>(LITERALS + DISTANCES);
/** The run-length encoded list. Each entry has the symbol in the low 5 bits and the extra bits above. */
const entries = allocate<u16>(LITERALS + DISTANCES);
let entryCount = 0;
const frequencies = allocate<u32>(SYMBOLS);
const lengths = allocate<u8>(SYMBOLS);
const codes = allocate<u16>(SYMBOLS);

/** Writes the code lengths of the literal/length code and of the distance code. */
export function writeCodeLengths(literals: Pointer<u8>, distances: Pointer<u8>): void {
  const literalCount = max(FIRST_LENGTH_SYMBOL, usedLength(literals, LITERALS));
  const distanceCount = max(1, usedLength(distances, DISTANCES));
  memory.copy(list.address, literals.address, literalCount);
  memory.copy(list.address + literalCount, distances.address, distanceCount);
  runLengthEncode(literalCount + distanceCount);
  clear(frequencies, SYMBOLS);
  for (let at = 0; at < entryCount; at++) frequencies[entries[at] & 31] += 1;
  findCodeLengths(frequencies, SYMBOLS, 7, lengths);
  assignCodes(lengths, SYMBOLS, codes);
  let written = SYMBOLS;
  while (lengths[ORDER[written - 1]] === 0) written--;
  writeBits(literalCount - FIRST_LENGTH_SYMBOL, 5);
  writeBits(distanceCount - 1, 5);
  writeBits(written - 4, 4);
  for (let at = 0; at < written; at++) writeBits(lengths[ORDER[at]], 3);
  for (let at = 0; at < entryCount; at++) {
    const symbol = entries[at] & 31;
    writeBits(codes[symbol], lengths[symbol]);
    writeBits(entries[at] >> 5, EXTRA_BITS[symbol]);
  }
}

function usedLength(codeLengths: Pointer<u8>, count: i32): i32 {
  while (count > 0 && codeLengths[count - 1] === 0) count--;
  return count;
}

function runLengthEncode(count: i32): void {
  entryCount = 0;
  for (let at = 0; at < count; ) {
    const length: u32 = list[at];
    let end = at + 1;
    while (end < count && list[end] === length) end++;
    if (length !== 0) {
      addEntry(length, 0);
      at++;
    }
    while (end - at >= 3) {
      const most = length !== 0 ? 6 : end - at > 10 ? 138 : 10;
      const repeats = min(end - at, most);
      if (length !== 0) addEntry(REPEAT, repeats - 3);
      else if (repeats > 10) addEntry(MANY_ZEROS, repeats - 11);
      else addEntry(ZEROS, repeats - 3);
      at += repeats;
    }
    for (; at < end; at++) addEntry(length, 0);
  }
}

function addEntry(symbol: i32, extra: i32): void {
  entries[entryCount++] = u16(symbol | (extra << 5));
}
