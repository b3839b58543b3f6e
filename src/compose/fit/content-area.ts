// The area of an image that ink may cover, and the largest placement of ink in it.
import { boundsOf, type Extent, everyDisc } from '../../svg/extent.ts';
import type { Point } from '../../svg/path.ts';
import type { Placement } from '../measure/placement.ts';

/** A square with rounded corners in the center of the canvas, in canvas units. `radius` is at most half of `side`. */
export interface RoundedSquare {
  readonly side: number;
  readonly radius: number;
}

/** The area of a square canvas of `size` units that ink may cover. */
export interface ContentArea {
  readonly size: number;
  /** Side of the content box: the square inside the padding. */
  readonly contentBox: number;
  /** The area that must contain all ink: the plate inset by a margin, the safe zone, or the canvas. */
  readonly bounds: RoundedSquare;
  /** Whether the ink fills the canvas exactly. Grid fitting then does not change the scale. */
  readonly isExact?: boolean;
  /** Move of the ink to the right and down, in canvas units. */
  readonly offset?: Point | undefined;
}

/**
 * Finds the largest placement with the bounding box of the ink in the middle of the content box and all ink inside
 * `bounds`. `imbalance` is the vector from the center of the bounding box to the optical center, in glyph units. If it
 * is given, the ink then moves as far as the bounds allow, until its optical center is at `offset` from the center of
 * the canvas.
 */
export const fitInk = (
  ink: Extent,
  { size, contentBox, bounds, offset = ORIGIN }: ContentArea,
  imbalance?: Point,
): Placement => {
  const { width, height } = boundsOf(ink);
  const { x, y } = centerOf(ink);
  const fits = (scale: number) => isWithin(ink, { x, y, scale }, bounds);
  const scale = largestUpTo(contentBox / Math.max(width, height, Number.EPSILON), fits);
  const { x: moveX, y: moveY } = imbalance
    ? { x: imbalance.x - offset.x / scale, y: imbalance.y - offset.y / scale }
    : ORIGIN;
  const moved = (part: number) => ({ x: x + part * moveX, y: y + part * moveY, scale });
  const most = moveX || moveY ? largestUpTo(1, part => isWithin(ink, moved(part), bounds)) : 0;
  const center = moved(most);
  return { scale, x: size / 2 - center.x * scale, y: size / 2 - center.y * scale };
};

const ORIGIN: Point = { x: 0, y: 0 };

/** Center of the bounding box of ink. */
export const centerOf = (ink: Extent): Point => {
  const { x, y, width, height } = boundsOf(ink);
  return { x: x + width / 2, y: y + height / 2 };
};

/** Whether a disc is inside the bounds. (dx, dy) is its center, measured from the center of the bounds. */
export const isDiscWithin = (
  dx: number,
  dy: number,
  discRadius: number,
  { side, radius }: RoundedSquare,
): boolean => {
  const straight = side / 2 - radius;
  const x = Math.abs(dx) - straight;
  const y = Math.abs(dy) - straight;
  // Where the edge is straight, the distance along one axis counts.
  const distance = x <= 0 || y <= 0 ? Math.max(x, y) : Math.sqrt(x * x + y * y);
  return distance + discRadius <= radius;
};

/** Whether ink is inside the bounds if it is scaled by `scale` and (x, y) is placed at the center of the bounds. */
const isWithin = (ink: Extent, { x, y, scale }: Placement, bounds: RoundedSquare): boolean =>
  everyDisc(ink, (discX, discY, radius) =>
    isDiscWithin((discX - x) * scale, (discY - y) * scale, radius * scale, bounds),
  );

const BISECTIONS = 20;

/** Finds the largest value up to `largest` for which `fits` returns true, by bisection. */
const largestUpTo = (largest: number, fits: (value: number) => boolean): number => {
  if (fits(largest)) return largest;
  let [inside, outside] = [0, largest];
  for (let step = 0; step < BISECTIONS; step++) {
    const middle = (inside + outside) / 2;
    if (fits(middle)) inside = middle;
    else outside = middle;
  }
  return inside;
};
