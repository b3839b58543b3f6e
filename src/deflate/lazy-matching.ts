// LZ77 tokenizer with lazy matching and hash chains.
import { MAX_DISTANCE, MAX_LENGTH, MIN_LENGTH } from './symbols.ts';
import { matchLength, matchToken, type Token } from './token.ts';

/** Size of the hash table over three-byte prefixes, in bits. */
const HASH_BITS = 12;
/** Number of earlier positions examined per match search, most recent first. */
const MAX_CHAIN = 16;
/** A match of this length or longer is accepted without trying the next position. */
const LAZY_LIMIT = 16;

/** LZ77 tokens for `bytes`, in order. */
export const lazyMatchTokens = (bytes: Uint8Array): Token[] => {
  const finder = new MatchFinder(bytes);
  const tokens: Token[] = [];
  let match = finder.longestMatch(0);
  for (let at = 0; at < bytes.length; ) {
    const length = matchLength(match);
    const next = length < LAZY_LIMIT ? finder.longestMatch(at + 1) : 0;
    if (length < MIN_LENGTH || matchLength(next) > length) {
      tokens.push(bytes[at]);
      match = next;
      at++;
    } else {
      tokens.push(match);
      at += length;
      match = finder.longestMatch(at);
    }
  }
  return tokens;
};

/** Hash chains over all three-byte sequences seen so far. */
class MatchFinder {
  readonly #bytes: Uint8Array;
  /** Most recent position per hash, and the previous position in the chain; stored plus 1, so 0 means none. */
  readonly #head = new Uint32Array(1 << HASH_BITS);
  readonly #previous: Uint32Array;
  /** All positions before this one have been inserted into the chains. */
  #inserted = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#previous = new Uint32Array(bytes.length);
  }

  /** The longest match at position `at` as a token, or 0 if there is none. */
  longestMatch(at: number): Token {
    this.#insertUpTo(at);
    const bytes = this.#bytes;
    const most = Math.min(MAX_LENGTH, bytes.length - at);
    if (most < MIN_LENGTH) return 0;
    let longest = MIN_LENGTH - 1;
    let distance = 0;
    let candidate = this.#head[this.#hashAt(at)] - 1;
    for (let tried = 0; tried < MAX_CHAIN && candidate >= 0 && at - candidate <= MAX_DISTANCE; tried++) {
      if (bytes[candidate + longest] === bytes[at + longest]) {
        let length = 0;
        while (length < most && bytes[candidate + length] === bytes[at + length]) length++;
        if (length > longest) {
          longest = length;
          distance = at - candidate;
          if (length === most) break;
        }
      }
      candidate = this.#previous[candidate] - 1;
    }
    return distance === 0 ? 0 : matchToken(longest, distance);
  }

  #insertUpTo(end: number): void {
    const last = Math.min(end, this.#bytes.length - MIN_LENGTH + 1);
    for (; this.#inserted < last; this.#inserted++) {
      const hash = this.#hashAt(this.#inserted);
      this.#previous[this.#inserted] = this.#head[hash];
      this.#head[hash] = this.#inserted + 1;
    }
  }

  #hashAt(at: number): number {
    const bytes = this.#bytes;
    const three = (bytes[at] << 16) | (bytes[at + 1] << 8) | bytes[at + 2];
    return Math.imul(three, 0x9e3779b1) >>> (32 - HASH_BITS);
  }
}
