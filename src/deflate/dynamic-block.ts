// DEFLATE block with dynamic Huffman codes (RFC 1951, section 3.2.7).
import type { BitWriter } from './bit-writer.ts';
import { type BlockCodes, writeCodeLengths } from './block-codes.ts';
import { canonicalCodes, codeLengths } from './huffman.ts';
import {
  DISTANCE_BASE,
  DISTANCE_EXTRA,
  distanceCode,
  END_OF_BLOCK,
  FIRST_LENGTH_SYMBOL,
  LENGTH_BASE,
  LENGTH_EXTRA,
  lengthCode,
} from './symbols.ts';
import { isMatch, matchDistance, matchLength, type Token } from './token.ts';

/** Upper bounds in bytes: of one encoded token, and of a block's header and code lengths. */
export const MAX_TOKEN_BYTES = 6;
export const MAX_CODE_BYTES = 600;

/** Optimal Huffman codes for these tokens. */
const codesFor = (tokens: readonly Token[]): BlockCodes => {
  const literals = new Uint32Array(286);
  const distances = new Uint32Array(30);
  for (const token of tokens) {
    if (isMatch(token)) {
      count(literals, FIRST_LENGTH_SYMBOL + lengthCode(matchLength(token)));
      count(distances, distanceCode(matchDistance(token)));
    } else count(literals, token);
  }
  count(literals, END_OF_BLOCK);
  return { literals: codeLengths(literals, 15), distances: codeLengths(distances, 15) };
};

const count = (list: Uint32Array, symbol: number): void => {
  list[symbol]++;
};

/** Writes the tokens, given in reverse order, as a block that is not the last. */
export const writeBlock = (writer: BitWriter, tokens: readonly Token[]): void => {
  writer.write(0b100, 3);
  writeTokens(writer, tokens);
};

/** Writes the tokens, given in reverse order, as the final block. */
export const writeLastBlock = (writer: BitWriter, tokens: readonly Token[]): void => {
  writer.write(0b101, 3);
  writeTokens(writer, tokens);
};

const writeTokens = (writer: BitWriter, tokens: readonly Token[]): void => {
  const codes = codesFor(tokens);
  writeCodeLengths(writer, codes);
  const literals = canonicalCodes(codes.literals);
  const distances = canonicalCodes(codes.distances);
  /** Writes a symbol followed by its extra bits. */
  const writeLiteral = (symbol: number, extra: number, extraLength: number) => {
    const length = codes.literals[symbol];
    writer.write(literals[symbol] | (extra << length), length + extraLength);
  };
  for (let at = tokens.length - 1; at >= 0; at--) {
    const token = tokens[at];
    if (!isMatch(token)) {
      writeLiteral(token, 0, 0);
      continue;
    }
    const length = matchLength(token);
    const distance = matchDistance(token);
    const lengthSymbol = lengthCode(length);
    const distanceSymbol = distanceCode(distance);
    writeLiteral(
      FIRST_LENGTH_SYMBOL + lengthSymbol,
      length - LENGTH_BASE[lengthSymbol],
      LENGTH_EXTRA[lengthSymbol],
    );
    writer.write(distances[distanceSymbol], codes.distances[distanceSymbol]);
    writer.write(distance - DISTANCE_BASE[distanceSymbol], DISTANCE_EXTRA[distanceSymbol]);
  }
  writeLiteral(END_OF_BLOCK, 0, 0);
};
