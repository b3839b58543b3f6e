// Bits into bytes, the lowest first, as DEFLATE sends them (RFC 1951, 3.1.1).

export class BitWriter {
  #bytes = new Uint8Array(1024);
  #length = 0;
  #bits = 0;
  #count = 0;

  /** Writes the lowest `count` bits of `bits`, at most 16. */
  write(bits: number, count: number): void {
    this.#bits |= bits << this.#count;
    this.#count += count;
    while (this.#count >= 8) {
      this.#push(this.#bits & 255);
      this.#bits >>>= 8;
      this.#count -= 8;
    }
  }

  /** Fills the last byte up with zeros. */
  align(): void {
    if (this.#count > 0) this.write(0, 8 - this.#count);
  }

  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  #push(byte: number): void {
    if (this.#length === this.#bytes.length) {
      const larger = new Uint8Array(this.#length * 4);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes[this.#length++] = byte;
  }
}
