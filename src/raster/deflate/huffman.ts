// Huffman codes as DEFLATE wants them: limited in length, and told by their lengths alone (RFC 1951, 3.2.2).

/** The code lengths that say symbols of these frequencies in the fewest bits; 0 for those that do not occur. */
export const codeLengths = (frequencies: Uint32Array, longest: number): Uint8Array => {
  const lengths = new Uint8Array(frequencies.length);
  const symbols = Array.from(frequencies.keys()).filter(symbol => (frequencies[symbol] as number) > 0);
  if (symbols.length === 1) lengths[symbols[0] as number] = 1;
  if (symbols.length < 2) return lengths;
  // Flattened frequencies give shorter codes: hardly ever needed, and then once or twice.
  for (let flattening = 0; ; flattening++) {
    const weights = symbols.map(symbol => Math.max(1, (frequencies[symbol] as number) >> flattening));
    const depths = treeDepths(weights);
    if (Math.max(...depths) > longest) continue;
    symbols.forEach((symbol, leaf) => {
      lengths[symbol] = depths[leaf] as number;
    });
    return lengths;
  }
};

/** The depths of the leaves of a Huffman tree. Sorted leaves and the nodes made of them are two queues. */
const treeDepths = (weights: readonly number[]): number[] => {
  const leaves = Array.from(weights.keys()).sort((a, b) => (weights[a] as number) - (weights[b] as number));
  const count = weights.length;
  const nodeWeights = [...weights];
  const parents: number[] = [];
  let leaf = 0;
  let node = count;
  const lightest = (): number => {
    const next = leaves[leaf];
    const isLeaf = next !== undefined && !((nodeWeights[node] as number) < (nodeWeights[next] as number));
    if (isLeaf) leaf++;
    return isLeaf ? next : node++;
  };
  for (let made = count; made < 2 * count - 1; made++) {
    const [one, other] = [lightest(), lightest()];
    parents[one] = made;
    parents[other] = made;
    nodeWeights.push((nodeWeights[one] as number) + (nodeWeights[other] as number));
  }
  const depths = new Array<number>(2 * count - 1).fill(0);
  for (let at = 2 * count - 3; at >= 0; at--) depths[at] = (depths[parents[at] as number] as number) + 1;
  return depths.slice(0, count);
};

/** The codes of given lengths, their first bit lowest as DEFLATE sends them. */
export const canonicalCodes = (lengths: Uint8Array): Uint16Array => {
  const next = new Uint16Array(17);
  for (const length of lengths) if (length > 0) next[length + 1] = (next[length + 1] as number) + 1;
  for (let length = 2; length <= 16; length++)
    next[length] = ((next[length] as number) + (next[length - 1] as number)) << 1;
  return Uint16Array.from(lengths, length => {
    if (length === 0) return 0;
    const code = next[length] as number;
    next[length] = code + 1;
    return reversed(code, length);
  });
};

const reversed = (code: number, length: number): number => {
  let bits = 0;
  for (let at = 0; at < length; at++) bits = (bits << 1) | ((code >> at) & 1);
  return bits;
};
