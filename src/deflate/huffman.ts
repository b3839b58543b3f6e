// Length-limited canonical Huffman codes (RFC 1951, section 3.2.2).

/** Radix for packing frequency and symbol into one number; larger than every DEFLATE alphabet. */
const SYMBOLS = 512;

/** Optimal code lengths of at most `limit` bits for these symbol frequencies; 0 for symbols that do not occur. */
export const codeLengths = (frequencies: Uint32Array, limit: number): Uint8Array => {
  const lengths = new Uint8Array(frequencies.length);
  // Halving the frequencies flattens the tree; only very skewed frequencies exceed the limit.
  for (let halvings = 0; ; halvings++) {
    const leaves = sortedLeaves(frequencies, halvings);
    const depths = treeDepths(leaves);
    // Leaves are sorted by frequency, so the first one has the greatest depth.
    if (depths.length > 0 && depths[0] > limit) continue;
    for (let at = 0; at < leaves.length; at++) lengths[leaves[at] % SYMBOLS] = depths[at];
    return lengths;
  }
};

/** Symbols that occur, in ascending order of frequency, each packed as `frequency * SYMBOLS + symbol`. */
const sortedLeaves = (frequencies: Uint32Array, halvings: number): Float64Array => {
  const leaves = new Float64Array(frequencies.length);
  let count = 0;
  for (let symbol = 0; symbol < frequencies.length; symbol++) {
    const frequency = frequencies[symbol];
    if (frequency > 0) leaves[count++] = Math.max(1, frequency >>> halvings) * SYMBOLS + symbol;
  }
  return leaves.subarray(0, count).sort();
};

/** Leaf depths of the Huffman tree, built with the two-queue method; a single leaf gets depth 1. */
const treeDepths = (leaves: Float64Array): Uint8Array => {
  const count = leaves.length;
  if (count < 2) return new Uint8Array(count).fill(1);
  const root = 2 * count - 2;
  const weights = new Float64Array(root + 1).fill(Number.POSITIVE_INFINITY);
  for (let leaf = 0; leaf < count; leaf++) weights[leaf] = Math.floor(leaves[leaf] / SYMBOLS);
  const parents = new Uint16Array(root + 1);
  for (let parent = count, leaf = 0, node = count; parent <= root; parent++) {
    let weight = 0;
    for (let child = 0; child < 2; child++) {
      const isLeaf = leaf < count && weights[leaf] <= weights[node];
      const lightest = isLeaf ? leaf++ : node++;
      parents[lightest] = parent;
      weight += weights[lightest];
    }
    weights[parent] = weight;
  }
  const depths = new Uint8Array(root + 1);
  for (let at = root - 1; at >= 0; at--) depths[at] = depths[parents[at]] + 1;
  return depths;
};

/** Canonical codes for these lengths, bit-reversed because DEFLATE writes Huffman codes most significant bit first. */
export const canonicalCodes = (lengths: Uint8Array): Uint16Array => {
  const next = new Uint16Array(17);
  for (let at = 0; at < lengths.length; at++) {
    const length = lengths[at];
    if (length > 0) next[length + 1]++;
  }
  for (let length = 2; length <= 16; length++) next[length] = (next[length] + next[length - 1]) << 1;
  const codes = new Uint16Array(lengths.length);
  for (let at = 0; at < lengths.length; at++) {
    const length = lengths[at];
    if (length === 0) continue;
    const code = next[length];
    next[length] = code + 1;
    codes[at] = reversed(code, length);
  }
  return codes;
};

const reversed = (code: number, length: number): number => {
  let bits = 0;
  for (let at = 0; at < length; at++) bits = (bits << 1) | ((code >> at) & 1);
  return bits;
};
