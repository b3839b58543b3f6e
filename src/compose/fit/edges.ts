// The upright and level edges of a drawing: what a pixel grid makes crisp or grey.
import type { Polyline } from '../../svg/geometry/polyline.ts';
import type { Part } from '../glyph/part.ts';

/**
 * Edges across one axis. A line has two, `half` to either side of `place`; an area has one, where its ink begins
 * (`side` -1) or ends (1) along the axis. Glyph units; `weight` is the share of the length of all outlines of the
 * drawing, slanting ones included.
 */
export interface Edge {
  readonly place: number;
  readonly half: number;
  readonly side: -1 | 0 | 1;
  readonly weight: number;
}

/** Upright edges have their place on the x axis, level ones on the y axis; each list is sorted by place. */
export interface Edges {
  readonly x: readonly Edge[];
  readonly y: readonly Edge[];
}

/** Rise over run up to which a segment counts as level: seven degrees, which takes in the tops of curves. */
const LEVEL = 0.12;
/** Edges closer than this part of the drawing are taken as one. */
const CLOSE = 1 / 60;
/** Edges with less weight are not worth a move. */
const LEAST_WEIGHT = 0.015;
/** More edges than this across sixteen pixels cannot all be crisp. */
const MOST_EDGES = 12;

/** Collects the edges of lines and areas, widths of lines as they are in `parts`. */
export const edgesOf = (parts: readonly Part[]): Edges => {
  const found: { x: Edge[]; y: Edge[] } = { x: [], y: [] };
  for (const part of parts) for (const polyline of part.shape.polylines) collect(part, polyline, found);
  const all = [...found.x, ...found.y];
  const total =
    parts.reduce((sum, { shape }) => sum + shape.polylines.reduce((s, line) => s + lengthOf(line), 0), 0) ||
    1;
  const places = all.map(({ place }) => place);
  const close = (Math.max(...places) - Math.min(...places)) * CLOSE;
  const tidy = (edges: readonly Edge[]): readonly Edge[] =>
    clustered(edges, close)
      .map(edge => ({ ...edge, weight: edge.weight / total }))
      .filter(({ weight }) => weight >= LEAST_WEIGHT);
  return { x: heaviest(tidy(found.x)), y: heaviest(tidy(found.y)) };
};

/** The edges that count most, still in order. */
const heaviest = (edges: readonly Edge[]): readonly Edge[] => {
  if (edges.length <= MOST_EDGES) return edges;
  const least = edges.map(({ weight }) => weight).sort((a, b) => b - a)[MOST_EDGES - 1] as number;
  return edges.filter(({ weight }) => weight >= least);
};

const collect = (
  { shape, line, fill }: Part,
  { points, closed }: Polyline,
  found: { x: Edge[]; y: Edge[] },
) => {
  if (!line && !fill) return;
  const half = line ? line.width / 2 : 0;
  // Contours of areas run one way around ink and the other way around holes, so that ink is always on the same side.
  const turn = fill ? Math.sign(signedArea(shape.polylines)) : 0;
  const add = (edges: Edge[], place: number, side: number, weight: number) => {
    if (side === 0) edges.push({ place, half, side: 0, weight });
    else edges.push({ place: place + side * half, half: 0, side: side > 0 ? 1 : -1, weight });
  };
  const count = points.length;
  if (count === 2 && line) {
    add(found.x, points[0] as number, 0, half);
    add(found.y, points[1] as number, 0, half);
  }
  for (let at = 0; at < (closed || fill ? count : count - 2); at += 2) {
    const [x0, y0] = [points[at] as number, points[at + 1] as number];
    const [x1, y1] = [points[(at + 2) % count] as number, points[(at + 3) % count] as number];
    const [dx, dy] = [x1 - x0, y1 - y0];
    if (Math.abs(dy) <= Math.abs(dx) * LEVEL)
      add(found.y, (y0 + y1) / 2, -Math.sign(dx) * turn, Math.abs(dx));
    if (Math.abs(dx) <= Math.abs(dy) * LEVEL) add(found.x, (x0 + x1) / 2, Math.sign(dy) * turn, Math.abs(dy));
  }
};

/** Twice the area is what this sums up to; its sign tells which way the contours run around ink. */
const signedArea = (polylines: readonly Polyline[]): number =>
  polylines.reduce((sum, { points }) => {
    let area = 0;
    for (let at = 0; at < points.length; at += 2) {
      const next = (at + 2) % points.length;
      area +=
        (points[at] as number) * (points[next + 1] as number) -
        (points[next] as number) * (points[at + 1] as number);
    }
    return sum + area;
  }, 0);

const lengthOf = ({ points }: Polyline): number => {
  let length = 0;
  for (let at = 2; at < points.length; at += 2)
    length += Math.sqrt(
      ((points[at] as number) - (points[at - 2] as number)) ** 2 +
        ((points[at + 1] as number) - (points[at - 1] as number)) ** 2,
    );
  return length;
};

/** Joins edges of one kind that lie close together, at their mean place. */
const clustered = (edges: readonly Edge[], close: number): readonly Edge[] => {
  const clusters: { first: number; edge: Edge }[] = [];
  const latest = new Map<string, number>();
  for (const edge of edges.toSorted((a, b) => a.place - b.place)) {
    if (edge.weight === 0) continue;
    const kind = `${edge.half} ${edge.side}`;
    const index = latest.get(kind);
    const cluster = index === undefined ? undefined : clusters[index];
    if (cluster && edge.place - cluster.first <= close) {
      const weight = cluster.edge.weight + edge.weight;
      const place = (cluster.edge.place * cluster.edge.weight + edge.place * edge.weight) / weight;
      cluster.edge = { ...edge, place, weight };
    } else latest.set(kind, clusters.push({ first: edge.place, edge }) - 1);
  }
  return clusters.map(({ edge }) => edge).sort((a, b) => a.place - b.place);
};
