// How a block tells its codes: as lengths, which are run-length and Huffman coded themselves (RFC 1951, 3.2.7).
import type { BitWriter } from './bit-writer.ts';
import { canonicalCodes, codeLengths } from './huffman.ts';
import { FIRST_LENGTH } from './symbols.ts';

/** The lengths of both codes of a block. */
export interface BlockCodes {
  readonly literals: Uint8Array;
  readonly distances: Uint8Array;
}

/** The order in which the lengths of the code for code lengths are sent. */
const CODE_LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** Sends both codes as one list of lengths. */
export const writeCodes = (writer: BitWriter, { literals, distances }: BlockCodes): void => {
  const literalCount = Math.max(FIRST_LENGTH, usedOf(literals));
  const distanceCount = Math.max(1, usedOf(distances));
  const list = new Uint8Array(literalCount + distanceCount);
  list.set(literals.subarray(0, literalCount));
  list.set(distances.subarray(0, distanceCount), literalCount);
  const entries = runLengths(list);
  const frequencies = new Uint32Array(19);
  for (const entry of entries) {
    const symbol = entry & 31;
    frequencies[symbol]++;
  }
  const lengths = codeLengths(frequencies, 7);
  const codes = canonicalCodes(lengths);
  const sent = CODE_LENGTH_ORDER.findLastIndex(symbol => lengths[symbol] > 0) + 1;
  writer.write(literalCount - FIRST_LENGTH, 5);
  writer.write(distanceCount - 1, 5);
  writer.write(sent - 4, 4);
  for (let at = 0; at < sent; at++) writer.write(lengths[CODE_LENGTH_ORDER[at]], 3);
  for (const entry of entries) {
    const symbol = entry & 31;
    writer.write(codes[symbol], lengths[symbol]);
    writer.write(entry >> 5, REST_BITS[symbol]);
  }
};

const usedOf = (lengths: Uint8Array): number => {
  let used = lengths.length;
  while (used > 0 && lengths[used - 1] === 0) used--;
  return used;
};

/** Symbol 16 repeats the length before 3 to 6 times; 17 and 18 stand for 3 to 10 and for 11 to 138 zeros. */
const REPEAT = 16;
const ZEROS = 17;
const MANY_ZEROS = 18;
/** Bits that follow each symbol. */
const REST_BITS = new Uint8Array(19);
REST_BITS.set([2, 3, 7], REPEAT);

/** Symbols for code lengths, 32 times what the bits behind them say added to each. */
const runLengths = (lengths: Uint8Array): number[] => {
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
