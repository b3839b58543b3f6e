// LZ77 tokenizer with lazy matching and hash chains.
import { allocate, clear, Pointer } from '../memory';
import { MAX_DISTANCE, MAX_LENGTH, MIN_LENGTH, matchLength, matchToken, Token } from './symbols';

/** Size of the hash table over three-byte prefixes, in bits. */
const HASH_BITS = 12;
/** Maximum number of earlier positions that a match search examines, most recent first. */
const MAX_CHAIN = 16;
/** A match of this length or longer is accepted without trying the next position. */
const LAZY_LIMIT = 16;

let bytes = changetype<Pointer<u8>>(usize(0));
let size = 0;
/**
 * `head` has the most recent position per hash, `previous` the position before it in the chain. Both store it plus 1; 0
 * means none.
 */
const head = allocate<i32>(1 << HASH_BITS);
let previous = changetype<Pointer<i32>>(usize(0));
/** All positions before `inserted` are in the chains. */
let inserted = 0;

/** The tokens that `findLazyTokens` found, last token first. */
export let lazyTokens = changetype<Pointer<Token>>(usize(0));
export let lazyTokenCount = 0;

/** Finds LZ77 tokens for `length` bytes. */
export function findLazyTokens(text: Pointer<u8>, length: i32): void {
  bytes = text;
  size = length;
  inserted = 0;
  clear(head, 1 << HASH_BITS);
  previous = allocate<i32>(length);
  // Each byte has at most one token. The list is written from its end.
  let first = allocate<Token>(length).address + usize(length) * sizeof<Token>();
  const end = first;
  let match = longestMatch(0);
  for (let at = 0; at < length; ) {
    const matched = matchLength(match);
    const next: Token = matched < LAZY_LIMIT ? longestMatch(at + 1) : 0;
    if (matched < MIN_LENGTH || matchLength(next) > matched) {
      first -= sizeof<Token>();
      store<Token>(first, bytes[at]);
      match = next;
      at++;
    } else {
      first -= sizeof<Token>();
      store<Token>(first, match);
      at += matched;
      match = longestMatch(at);
    }
  }
  lazyTokens = changetype<Pointer<Token>>(first);
  lazyTokenCount = i32((end - first) / sizeof<Token>());
}

/** The longest match at position `at` as a token. 0 means no match. */
function longestMatch(at: i32): Token {
  insertUpTo(at);
  const most = min(MAX_LENGTH, size - at);
  if (most < MIN_LENGTH) return 0;
  let longest = MIN_LENGTH - 1;
  let distance = 0;
  let candidate = head[hashAt(at)] - 1;
  for (let tried = 0; tried < MAX_CHAIN && candidate >= 0 && at - candidate <= MAX_DISTANCE; tried++) {
    if (bytes[candidate + longest] === bytes[at + longest]) {
      const length = min(commonLength(candidate, at), most);
      if (length > longest) {
        longest = length;
        distance = at - candidate;
        if (length === most) break;
      }
    }
    candidate = previous[candidate] - 1;
  }
  return distance === 0 ? 0 : matchToken(longest, distance);
}

/** Length of the common prefix at two positions, compared 8 bytes at a time. May count bytes beyond the input. */
function commonLength(earlier: i32, at: i32): i32 {
  let length = 0;
  let differences: u64 = 0;
  for (; length < MAX_LENGTH; length += 8) {
    differences = load<u64>(bytes.address + earlier + length) ^ load<u64>(bytes.address + at + length);
    if (differences !== 0) return length + (i32(ctz(differences)) >> 3);
  }
  return length;
}

function insertUpTo(end: i32): void {
  const last = min(end, size - MIN_LENGTH + 1);
  for (; inserted < last; inserted++) {
    const hash = hashAt(inserted);
    previous[inserted] = head[hash];
    head[hash] = inserted + 1;
  }
}

function hashAt(at: i32): i32 {
  const three = bswap(load<u32>(bytes.address + at)) >> 8;
  return i32((three * 0x9e3779b1) >> (32 - HASH_BITS));
}
