// A block of a DEFLATE stream with Huffman codes of its own (RFC 1951, 3.2.7).
import type { BitWriter } from './bit-writer.ts';
import { type BlockCodes, writeCodes } from './block-codes.ts';
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

/** The most that a token takes, and the most that all besides the tokens takes. */
export const MOST_TOKEN_BYTES = 6;
export const MOST_CODE_BYTES = 600;

/** The codes that suit these tokens best. */
const codesFor = (tokens: readonly Token[]): BlockCodes => {
  const literals = new Uint32Array(286);
  const distances = new Uint32Array(30);
  for (const token of tokens) {
    if (isMatch(token)) {
      count(literals, FIRST_LENGTH + lengthCode(matchLength(token)));
      count(distances, distanceCode(matchDistance(token)));
    } else count(literals, token);
  }
  count(literals, END_OF_BLOCK);
  return { literals: codeLengths(literals, 15), distances: codeLengths(distances, 15) };
};

const count = (list: Uint32Array, symbol: number): void => {
  list[symbol]++;
};

/** Writes the tokens, which come last one first, as a block that others follow. */
export const writeBlock = (writer: BitWriter, tokens: readonly Token[]): void => {
  writer.write(0b100, 3);
  writeTokens(writer, tokens);
};

/** Writes the tokens, which come last one first, as the last block of a stream. */
export const writeLastBlock = (writer: BitWriter, tokens: readonly Token[]): void => {
  writer.write(0b101, 3);
  writeTokens(writer, tokens);
};

const writeTokens = (writer: BitWriter, tokens: readonly Token[]): void => {
  const codes = codesFor(tokens);
  writeCodes(writer, codes);
  const literals = canonicalCodes(codes.literals);
  const distances = canonicalCodes(codes.distances);
  /** Writes a symbol and the bits behind it. */
  const writeLiteral = (symbol: number, rest: number, restLength: number) => {
    const length = codes.literals[symbol];
    writer.write(literals[symbol] | (rest << length), length + restLength);
  };
  for (let at = tokens.length - 1; at >= 0; at--) {
    const token = tokens[at];
    if (!isMatch(token)) {
      writeLiteral(token, 0, 0);
      continue;
    }
    const length = matchLength(token);
    const distance = matchDistance(token);
    const lengthOf = lengthCode(length);
    const distanceOf = distanceCode(distance);
    writeLiteral(FIRST_LENGTH + lengthOf, length - LENGTH_BASE[lengthOf], LENGTH_EXTRA[lengthOf]);
    writer.write(distances[distanceOf], codes.distances[distanceOf]);
    writer.write(distance - DISTANCE_BASE[distanceOf], DISTANCE_EXTRA[distanceOf]);
  }
  writeLiteral(END_OF_BLOCK, 0, 0);
};
