// Radius of the largest circle inside a polygon.
import type { Polyline } from './polyline.ts';

/** Precision as a fraction of the polygon's size. */
const PRECISION = 1 / 200;

/**
 * The radius of the largest circle inside a closed polyline (nonzero rule): 0 if it is a line, `undefined` if it is
 * more than `limit`. Searches a quadtree of squares, the most promising first (Agafonkin, polylabel).
 */
export const innerRadius = ({ points }: Polyline, limit: number): number | undefined => {
  const xs = points.filter((_, index) => index % 2 === 0);
  const ys = points.filter((_, index) => index % 2 === 1);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const precision = Math.max(width, height) * PRECISION;
  const size = Math.min(width, height);
  // Also bounds the number of squares.
  if (!(size > precision)) return 0;
  const cells: Cell[] = [];
  for (let x = left; x < left + width; x += size)
    for (let y = top; y < top + height; y += size)
      cells.push(cellAt(points, { x: x + size / 2, y: y + size / 2, half: size / 2 }));
  let best = 0;
  while (cells.length > 0) {
    const cell = takeMostPromising(cells);
    best = Math.max(best, cell.distance);
    if (best > limit) return undefined;
    if (cell.limit - best <= precision) break;
    const half = cell.half / 2;
    for (const dx of [-half, half])
      for (const dy of [-half, half]) cells.push(cellAt(points, { x: cell.x + dx, y: cell.y + dy, half }));
  }
  return best;
};

interface Square {
  readonly x: number;
  readonly y: number;
  readonly half: number;
}

/** `distance` from the center to the outline, negative outside; `limit` of that distance in the square. */
interface Cell extends Square {
  readonly distance: number;
  readonly limit: number;
}

const cellAt = (points: readonly number[], square: Square): Cell => {
  const distance = signedDistance(points, square.x, square.y);
  return { ...square, distance, limit: distance + square.half * Math.SQRT2 };
};

const takeMostPromising = (cells: Cell[]): Cell => {
  let at = 0;
  for (let index = 1; index < cells.length; index++)
    if ((cells[index] as Cell).limit > (cells[at] as Cell).limit) at = index;
  return cells.splice(at, 1)[0] as Cell;
};

/** Distance from a point to the outline, negative if the winding number is 0. */
const signedDistance = (points: readonly number[], x: number, y: number): number => {
  let winding = 0;
  let least = Infinity;
  for (let at = 0; at < points.length; at += 2) {
    const next = (at + 2) % points.length;
    const [ax, ay] = [(points[at] as number) - x, (points[at + 1] as number) - y];
    const [bx, by] = [(points[next] as number) - x, (points[next + 1] as number) - y];
    const [dx, dy] = [bx - ax, by - ay];
    const t = Math.min(1, Math.max(0, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, (ax + dx * t) ** 2 + (ay + dy * t) ** 2);
    const side = ax * by - ay * bx;
    if (ay <= 0 && by > 0 && side > 0) winding++;
    if (ay > 0 && by <= 0 && side < 0) winding--;
  }
  return (winding === 0 ? -1 : 1) * Math.sqrt(least);
};
