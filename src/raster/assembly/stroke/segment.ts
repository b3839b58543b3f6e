// Directed line segments of a flattened path.
import { allocate, create, Pointer } from '../memory';

/** A segment from (x, y) to (endX, endY). (dx, dy) is the unit direction, (dy, -dx) the left normal. */
@unmanaged
export class Segment {
  x: f64;
  y: f64;
  endX: f64;
  endY: f64;
  dx: f64;
  dy: f64;
  length: f64;
}

@unmanaged
export class Segments {
  count: i32;
  address: usize;

  at(index: i32): Segment {
    return changetype<Segment>(this.address + usize(index) * offsetof<Segment>());
  }

  add(x: f64, y: f64, endX: f64, endY: f64, dx: f64, dy: f64, length: f64): void {
    const segment = this.at(this.count++);
    segment.x = x;
    segment.y = y;
    segment.endX = endX;
    segment.endY = endY;
    segment.dx = dx;
    segment.dy = dy;
    segment.length = length;
  }

  /** Returns the same segments in the opposite direction. */
  reversed(): Segments {
    const result = createSegments(this.count);
    for (let at = this.count - 1; at >= 0; at--) {
      const segment = this.at(at);
      result.add(segment.endX, segment.endY, segment.x, segment.y, -segment.dx, -segment.dy, segment.length);
    }
    return result;
  }

  /** Returns the segments of a closed subpath from `first` around to `first` again. */
  loopFrom(first: i32): Segments {
    const result = createSegments(this.count + 1);
    for (let at = 0; at <= this.count; at++) {
      const segment = this.at((first + at) % this.count);
      const copy = result.at(result.count++);
      memory.copy(changetype<usize>(copy), changetype<usize>(segment), offsetof<Segment>());
    }
    return result;
  }
}

function createSegments(capacity: i32): Segments {
  const segments = create<Segments>();
  segments.count = 0;
  segments.address = allocate<u8>(capacity * i32(offsetof<Segment>())).address;
  return segments;
}

/**
 * Segments of a polyline of `count` coordinates. Omits segments of at most `minimumLength`, whose direction is a
 * rounding error.
 */
export function segmentsOf(points: Pointer<f64>, count: i32, isClosed: bool, minimumLength: f64): Segments {
  const segments = createSegments(count / 2);
  let x = points[0];
  let y = points[1];
  const end = isClosed ? count : count - 2;
  for (let at = 2; at <= end; at += 2) {
    const next = at < count ? at : 0;
    const endX = points[next];
    const endY = points[next + 1];
    const length = Math.sqrt((endX - x) * (endX - x) + (endY - y) * (endY - y));
    if (!(length > minimumLength)) continue;
    segments.add(x, y, endX, endY, (endX - x) / length, (endY - y) / length, length);
    x = endX;
    y = endY;
  }
  return segments;
}

/** Sine of the turn from a to b, positive to the right. */
export function sineBetween(a: Segment, b: Segment): f64 {
  return a.dx * b.dy - a.dy * b.dx;
}

/** Cosine of the turn from a to b. */
export function cosineBetween(a: Segment, b: Segment): f64 {
  return a.dx * b.dx + a.dy * b.dy;
}

const INITIAL_CAPACITY = 256;

@unmanaged
export class Points {
  /** Number of coordinates. */
  count: i32;
  values: Pointer<f64>;
  capacity: i32;

  add(x: f64, y: f64): void {
    if (this.count === this.capacity) this.grow();
    this.values[this.count] = x;
    this.values[this.count + 1] = y;
    this.count += 2;
  }

  private grow(): void {
    const values = allocate<f64>(2 * this.capacity);
    memory.copy(values.address, this.values.address, usize(this.capacity) * sizeof<f64>());
    this.values = values;
    this.capacity *= 2;
  }
}

export function createPoints(): Points {
  const points = create<Points>();
  points.count = 0;
  points.capacity = INITIAL_CAPACITY;
  points.values = allocate<f64>(INITIAL_CAPACITY);
  return points;
}
