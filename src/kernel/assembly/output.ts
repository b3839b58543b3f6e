// Output of the latest call.
import { allocate, Pointer } from './memory';

let address: usize = 0;

/** Allocates the output of the current call. */
export function allocateOutput(bytes: i32): Pointer<u8> {
  const output = allocate<u8>(bytes);
  address = output.address;
  return output;
}

/** Address of the bytes that the latest call returned. */
export function outputAddress(): usize {
  return address;
}
