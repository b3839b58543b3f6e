// How to say bytes of any kind: each time the longest match, unless the next byte begins a longer one.
import { FURTHEST, LONGEST, SHORTEST } from './symbols.ts';
import { matchLength, matchToken, type Token } from './token.ts';

/** Slots for three bytes that may begin a match. */
const SLOT_BITS = 12;
/** So many earlier places with the same three bytes are looked at, from the latest on. */
const MOST_PLACES = 16;
/** A match as long as this is not worth looking for a longer one. */
const GOOD_ENOUGH = 16;

/** The tokens, first one first. */
export const lazyTokens = (bytes: Uint8Array): Token[] => {
  const places = new Places(bytes);
  const tokens: Token[] = [];
  let match = places.longestMatch(0);
  for (let at = 0; at < bytes.length; ) {
    const length = matchLength(match);
    const next = length < GOOD_ENOUGH ? places.longestMatch(at + 1) : 0;
    if (length < SHORTEST || matchLength(next) > length) {
      tokens.push(bytes[at]);
      match = next;
      at++;
    } else {
      tokens.push(match);
      at += length;
      match = places.longestMatch(at);
    }
  }
  return tokens;
};

/** The places where every three bytes were seen. */
class Places {
  readonly #bytes: Uint8Array;
  /** The latest place for each slot, and the one before it for each place; one is added to all of them. */
  readonly #latest = new Uint32Array(1 << SLOT_BITS);
  readonly #before: Uint32Array;
  /** All places before this one are known. */
  #known = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#before = new Uint32Array(bytes.length);
  }

  /** The longest match for what stands at `at`, as a token; 0 if there is none. */
  longestMatch(at: number): Token {
    this.#learnUpTo(at);
    const bytes = this.#bytes;
    const most = Math.min(LONGEST, bytes.length - at);
    if (most < SHORTEST) return 0;
    let longest = SHORTEST - 1;
    let distance = 0;
    let place = this.#latest[this.#slotOf(at)] - 1;
    for (let looked = 0; looked < MOST_PLACES && place >= 0 && at - place <= FURTHEST; looked++) {
      if (bytes[place + longest] === bytes[at + longest]) {
        let length = 0;
        while (length < most && bytes[place + length] === bytes[at + length]) length++;
        if (length > longest) {
          longest = length;
          distance = at - place;
          if (length === most) break;
        }
      }
      place = this.#before[place] - 1;
    }
    return distance === 0 ? 0 : matchToken(longest, distance);
  }

  #learnUpTo(end: number): void {
    const last = Math.min(end, this.#bytes.length - SHORTEST + 1);
    for (; this.#known < last; this.#known++) {
      const slot = this.#slotOf(this.#known);
      this.#before[this.#known] = this.#latest[slot];
      this.#latest[slot] = this.#known + 1;
    }
  }

  #slotOf(at: number): number {
    const bytes = this.#bytes;
    const three = (bytes[at] << 16) | (bytes[at + 1] << 8) | bytes[at + 2];
    return Math.imul(three, 0x9e3779b1) >>> (32 - SLOT_BITS);
  }
}
