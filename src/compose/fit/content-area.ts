// Content areas and the placement of ink in them.
import { boundsOf, type Disc } from '../../svg/geometry/extent.ts';

/** A square with rounded corners, centered on the canvas, in canvas units. A radius of half the side makes a circle. */
export interface RoundedSquare {
  readonly side: number;
  readonly radius: number;
}

/** Area of a square canvas of `size` units that ink may cover. */
export interface ContentArea {
  readonly size: number;
  /** Side of the content box: the centered square that padding leaves. */
  readonly contentBox: number;
  /** Limit of the ink: the plate inset by a margin, the safe zone, or the canvas. */
  readonly bounds: RoundedSquare;
}

/** Position (`x`, `y`) of the glyph's origin in canvas units, and scale in canvas units per glyph unit. */
export interface Placement {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Largest placement that centers the ink's bounding box, fits it into the content box, and keeps ink inside bounds. */
export const fitInk = (ink: readonly Disc[], { size, contentBox, bounds }: ContentArea): Placement => {
  const box = boundsOf(ink);
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  const centered = ink.map(({ x, y, r }) => ({ x: Math.abs(x - cx), y: Math.abs(y - cy), r }));
  const largest = contentBox / Math.max(box.width, box.height, Number.EPSILON);
  const scale = centered.every(disc => isInside(disc, largest, bounds))
    ? largest
    : shrink(centered, largest, bounds);
  return { scale, x: size / 2 - cx * scale, y: size / 2 - cy * scale };
};

/** Whether placed ink is inside the bounds of a canvas of `size` units. */
export const isWithin = (
  ink: readonly Disc[],
  size: number,
  { scale, x, y }: Placement,
  bounds: RoundedSquare,
): boolean => {
  const [cx, cy] = [(size / 2 - x) / scale, (size / 2 - y) / scale];
  return ink.every(disc =>
    isInside({ x: Math.abs(disc.x - cx), y: Math.abs(disc.y - cy), r: disc.r }, scale, bounds),
  );
};

/** Whether a disc is inside the bounds. Coordinates are relative to their center and must not be negative. */
const isInside = ({ x, y, r }: Disc, scale: number, { side, radius }: RoundedSquare): boolean => {
  const straight = side / 2 - radius;
  const [dx, dy] = [x * scale - straight, y * scale - straight];
  // Beside the corner's arc, the edge is straight.
  if (dx <= 0 || dy <= 0) return Math.max(dx, dy) + r * scale <= radius;
  return Math.sqrt(dx * dx + dy * dy) + r * scale <= radius;
};

const BISECTIONS = 20;

/** Finds the largest scale below `largest` with all discs inside the bounds, by bisection. */
const shrink = (centered: readonly Disc[], largest: number, bounds: RoundedSquare): number => {
  let [inside, outside] = [0, largest];
  for (let step = 0; step < BISECTIONS; step++) {
    const middle = (inside + outside) / 2;
    if (centered.every(disc => isInside(disc, middle, bounds))) inside = middle;
    else outside = middle;
  }
  return inside;
};
