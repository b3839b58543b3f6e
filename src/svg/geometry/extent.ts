// How far ink reaches: fills by their corners, lines by their width, caps, joins and miters.
import type { Stroke } from '../../model/scene.ts';
import type { Polyline } from './polyline.ts';

/** A disc; a point where `r` is 0. The convex hull of a drawing's discs is the convex hull of its ink. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type LineStyle = Omit<Stroke, 'paint'>;

/** What is measured: an outline, and the corners of its convex hull. */
export interface Measured {
  readonly polylines: readonly Polyline[];
  readonly hull: readonly (readonly [number, number])[];
}

/** The discs of the area inside an outline. */
export const fillExtent = ({ hull }: Pick<Measured, 'hull'>): readonly Disc[] =>
  hull.map(([x, y]) => ({ x, y, r: 0 }));

/** The discs of a line along an outline, as SVG 2 section 13.5 draws it. */
export const strokeExtent = ({ polylines, hull }: Measured, line: LineStyle): readonly Disc[] => {
  const r = line.width / 2;
  if (line.cap === 'round' && line.join === 'round') return hull.map(([x, y]) => ({ x, y, r }));
  const special = polylines.flatMap(polyline => specialVertices(polyline, line.join !== 'round'));
  return [
    ...hull
      .filter(([x, y]) => !special.some(vertex => vertex.x === x && vertex.y === y))
      .map(([x, y]) => ({ x, y, r })),
    ...special.flatMap(vertex =>
      'cap' in vertex ? capExtent(vertex, line.cap, r) : cornerExtent(vertex, line, r),
    ),
  ];
};

/** The smallest upright box around the discs; an empty box at the origin where there are none. */
export const boundsOf = (discs: readonly Disc[]): Box => {
  if (discs.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, r } of discs) {
    left = Math.min(left, x - r);
    top = Math.min(top, y - r);
    right = Math.max(right, x + r);
    bottom = Math.max(bottom, y + r);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
};

/** The end of an open line; (dx, dy) leads out of it, and is 0 where the line has no length. */
interface End {
  readonly cap: true;
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** A sharp corner, with the directions that lead into it and out of it. */
interface Corner {
  readonly x: number;
  readonly y: number;
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
}

/** Up to this turn, fifteen degrees, any join is as good as round. */
const SMOOTH = Math.cos(Math.PI / 12);

/** The vertices where a line does not simply reach half its width around its points. */
const specialVertices = ({ points, closed }: Polyline, corners: boolean): (End | Corner)[] => {
  const count = points.length / 2;
  const x = (index: number) => points[2 * ((index + count) % count)] as number;
  const y = (index: number) => points[2 * ((index + count) % count) + 1] as number;
  const direction = (from: number, to: number): readonly [number, number] => {
    const length = Math.hypot(x(to) - x(from), y(to) - y(from)) || 1;
    return [(x(to) - x(from)) / length, (y(to) - y(from)) / length];
  };
  const end = (at: number, before: number): End => {
    const [dx, dy] = direction(before, at);
    return { cap: true, x: x(at), y: y(at), dx, dy };
  };
  if (count === 1) return [{ cap: true, x: x(0), y: y(0), dx: 0, dy: 0 }];
  const found: (End | Corner)[] = closed ? [] : [end(0, 1), end(count - 1, count - 2)];
  for (let at = closed ? 0 : 1; corners && at < (closed ? count : count - 1); at++) {
    const [ax, ay] = direction(at - 1, at);
    const [bx, by] = direction(at, at + 1);
    if (ax * bx + ay * by < SMOOTH) found.push({ x: x(at), y: y(at), ax, ay, bx, by });
  }
  return found;
};

const capExtent = ({ x, y, dx, dy }: End, cap: LineStyle['cap'], r: number): Disc[] => {
  if (cap === 'round') return [{ x, y, r }];
  if (dx === 0 && dy === 0)
    return cap === 'square' ? [r, -r].flatMap(a => [r, -r].map(b => ({ x: x + a, y: y + b, r: 0 }))) : [];
  const ahead = cap === 'square' ? r : 0;
  return [r, -r].map(side => ({ x: x + dx * ahead - dy * side, y: y + dy * ahead + dx * side, r: 0 }));
};

/** Both sides of either leg, and the miter's tip where the limit allows one. */
const cornerExtent = (
  { x, y, ax, ay, bx, by }: Corner,
  { join, miterLimit }: LineStyle,
  r: number,
): Disc[] => {
  const sides = [r, -r].flatMap(side => [
    { x: x - ay * side, y: y + ax * side, r: 0 },
    { x: x - by * side, y: y + bx * side, r: 0 },
  ]);
  // The tip lies on the outer bisector, r / sin(θ/2) away, with cos θ = -a·b (SVG 2, 13.5.6).
  const halfSine = Math.sqrt(Math.max(0, (1 + ax * bx + ay * by) / 2));
  const bisector = Math.hypot(ax - bx, ay - by);
  if (join !== 'miter' || halfSine * miterLimit < 1) return sides;
  const reach = r / halfSine / bisector;
  return [...sides, { x: x + (ax - bx) * reach, y: y + (ay - by) * reach, r: 0 }];
};
