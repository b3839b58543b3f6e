// Where a drawing has upright and level edges, and how grey the pixel grid makes them.
import type { Polyline } from '../svg/geometry/polyline.ts';
import type { Part } from './part.ts';

/** Edges across one axis: their places on it and their share of all (sum 1 over both axes), both in turn. */
export type Edges = readonly number[];

/** Rise over run up to which a segment counts as level. */
const LEVEL = 0.12;
/** Places closer than this fraction of the drawing are one. */
const SAME_PLACE = 1 / 512;

/** The edges of lines and areas across the x axis (upright ones) and the y axis (level ones). */
export const edgesOf = (parts: readonly Part[]): { readonly x: Edges; readonly y: Edges } => {
  const [x, y] = [new Map<number, number>(), new Map<number, number>()];
  const size = Math.max(...parts.flatMap(({ shape }) => shape.polylines.flatMap(({ points }) => points)));
  const step = size * SAME_PLACE;
  const add = (axis: Map<number, number>, place: number, half: number, length: number) => {
    for (const edge of half > 0 ? [place - half, place + half] : [place]) {
      const rounded = Math.round(edge / step);
      axis.set(rounded, (axis.get(rounded) ?? 0) + length);
    }
  };
  for (const { shape, line, fill } of parts) {
    const half = line ? line.width / 2 : 0;
    if (!line && !fill) continue;
    for (const polyline of shape.polylines) addEdges(polyline, half, x, y, add);
  }
  const total = [...x.values(), ...y.values()].reduce((sum, weight) => sum + weight, 0) || 1;
  const toEdges = (axis: ReadonlyMap<number, number>): Edges =>
    [...axis]
      .filter(([, weight]) => weight > total / 200)
      .flatMap(([place, weight]) => [place * step, weight / total]);
  return { x: toEdges(x), y: toEdges(y) };
};

type Add = (axis: Map<number, number>, place: number, half: number, length: number) => void;

const addEdges = (
  { points, closed }: Polyline,
  half: number,
  x: Map<number, number>,
  y: Map<number, number>,
  add: Add,
): void => {
  const count = points.length;
  for (let at = 0; at < (closed ? count : count - 2); at += 2) {
    const [x0, y0] = [points[at] as number, points[at + 1] as number];
    const [x1, y1] = [points[(at + 2) % count] as number, points[(at + 3) % count] as number];
    const [run, rise] = [Math.abs(x1 - x0), Math.abs(y1 - y0)];
    if (rise <= run * LEVEL) add(y, (y0 + y1) / 2, half, run);
    if (run <= rise * LEVEL) add(x, (x0 + x1) / 2, half, rise);
  }
};

/** How grey the edges come out when `place · scale + offset` is in pixels: 0 for all on whole pixels, 1 for all halfway. */
export const greyness = (edges: Edges, scale: number, offset: number): number => {
  let grey = 0;
  for (let at = 0; at < edges.length; at += 2) {
    const place = (edges[at] as number) * scale + offset;
    const part = place - Math.floor(place);
    grey += 4 * part * (1 - part) * (edges[at + 1] as number);
  }
  return grey;
};
