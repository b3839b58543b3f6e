// Dynamic block header: both Huffman codes as compressed code lengths (RFC 1951, section 3.2.7).
import type { BitWriter } from './bit-writer.ts';
import { canonicalCodes, codeLengths } from './huffman.ts';
import { FIRST_LENGTH_SYMBOL } from './symbols.ts';

/** Code lengths of the literal/length code and of the distance code. */
export interface BlockCodes {
  readonly literals: Uint8Array;
  readonly distances: Uint8Array;
}

/** Order in which RFC 1951 stores the lengths of the code length code. */
const CODE_LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** Writes the code lengths of both codes as one list, run-length encoded and Huffman coded. */
export const writeCodeLengths = (writer: BitWriter, { literals, distances }: BlockCodes): void => {
  const literalCount = Math.max(FIRST_LENGTH_SYMBOL, usedLength(literals));
  const distanceCount = Math.max(1, usedLength(distances));
  const list = new Uint8Array(literalCount + distanceCount);
  list.set(literals.subarray(0, literalCount));
  list.set(distances.subarray(0, distanceCount), literalCount);
  const entries = runLengthEncode(list);
  const frequencies = new Uint32Array(19);
  for (const entry of entries) {
    const symbol = entry & 31;
    frequencies[symbol]++;
  }
  const lengths = codeLengths(frequencies, 7);
  const codes = canonicalCodes(lengths);
  const written = CODE_LENGTH_ORDER.findLastIndex(symbol => lengths[symbol] > 0) + 1;
  writer.write(literalCount - FIRST_LENGTH_SYMBOL, 5);
  writer.write(distanceCount - 1, 5);
  writer.write(written - 4, 4);
  for (let at = 0; at < written; at++) writer.write(lengths[CODE_LENGTH_ORDER[at]], 3);
  for (const entry of entries) {
    const symbol = entry & 31;
    writer.write(codes[symbol], lengths[symbol]);
    writer.write(entry >> 5, EXTRA_BITS[symbol]);
  }
};

const usedLength = (lengths: Uint8Array): number => {
  let used = lengths.length;
  while (used > 0 && lengths[used - 1] === 0) used--;
  return used;
};

/** Symbol 16 repeats the previous length 3 to 6 times; 17 encodes 3 to 10 zeros, 18 encodes 11 to 138. */
const REPEAT = 16;
const ZEROS = 17;
const MANY_ZEROS = 18;
/** Number of extra bits after each symbol. */
const EXTRA_BITS = new Uint8Array(19);
EXTRA_BITS.set([2, 3, 7], REPEAT);

/** Run-length encodes code lengths: each entry holds the symbol in its low 5 bits and the extra bits above. */
const runLengthEncode = (lengths: Uint8Array): number[] => {
  const entries: number[] = [];
  for (let at = 0; at < lengths.length; ) {
    const length = lengths[at];
    let end = at + 1;
    while (end < lengths.length && lengths[end] === length) end++;
    if (length !== 0) {
      entries.push(length);
      at++;
    }
    while (end - at >= 3) {
      const most = length !== 0 ? 6 : end - at > 10 ? 138 : 10;
      const repeats = Math.min(end - at, most);
      if (length !== 0) entries.push(REPEAT | ((repeats - 3) << 5));
      else if (repeats > 10) entries.push(MANY_ZEROS | ((repeats - 11) << 5));
      else entries.push(ZEROS | ((repeats - 3) << 5));
      at += repeats;
    }
    for (; at < end; at++) entries.push(length);
  }
  return entries;
};
