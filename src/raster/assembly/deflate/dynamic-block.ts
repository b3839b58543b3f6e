// DEFLATE block with dynamic Huffman codes (RFC 1951, section 3.2.7).
import { allocate, clear, Pointer } from '../memory';
import { assignCodes, findCodeLengths, writeBits, writeCodeLengths } from './huffman';
import {
  DISTANCES,
  distanceBase,
  distanceCode,
  distanceExtra,
  END_OF_BLOCK,
  FIRST_LENGTH_SYMBOL,
  isMatch,
  LITERALS,
  lengthBase,
  lengthCode,
  lengthExtra,
  matchDistance,
  matchLength,
  Token,
} from './symbols';

/** Maximum number of bytes of an encoded token, and of the header of a block with all code lengths. */
export const MAX_TOKEN_BYTES = 6;
export const MAX_CODE_BYTES = 600;

const MAX_BITS = 15;

const literalFrequencies = allocate<u32>(LITERALS);
const literalLengths = allocate<u8>(LITERALS);
const literalCodes = allocate<u16>(LITERALS);
const distanceFrequencies = allocate<u32>(DISTANCES);
const distanceLengths = allocate<u8>(DISTANCES);
const distanceCodes = allocate<u16>(DISTANCES);

/** Writes a block of `count` tokens, which are in reverse order. */
export function writeBlock(tokens: Pointer<Token>, count: i32, isLast: bool): void {
  countSymbols(tokens, count);
  findCodeLengths(literalFrequencies, LITERALS, MAX_BITS, literalLengths);
  findCodeLengths(distanceFrequencies, DISTANCES, MAX_BITS, distanceLengths);
  assignCodes(literalLengths, LITERALS, literalCodes);
  assignCodes(distanceLengths, DISTANCES, distanceCodes);
  writeBits(isLast ? 0b101 : 0b100, 3);
  writeCodeLengths(literalLengths, distanceLengths);
  for (let at = count - 1; at >= 0; at--) {
    if (isMatch(tokens[at])) writeMatch(matchLength(tokens[at]), matchDistance(tokens[at]));
    else writeBits(literalCodes[tokens[at]], literalLengths[tokens[at]]);
  }
  writeBits(literalCodes[END_OF_BLOCK], literalLengths[END_OF_BLOCK]);
}

function countSymbols(tokens: Pointer<Token>, count: i32): void {
  clear(literalFrequencies, LITERALS);
  clear(distanceFrequencies, DISTANCES);
  for (let at = 0; at < count; at++) {
    const token = tokens[at];
    if (isMatch(token)) {
      literalFrequencies[FIRST_LENGTH_SYMBOL + lengthCode(matchLength(token))] += 1;
      distanceFrequencies[distanceCode(matchDistance(token))] += 1;
    } else literalFrequencies[token] += 1;
  }
  literalFrequencies[END_OF_BLOCK] = 1;
}

/** Writes the length symbol and the distance symbol of a match, each followed by the extra bits. */
function writeMatch(length: i32, distance: i32): void {
  const lengthIndex = lengthCode(length);
  const symbol = FIRST_LENGTH_SYMBOL + lengthIndex;
  const symbolBits = literalLengths[symbol];
  const lengthBits = u64(length - lengthBase[lengthIndex]);
  writeBits(literalCodes[symbol] | (lengthBits << symbolBits), symbolBits + lengthExtra(lengthIndex));
  const code = distanceCode(distance);
  const codeBits = distanceLengths[code];
  const distanceBits = u64(distance - distanceBase[code]);
  writeBits(distanceCodes[code] | (distanceBits << codeBits), codeBits + distanceExtra(code));
}
