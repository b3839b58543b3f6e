// A block of a DEFLATE stream with Huffman codes of its own (RFC 1951, 3.2.7).
import type { BitWriter } from './bit-writer.ts';
import { canonicalCodes, codeLengths } from './huffman.ts';
import {
  DISTANCE_BASE,
  DISTANCE_EXTRA,
  distanceCode,
  END_OF_BLOCK,
  FIRST_LENGTH,
  LENGTH_BASE,
  LENGTH_EXTRA,
  lengthCode,
} from './symbols.ts';
import { isMatch, matchDistance, matchLength, type Token } from './token.ts';

/** The lengths of both codes of a block. */
interface BlockCodes {
  readonly literals: Uint8Array;
  readonly distances: Uint8Array;
}

/** The codes that suit these tokens best. */
const codesFor = (tokens: readonly Token[]): BlockCodes => {
  const literals = new Uint32Array(286);
  const distances = new Uint32Array(30);
  const count = (list: Uint32Array, symbol: number) => {
    list[symbol] = (list[symbol] as number) + 1;
  };
  for (const token of tokens) {
    if (isMatch(token)) {
      count(literals, FIRST_LENGTH + lengthCode(matchLength(token)));
      count(distances, distanceCode(matchDistance(token)));
    } else count(literals, token);
  }
  count(literals, END_OF_BLOCK);
  return { literals: codeLengths(literals, 15), distances: codeLengths(distances, 15) };
};

/** Writes the tokens as the last block of a stream. */
export const writeLastBlock = (writer: BitWriter, tokens: readonly Token[]): void => {
  const codes = codesFor(tokens);
  writer.write(0b101, 3);
  writeCodes(writer, codes);
  const literals = canonicalCodes(codes.literals);
  const distances = canonicalCodes(codes.distances);
  const writeLiteral = (symbol: number) =>
    writer.write(literals[symbol] as number, codes.literals[symbol] as number);
  for (const token of tokens) {
    if (!isMatch(token)) {
      writeLiteral(token);
      continue;
    }
    const [length, distance] = [matchLength(token), matchDistance(token)];
    const [lengthOf, distanceOf] = [lengthCode(length), distanceCode(distance)];
    writeLiteral(FIRST_LENGTH + lengthOf);
    writer.write(length - (LENGTH_BASE[lengthOf] as number), LENGTH_EXTRA[lengthOf] as number);
    writer.write(distances[distanceOf] as number, codes.distances[distanceOf] as number);
    writer.write(distance - (DISTANCE_BASE[distanceOf] as number), DISTANCE_EXTRA[distanceOf] as number);
  }
  writeLiteral(END_OF_BLOCK);
};

/** The order in which the lengths of the code for code lengths are sent. */
const CODE_LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** Sends both codes as one list of lengths, itself run-length and Huffman coded. */
const writeCodes = (writer: BitWriter, { literals, distances }: BlockCodes): void => {
  const literalCount = literals.findLastIndex(length => length > 0) + 1;
  const distanceCount = Math.max(1, distances.findLastIndex(length => length > 0) + 1);
  const entries = runLengths([
    ...literals.subarray(0, literalCount),
    ...distances.subarray(0, distanceCount),
  ]);
  const frequencies = new Uint32Array(19);
  for (const { symbol } of entries) frequencies[symbol] = (frequencies[symbol] as number) + 1;
  const lengths = codeLengths(frequencies, 7);
  const codes = canonicalCodes(lengths);
  const sent = CODE_LENGTH_ORDER.findLastIndex(symbol => (lengths[symbol] as number) > 0) + 1;
  writer.write(literalCount - 257, 5);
  writer.write(distanceCount - 1, 5);
  writer.write(sent - 4, 4);
  for (const symbol of CODE_LENGTH_ORDER.slice(0, sent)) writer.write(lengths[symbol] as number, 3);
  for (const { symbol, rest, bits } of entries) {
    writer.write(codes[symbol] as number, lengths[symbol] as number);
    writer.write(rest, bits);
  }
};

/** A symbol for code lengths, and the bits that follow it. */
interface Entry {
  readonly symbol: number;
  readonly rest: number;
  readonly bits: number;
}

/** Symbol 16 repeats the length before 3 to 6 times; 17 and 18 stand for 3 to 10 and for 11 to 138 zeros. */
const runLengths = (lengths: readonly number[]): Entry[] => {
  const entries: Entry[] = [];
  for (let at = 0; at < lengths.length; ) {
    const length = lengths[at] as number;
    let end = at + 1;
    while (lengths[end] === length) end++;
    if (length !== 0) {
      entries.push({ symbol: length, rest: 0, bits: 0 });
      at++;
    }
    while (end - at >= 3) {
      const most = length !== 0 ? 6 : end - at > 10 ? 138 : 10;
      const repeats = Math.min(end - at, most);
      if (length !== 0) entries.push({ symbol: 16, rest: repeats - 3, bits: 2 });
      else if (repeats > 10) entries.push({ symbol: 18, rest: repeats - 11, bits: 7 });
      else entries.push({ symbol: 17, rest: repeats - 3, bits: 3 });
      at += repeats;
    }
    for (; at < end; at++) entries.push({ symbol: length, rest: 0, bits: 0 });
  }
  return entries;
};
