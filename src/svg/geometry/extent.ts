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

/** The discs of the area inside the polylines. */
export const fillExtent = (polylines: readonly Polyline[]): readonly Disc[] =>
  polylines.flatMap(({ points }) =>
    points.length < 6 ? [] : pointsOf(points).map(([x, y]) => ({ x, y, r: 0 })),
  );

/** The discs of a line along the polylines, as SVG 2 section 13.5 draws it. */
export const strokeExtent = (polylines: readonly Polyline[], line: LineStyle): readonly Disc[] =>
  line.width > 0 ? polylines.flatMap(polyline => lineExtent(polyline, line)) : [];

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

type Point = readonly [number, number];

const pointsOf = (points: readonly number[]): Point[] =>
  Array.from({ length: points.length / 2 }, (_, index) => [
    points[2 * index] as number,
    points[2 * index + 1] as number,
  ]);

const lineExtent = ({ points, closed }: Polyline, line: LineStyle): Disc[] => {
  const vertices = pointsOf(points);
  const r = line.width / 2;
  if (vertices.length < 2) return dotExtent(vertices[0] as Point, line, r);
  const round = line.join === 'round' ? vertices.slice(closed ? 0 : 1, closed ? undefined : -1) : [];
  const ends = closed
    ? []
    : [endExtent(vertices[1], vertices[0], line, r), endExtent(vertices.at(-2), vertices.at(-1), line, r)];
  return [
    ...round.map(([x, y]) => ({ x, y, r })),
    ...ends.flat(),
    ...(line.join === 'round' ? [] : cornersExtent(vertices, closed, line, r)),
  ];
};

/** A subpath of no length shows its caps alone. */
const dotExtent = ([x, y]: Point, { cap }: LineStyle, r: number): Disc[] => {
  if (cap === 'round') return [{ x, y, r }];
  return cap === 'square' ? [-r, r].flatMap(dx => [-r, r].map(dy => ({ x: x + dx, y: y + dy, r: 0 }))) : [];
};

/** The end at `to` of a line that comes from `from`. */
const endExtent = (from: Point | undefined, to: Point | undefined, { cap }: LineStyle, r: number): Disc[] => {
  const [[x0, y0], [x, y]] = [from, to] as [Point, Point];
  if (cap === 'round') return [{ x, y, r }];
  const length = Math.hypot(x - x0, y - y0);
  const [ux, uy] = [((x - x0) / length) * r, ((y - y0) / length) * r];
  const ahead = cap === 'square' ? 1 : 0;
  return [1, -1].map(side => ({ x: x + ux * ahead - uy * side, y: y + uy * ahead + ux * side, r: 0 }));
};

/** Corners that are not round: both sides of either leg, and the miter's tip where the limit allows one. */
const cornersExtent = (vertices: readonly Point[], closed: boolean, line: LineStyle, r: number): Disc[] => {
  const count = vertices.length;
  const corners: Disc[] = [];
  for (let index = closed ? 0 : 1; index < (closed ? count : count - 1); index++) {
    const [x, y] = vertices[index] as Point;
    const [xa, ya] = vertices[(index + count - 1) % count] as Point;
    const [xb, yb] = vertices[(index + 1) % count] as Point;
    const [la, lb] = [Math.hypot(x - xa, y - ya), Math.hypot(xb - x, yb - y)];
    const [ax, ay, bx, by] = [(x - xa) / la, (y - ya) / la, (xb - x) / lb, (yb - y) / lb];
    for (const side of [r, -r]) {
      corners.push(
        { x: x - ay * side, y: y + ax * side, r: 0 },
        { x: x - by * side, y: y + bx * side, r: 0 },
      );
    }
    // The tip lies on the outer bisector; its distance over r is 1 / sin(θ/2), with cos θ = -a·b (SVG 2, 13.5.6).
    const halfSine = Math.sqrt(Math.max(0, (1 + ax * bx + ay * by) / 2));
    if (line.join === 'miter' && halfSine * line.miterLimit >= 1) {
      const [mx, my] = [ax - bx, ay - by];
      const length = Math.hypot(mx, my);
      if (length > 1e-9)
        corners.push({ x: x + (mx / length) * (r / halfSine), y: y + (my / length) * (r / halfSine), r: 0 });
    }
  }
  return corners;
};
