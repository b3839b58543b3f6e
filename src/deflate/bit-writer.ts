// Bits into bytes, the lowest first, as DEFLATE sends them (RFC 1951, 3.1.1).

export class BitWriter {
  readonly #bytes: Uint8Array;
  #length = 0;
  #bits = 0;
  #count = 0;

  /** A writer with room for `mostBytes`. */
  constructor(mostBytes: number) {
    this.#bytes = new Uint8Array(mostBytes);
  }

  /** Writes the lowest `count` bits of `bits`, at most 24; there must be no others. */
  write(bits: number, count: number): void {
    this.#bits |= bits << this.#count;
    this.#count += count;
    for (; this.#count >= 8; this.#count -= 8) {
      this.#bytes[this.#length++] = this.#bits;
      this.#bits >>>= 8;
    }
  }

  /** Fills the last byte up with zeros. */
  align(): void {
    if (this.#count > 0) this.write(0, 8 - this.#count);
  }

  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }
}
