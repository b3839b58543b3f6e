// Linear memory: typed pointers, and an arena that is reset before every call.

/** The address of an array of T. Indices are not checked. */
@unmanaged
export class Pointer<T> {
  @inline @operator('[]') get(index: i32): T {
    return load<T>(changetype<usize>(this) + usize(index) * sizeof<T>());
  }

  @inline @operator('[]=') set(index: i32, value: T): void {
    store<T>(changetype<usize>(this) + usize(index) * sizeof<T>(), value);
  }

  @inline get address(): usize {
    return changetype<usize>(this);
  }
}

const PAGE: usize = 65536;

let end: usize = __heap_base;

/** Allocates `count` values, aligned to 16 bytes. Does not initialize them. */
export function allocate<T>(count: i32): Pointer<T> {
  const start = (end + 15) & ~15;
  end = start + usize(count) * sizeof<T>();
  const missing = i32((end + PAGE - 1) / PAGE) - memory.size();
  if (missing > 0 && memory.grow(missing) < 0) unreachable();
  return changetype<Pointer<T>>(start);
}

/** Allocates an object without initializing it. */
export function create<T>(): T {
  return changetype<T>(allocate<u8>(i32(offsetof<T>())).address);
}

export function clear<T>(values: Pointer<T>, count: i32): void {
  memory.fill(values.address, 0, usize(count) * sizeof<T>());
}

/** The end of the arena. Pass it to `release` to free what is allocated later. */
export function mark(): usize {
  return end;
}

/** Frees everything that was allocated after `mark` returned `to`. */
export function release(to: usize): void {
  end = to;
}

/** Address of the output of the latest call. */
export let outputAddress: usize = 0;

export function allocateOutput(bytes: i32): Pointer<u8> {
  const output = allocate<u8>(bytes);
  outputAddress = output.address;
  return output;
}
