// Bit writer, least significant bit first (RFC 1951, section 3.1.1).

export class BitWriter {
  readonly #bytes: Uint8Array;
  #length = 0;
  #bits = 0;
  #count = 0;

  /** Allocates a buffer of `capacity` bytes; writing more is an error of the caller. */
  constructor(capacity: number) {
    this.#bytes = new Uint8Array(capacity);
  }

  /** Writes the lowest `count` bits of `bits` (0 to 24); all higher bits must be 0. */
  write(bits: number, count: number): void {
    this.#bits |= bits << this.#count;
    this.#count += count;
    for (; this.#count >= 8; this.#count -= 8) {
      this.#bytes[this.#length++] = this.#bits;
      this.#bits >>>= 8;
    }
  }

  /** Pads the last byte with zero bits. */
  align(): void {
    if (this.#count > 0) this.write(0, 8 - this.#count);
  }

  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }
}
