// Where the glyph goes: padding surrounds its ink, and no ink leaves the plate or a safe zone.
import { boundsOf, type Disc } from '../../svg/geometry/extent.ts';

/** A square frame with round corners, centred on the canvas; `radius` of half the side makes a circle. Canvas units. */
export interface Frame {
  readonly side: number;
  readonly radius: number;
}

/** x and y in canvas units of the glyph's origin, and canvas units per glyph unit. */
export interface Placement {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A canvas of `size` units: ink has `room` in the middle of it, and has to stay inside `frame`. */
export interface Stage {
  readonly size: number;
  readonly room: number;
  readonly frame: Frame;
}

/** The largest placement whose ink box has no side longer than the room, is centred, and keeps all ink inside the frame. */
export const fitInk = (ink: readonly Disc[], { size, room, frame }: Stage): Placement => {
  const box = boundsOf(ink);
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  const centred = ink.map(({ x, y, r }) => ({ x: Math.abs(x - cx), y: Math.abs(y - cy), r }));
  const roomy = room / Math.max(box.width, box.height, Number.EPSILON);
  const scale = centred.every(disc => isInside(disc, roomy, frame)) ? roomy : shrink(centred, roomy, frame);
  return { scale, x: size / 2 - cx * scale, y: size / 2 - cy * scale };
};

/** Whether ink at that placement on a canvas of `size` units lies inside the frame. */
export const isWithin = (
  ink: readonly Disc[],
  size: number,
  { scale, x, y }: Placement,
  frame: Frame,
): boolean => {
  const [cx, cy] = [(size / 2 - x) / scale, (size / 2 - y) / scale];
  return ink.every(disc =>
    isInside({ x: Math.abs(disc.x - cx), y: Math.abs(disc.y - cy), r: disc.r }, scale, frame),
  );
};

const isInside = ({ x, y, r }: Disc, scale: number, { side, radius }: Frame): boolean => {
  const straight = side / 2 - radius;
  const [dx, dy] = [x * scale - straight, y * scale - straight];
  // Beside the corner's square the frame is straight; within it, the corner's circle rules.
  if (dx <= 0 || dy <= 0) return Math.max(dx, dy) + r * scale <= radius;
  return Math.sqrt(dx * dx + dy * dy) + r * scale <= radius;
};

const HALVINGS = 20;

const shrink = (centred: readonly Disc[], roomy: number, frame: Frame): number => {
  let [inside, outside] = [0, roomy];
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (inside + outside) / 2;
    if (centred.every(disc => isInside(disc, middle, frame))) inside = middle;
    else outside = middle;
  }
  return inside;
};
