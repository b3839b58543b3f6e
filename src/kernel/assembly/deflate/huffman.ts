// Length-limited canonical Huffman codes (RFC 1951, section 3.2.2).
import { allocate, clear, Pointer } from '../memory';
import { LITERALS } from './symbols';

/** Width of the symbol in a packed leaf; holds every DEFLATE alphabet. */
const SYMBOL_BITS = 9;
const SYMBOL_MASK: u32 = (1 << SYMBOL_BITS) - 1;
const MAX_BITS = 15;

/** Leaves, each packed as `frequency << SYMBOL_BITS | symbol`, and the nodes of the tree: leaves first, the root last. */
const leaves = allocate<u32>(LITERALS);
const weights = allocate<u32>(2 * LITERALS);
const parents = allocate<u16>(2 * LITERALS);
const depths = allocate<u8>(2 * LITERALS);

/** Next code per code length. */
const nextCodes = allocate<u16>(MAX_BITS + 2);

/** Sets optimal code lengths of at most `limit` bits for the frequencies of `count` symbols; 0 where the frequency is 0. */
export function findCodeLengths(
  frequencies: Pointer<u32>,
  count: i32,
  limit: i32,
  lengths: Pointer<u8>,
): void {
  clear(lengths, count);
  // Halving the frequencies flattens the tree; only very skewed frequencies exceed the limit.
  for (let halvings = 0; ; halvings++) {
    const leafCount = listLeaves(frequencies, count, halvings);
    sortLeaves(leafCount);
    findDepths(leafCount);
    // Leaves are sorted by frequency, so the first one has the greatest depth.
    if (leafCount > 0 && (depths[0] as i32) > limit) continue;
    for (let at = 0; at < leafCount; at++) lengths[leaves[at] & SYMBOL_MASK] = depths[at];
    return;
  }
}

/** Lists the symbols that occur; returns their number. */
function listLeaves(frequencies: Pointer<u32>, count: i32, halvings: i32): i32 {
  let leafCount = 0;
  for (let symbol = 0; symbol < count; symbol++) {
    const frequency = frequencies[symbol];
    if (frequency > 0)
      leaves[leafCount++] = (max<u32>(1, frequency >> halvings) << SYMBOL_BITS) | (symbol as u32);
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

/** Finds the leaf depths of the Huffman tree, built with the two-queue method; a single leaf gets depth 1. */
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
      parents[lightest] = parent as u16;
      weight += weights[lightest];
    }
    weights[parent] = weight;
  }
  depths[root] = 0;
  for (let at = root - 1; at >= 0; at--) depths[at] = depths[parents[at]] + 1;
}

/** Sets canonical codes, bit-reversed because DEFLATE writes Huffman codes most significant bit first. */
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
  return bits as u16;
}
