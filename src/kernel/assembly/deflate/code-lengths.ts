// Dynamic block header: both Huffman codes as compressed code lengths (RFC 1951, section 3.2.7).
import { allocate, clear, Pointer } from '../memory';
import { writeBits } from './bit-writer';
import { assignCodes, findCodeLengths } from './huffman';
import { DISTANCES, FIRST_LENGTH_SYMBOL, LITERALS } from './symbols';

/** Number of symbols of the code length code, and the order in which RFC 1951 stores their code lengths. */
const SYMBOLS = 19;
const ORDER: StaticArray<u8> = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** Symbol 16 repeats the previous length 3 to 6 times; 17 encodes 3 to 10 zeros, 18 encodes 11 to 138. */
const REPEAT = 16;
const ZEROS = 17;
const MANY_ZEROS = 18;
/** Number of extra bits of a symbol. */
const EXTRA_BITS: StaticArray<u8> = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 7];

/** Code lengths of both codes as one list. */
const list = allocate<u8>(LITERALS + DISTANCES);
/** The run-length encoded list: each entry holds the symbol in its low 5 bits and the extra bits above. */
const entries = allocate<u16>(LITERALS + DISTANCES);
let entryCount = 0;
const frequencies = allocate<u32>(SYMBOLS);
const lengths = allocate<u8>(SYMBOLS);
const codes = allocate<u16>(SYMBOLS);

/** Writes the code lengths of the literal/length code and of the distance code. */
export function writeCodeLengths(literals: Pointer<u8>, distances: Pointer<u8>): void {
  const literalCount = max(FIRST_LENGTH_SYMBOL, usedLength(literals, LITERALS));
  const distanceCount = max(1, usedLength(distances, DISTANCES));
  memory.copy(list.address, literals.address, literalCount);
  memory.copy(list.address + literalCount, distances.address, distanceCount);
  runLengthEncode(literalCount + distanceCount);
  clear(frequencies, SYMBOLS);
  for (let at = 0; at < entryCount; at++) frequencies[entries[at] & 31] += 1;
  findCodeLengths(frequencies, SYMBOLS, 7, lengths);
  assignCodes(lengths, SYMBOLS, codes);
  let written = SYMBOLS;
  while (lengths[ORDER[written - 1]] === 0) written--;
  writeBits(literalCount - FIRST_LENGTH_SYMBOL, 5);
  writeBits(distanceCount - 1, 5);
  writeBits(written - 4, 4);
  for (let at = 0; at < written; at++) writeBits(lengths[ORDER[at]], 3);
  for (let at = 0; at < entryCount; at++) {
    const symbol = entries[at] & 31;
    writeBits(codes[symbol], lengths[symbol]);
    writeBits(entries[at] >> 5, EXTRA_BITS[symbol]);
  }
}

function usedLength(codeLengths: Pointer<u8>, count: i32): i32 {
  while (count > 0 && codeLengths[count - 1] === 0) count--;
  return count;
}

function runLengthEncode(count: i32): void {
  entryCount = 0;
  for (let at = 0; at < count; ) {
    const length: u32 = list[at];
    let end = at + 1;
    while (end < count && list[end] === length) end++;
    if (length !== 0) {
      addEntry(length, 0);
      at++;
    }
    while (end - at >= 3) {
      const most = length !== 0 ? 6 : end - at > 10 ? 138 : 10;
      const repeats = min(end - at, most);
      if (length !== 0) addEntry(REPEAT, repeats - 3);
      else if (repeats > 10) addEntry(MANY_ZEROS, repeats - 11);
      else addEntry(ZEROS, repeats - 3);
      at += repeats;
    }
    for (; at < end; at++) addEntry(length, 0);
  }
}

function addEntry(symbol: i32, extra: i32): void {
  entries[entryCount++] = (symbol | (extra << 5)) as u16;
}
