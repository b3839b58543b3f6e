// Growable list of coordinates, alternating x and y.
import { allocate, Pointer } from '../memory';

const INITIAL_CAPACITY = 256;

@unmanaged
export class Points {
  /** Number of coordinates. */
  count: i32;
  values: Pointer<f64>;
  private capacity: i32;

  init(): void {
    this.count = 0;
    this.capacity = INITIAL_CAPACITY;
    this.values = allocate<f64>(INITIAL_CAPACITY);
  }

  add(x: f64, y: f64): void {
    if (this.count === this.capacity) this.grow();
    this.values[this.count] = x;
    this.values[this.count + 1] = y;
    this.count += 2;
  }

  private grow(): void {
    const values = allocate<f64>(2 * this.capacity);
    memory.copy(values.address, this.values.address, (this.capacity as usize) * sizeof<f64>());
    this.values = values;
    this.capacity *= 2;
  }
}

export function createPoints(): Points {
  const points = changetype<Points>(allocate<u8>(offsetof<Points>() as i32).address);
  points.init();
  return points;
}
