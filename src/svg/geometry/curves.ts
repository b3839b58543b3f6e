// Paths as straight and curved pieces: read once, flattened as finely as each use needs.
import svgpath from 'svgpath';

/** Where a piece leads: straight to [x, y], or along the cubic Bézier curve [x1, y1, x2, y2, x, y]. */
export type Piece = readonly number[];

/** A subpath, which begins at (x, y). */
export interface Course {
  readonly x: number;
  readonly y: number;
  readonly pieces: readonly Piece[];
  readonly closed: boolean;
}

/** Reads path data; arcs and quadratic curves come as cubic ones. */
export const readCurves = (path: string): readonly Course[] => curvesOf(svgpath(path).abs());

/** The curves of a path whose commands are absolute; changes the path. */
export const curvesOf = (absolute: ReturnType<typeof svgpath>): readonly Course[] => {
  const courses: { x: number; y: number; pieces: Piece[]; closed: boolean }[] = [];
  let pieces: Piece[] = [];
  const begin = (x: number, y: number) => {
    pieces = [];
    courses.push({ x, y, pieces, closed: false });
  };
  let closed: { readonly x: number; readonly y: number } | undefined;
  absolute
    .unarc()
    .unshort()
    .iterate((segment, _index, x, y) => {
      // After a closing, drawing goes on from where the closed subpath began.
      if (closed && segment[0] !== 'M' && segment[0] !== 'Z') begin(closed.x, closed.y);
      closed = undefined;
      switch (segment[0]) {
        case 'M':
          begin(segment[1], segment[2]);
          break;
        case 'L':
          pieces.push([segment[1], segment[2]]);
          break;
        case 'H':
          pieces.push([segment[1], y]);
          break;
        case 'V':
          pieces.push([x, segment[1]]);
          break;
        case 'Q':
          pieces.push(cubicOf(x, y, segment[1], segment[2], segment[3], segment[4]));
          break;
        case 'C':
          pieces.push(segment.slice(1) as number[]);
          break;
        case 'Z':
        case 'z': {
          const open = courses.at(-1);
          if (open) open.closed = true;
          closed = open;
          break;
        }
      }
    });
  return courses;
};

const cubicOf = (x: number, y: number, x1: number, y1: number, x2: number, y2: number): Piece => [
  x + (2 * (x1 - x)) / 3,
  y + (2 * (y1 - y)) / 3,
  x2 + (2 * (x1 - x2)) / 3,
  y2 + (2 * (y1 - y2)) / 3,
  x2,
  y2,
];
