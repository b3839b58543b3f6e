// Huffman codes as DEFLATE wants them: limited in length, and told by their lengths alone (RFC 1951, 3.2.2).

/** More than there are symbols in any alphabet. */
const SYMBOLS = 512;

/** The code lengths that say symbols of these frequencies in the fewest bits; 0 for those that do not occur. */
export const codeLengths = (frequencies: Uint32Array, longest: number): Uint8Array => {
  const lengths = new Uint8Array(frequencies.length);
  // Flattened frequencies give shorter codes: hardly ever needed, and then once or twice.
  for (let flattening = 0; ; flattening++) {
    const leaves = sortedLeaves(frequencies, flattening);
    const depths = treeDepths(leaves);
    // The rarest symbol is as deep as any.
    if (depths.length > 0 && depths[0] > longest) continue;
    for (let at = 0; at < leaves.length; at++) lengths[leaves[at] % SYMBOLS] = depths[at];
    return lengths;
  }
};

/** The symbols that occur, the rarest first: numbers that begin with how often each occurs and end with the symbol. */
const sortedLeaves = (frequencies: Uint32Array, flattening: number): Float64Array => {
  const leaves = new Float64Array(frequencies.length);
  let count = 0;
  for (let symbol = 0; symbol < frequencies.length; symbol++) {
    const frequency = frequencies[symbol];
    if (frequency > 0) leaves[count++] = Math.max(1, frequency >>> flattening) * SYMBOLS + symbol;
  }
  return leaves.subarray(0, count).sort();
};

/** The depths of sorted leaves in a Huffman tree, made of two queues, leaves and nodes; a lone leaf has a depth, too. */
const treeDepths = (leaves: Float64Array): Uint8Array => {
  const count = leaves.length;
  if (count < 2) return new Uint8Array(count).fill(1);
  const root = 2 * count - 2;
  const weights = new Float64Array(root + 1).fill(Number.POSITIVE_INFINITY);
  for (let leaf = 0; leaf < count; leaf++) weights[leaf] = Math.floor(leaves[leaf] / SYMBOLS);
  const parents = new Uint16Array(root + 1);
  for (let made = count, leaf = 0, node = count; made <= root; made++) {
    let weight = 0;
    for (let child = 0; child < 2; child++) {
      const isLeaf = leaf < count && weights[leaf] <= weights[node];
      const lightest = isLeaf ? leaf++ : node++;
      parents[lightest] = made;
      weight += weights[lightest];
    }
    weights[made] = weight;
  }
  const depths = new Uint8Array(root + 1);
  for (let at = root - 1; at >= 0; at--) depths[at] = depths[parents[at]] + 1;
  return depths;
};

/** The codes of given lengths, their first bit lowest as DEFLATE sends them. */
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
