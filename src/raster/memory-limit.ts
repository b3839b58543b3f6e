// Memory limit for WebAssembly modules. JavaScript heap limits do not include this memory.

/** Maximum memory of a module in pages of 64 KiB (96 MiB). A progressive JPEG of 2048x2048 px needs 84 MiB. */
export const MAXIMUM_PAGES = 1536;

const MEMORY_SECTION = 5;

/** Returns the module with a maximum in the memory section. Source: WebAssembly core specification, 5.5.8. */
export const withMemoryLimit = (module: Uint8Array, maximum = MAXIMUM_PAGES): Uint8Array => {
  /** Reads an unsigned LEB128 number. */
  const read = (at: number): readonly [value: number, next: number] => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = module[at++] ?? 0;
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return [value >>> 0, at];
    }
  };
  for (let at = 8; at < module.length; ) {
    const [length, start] = read(at + 1);
    if (module[at] === MEMORY_SECTION) {
      // The memory section: one memory, flags, minimum and maximum.
      const [minimum] = read(start + 2);
      const section = [1, 1, ...leb128(minimum), ...leb128(Math.max(minimum, maximum))];
      const changed = Uint8Array.of(MEMORY_SECTION, ...leb128(section.length), ...section);
      const limited = new Uint8Array(at + changed.length + module.length - start - length);
      limited.set(module.subarray(0, at));
      limited.set(changed, at);
      limited.set(module.subarray(start + length), at + changed.length);
      return limited;
    }
    at = start + length;
  }
  throw new Error('the module has no memory');
};

const leb128 = (value: number): readonly number[] =>
  value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...leb128(value >>> 7)];
