// Finds the horizontal and vertical edges that grid fitting moves to pixel boundaries.
import { boxOfPoints } from '../../svg/extent.ts';
import { forEachEdge, type Polyline } from '../../svg/polyline.ts';
import type { Part } from '../glyph/part.ts';

/** The vertical or the horizontal edges by ascending position. `center` is their axis of symmetry, if there is one. */
export interface AxisEdges {
  readonly edges: readonly AlignedEdge[];
  readonly center: number | undefined;
}

/** Weights are equal if they differ by at most this fraction, or by LEAST_TOLERANCE. */
const WEIGHT_TOLERANCE = 0.1;
const LEAST_TOLERANCE = 0.004;

/**
 * Makes edges exactly symmetric to `center` if they are symmetric within `tolerance`. `mirrored` contains the edges of
 * the mirrored drawing, which are merged in another order.
 */
const symmetricEdges = (
  edges: readonly AlignedEdge[],
  mirrored: readonly AlignedEdge[],
  { center, tolerance }: { readonly center: number; readonly tolerance: number },
): AxisEdges => {
  const isSymmetric =
    edges.length === mirrored.length &&
    edges.every((edge, index) => isSame(edge, mirrored[index], tolerance));
  if (!isSymmetric) return { edges, center: undefined };
  const before = edges.filter(({ position }) => position < center - tolerance);
  const middle = edges.filter(({ side, position }) => side === 0 && Math.abs(position - center) <= tolerance);
  return {
    edges: [
      ...before,
      ...middle.map(edge => ({ ...edge, position: center })).slice(0, 1),
      ...before.map(edge => mirrorEdge(edge, center)).reverse(),
    ],
    center,
  };
};

/** Mirrors an edge. The start of an area becomes its end. */
const mirrorEdge = (edge: AlignedEdge, center: number): AlignedEdge => ({
  ...edge,
  position: 2 * center - edge.position,
  side: (0 - edge.side) as AlignedEdge['side'],
});

const isSame = (a: AlignedEdge, b: AlignedEdge | undefined, tolerance: number): boolean =>
  b !== undefined &&
  a.side === b.side &&
  Math.abs(a.half - b.half) <= tolerance &&
  Math.abs(a.position - b.position) <= tolerance &&
  Math.abs(a.weight - b.weight) <= Math.max(LEAST_TOLERANCE, WEIGHT_TOLERANCE * a.weight);

/** A vertical or horizontal line, or one edge of an area, in glyph units. */
export interface AlignedEdge {
  /** Coordinate of the edge, or of the center of the line. */
  readonly position: number;
  /** Half of the line width. 0 for the edge of an area. */
  readonly half: number;
  /** -1 where an area begins, 1 where it ends, 0 for a line. */
  readonly side: -1 | 0 | 1;
  /** Length of the edge as a fraction of the length of all outlines. */
  readonly weight: number;
  /** Whether the line is a narrow area, such as a bar of a letter. */
  readonly isStem?: true;
  /** For the third and later of equal lines at equal distances: how many edges before it the last two are. */
  readonly series?: readonly [previous: number, first: number];
}

interface AlignedEdges {
  /** Vertical edges. */
  readonly x: AxisEdges;
  /** Horizontal edges. */
  readonly y: AxisEdges;
  /** Width of the stems; in letters, of the widest. 0 if there are none. */
  readonly stem: number;
}

/** Maximum slope of an aligned segment (7°). The tops and sides of circles have such segments, too. */
const MAX_SLOPE = 0.12;
/** Edges are merged if their distance is less than this fraction of the drawing. */
const MERGE_DISTANCE = 1 / 60;
/** Maximum number of edges per axis. More edges have no space on the pixel boundaries of 16 px. */
const MAX_EDGES = 12;

/** Minimum ratio of the widths of upright and horizontal bars in serif letters. */
const SERIF_CONTRAST = 1.5;

/**
 * Finds the vertical and horizontal edges of lines and areas. `center` is the center of the ink. Ignores edges with a
 * weight below `minWeight`.
 */
export const alignedEdgesOf = (
  parts: readonly Part[],
  center: { readonly x: number; readonly y: number },
  { minWeight, isText }: { readonly minWeight: number; readonly isText: boolean },
): AlignedEdges => {
  const found: { x: AlignedEdge[]; y: AlignedEdge[] } = { x: [], y: [] };
  for (const part of parts) collect(part, found);
  const total =
    parts.reduce((sum, { shape }) => sum + shape.polylines.reduce((s, line) => s + lengthOf(line), 0), 0) ||
    1;
  const positions = [...found.x, ...found.y].map(({ position }) => position);
  const distance = MERGE_DISTANCE * boxOfPoints(positions.flatMap(position => [position, 0])).width;
  const tidy = (edges: readonly AlignedEdge[]): readonly AlignedEdge[] =>
    mergeClose(edges, distance)
      .map(({ position, half, side, weight }) => ({ position, half, side, weight: weight / total }))
      .filter(({ weight }) => weight >= minWeight);
  const axisEdges = (edges: readonly AlignedEdge[], middle: number): AxisEdges => {
    const mirrored = edges.map(edge => mirrorEdge(edge, middle));
    const merged = symmetricEdges(tidy(edges), tidy(mirrored), { center: middle, tolerance: distance / 2 });
    return { ...merged, edges: heaviest(merged.edges) };
  };
  const [x, y] = [axisEdges(found.x, center.x), axisEdges(found.y, center.y)];
  const both = stemOf([x, y]);
  const own = { x: stemOf([x]), y: stemOf([y]) };
  const isSerif = isText && own.y > 0 && own.x > SERIF_CONTRAST * own.y;
  const stems = isSerif ? own : { x: both, y: both };
  return {
    x: balanced(withStems(x, stems.x), { isText }),
    y: balanced(withStems(y, stems.y), { isText }),
    stem: Math.max(stems.x, stems.y),
  };
};

/**
 * Makes the weights of equally wide lines more similar: if only a short line is blurred, it looks different. Sets
 * `series`, except in text, where sharp stems are more important than equal distances.
 */
const balanced = ({ edges, center }: AxisEdges, { isText }: { readonly isText: boolean }): AxisEdges => ({
  edges: edges.map((edge, index) => {
    if (edge.half === 0) return edge;
    const equal = edges.filter(other => isStem(other.half, edge.half));
    const mean = equal.reduce((sum, other) => sum + other.weight, 0) / equal.length;
    const [first, previous] = isText ? [] : equal.slice(0, equal.indexOf(edge)).slice(-2);
    const balancedEdge = { ...edge, weight: (edge.weight + mean) / 2 };
    return first && previous && isStem(edge.position - previous.position, previous.position - first.position)
      ? { ...balancedEdge, series: [index - edges.indexOf(previous), index - edges.indexOf(first)] }
      : balancedEdge;
  }),
  center,
});

/** Widths are equal if they differ by at most this fraction. */
const STEM_TOLERANCE = 0.12;

/** The width of each area between two adjacent edges, and the weight of both edges. */
const areasOf = ({ edges }: AxisEdges): readonly { readonly width: number; readonly weight: number }[] =>
  edges.flatMap((edge, index) => {
    const next = edges[index + 1];
    return edge.side === -1 && next?.side === 1
      ? [{ width: next.position - edge.position, weight: edge.weight + next.weight }]
      : [];
  });

/** The common width of the equally wide areas whose edges have the highest total weight. 0 if no two areas are equal. */
const stemOf = (axes: readonly AxisEdges[]): number => {
  const areas = axes.flatMap(areasOf);
  let [stem, most] = [0, 0];
  for (const { width } of areas) {
    const equal = areas.filter(area => isStem(area.width, width));
    const weight = equal.reduce((sum, area) => sum + area.weight, 0);
    if (equal.length > 1 && weight > most) [stem, most] = [width, weight];
  }
  return stem;
};

const isStem = (width: number, stem: number): boolean => Math.abs(width - stem) <= STEM_TOLERANCE * stem;

/** The middle of two positions. Returns `center` if the middle differs from it only by rounding. */
const middleOf = (from: number, to: number, center: number | undefined): number => {
  const middle = (from + to) / 2;
  return center !== undefined && Math.abs(middle - center) < 1e-6 * (to - from) ? center : middle;
};

/**
 * Replaces the two edges of each stem by one line. Drops light edges between the two, such as the edge of a descender:
 * they move with the stem.
 */
const withStems = ({ edges, center }: AxisEdges, stem: number): AxisEdges => {
  const joined: AlignedEdge[] = [];
  for (const edge of edges) {
    const start = joined.findLastIndex(
      ({ side, position }) => side === -1 && edge.side === 1 && isStem(edge.position - position, stem),
    );
    const [before, ...between] = start === -1 ? [] : joined.slice(start);
    if (before && between.every(({ weight }) => weight < LIGHT * edge.weight))
      joined.splice(start, joined.length, {
        position: middleOf(before.position, edge.position, center),
        half: (edge.position - before.position) / 2,
        side: 0,
        weight: before.weight + edge.weight,
        isStem: true,
      });
    else joined.push(edge);
  }
  return { edges: joined, center };
};

/** Maximum weight of a light edge in a stem, as a fraction of the weight of the second edge of the stem. */
const LIGHT = 0.5;

/** The MAX_EDGES edges with the largest weights, in the same order. */
const heaviest = (edges: readonly AlignedEdge[]): readonly AlignedEdge[] => {
  const weights = edges.map(({ weight }) => weight).sort((a, b) => b - a);
  return edges.filter(({ weight }) => weight >= (weights[MAX_EDGES - 1] ?? 0));
};

const collect = (
  { shape, line, fill }: Part,
  found: { readonly x: AlignedEdge[]; readonly y: AlignedEdge[] },
): void => {
  if (!line && !fill) return;
  const half = line ? line.width / 2 : 0;
  const sides = fill ? shape.areaSides() : [];
  const add = (edges: AlignedEdge[], position: number, side: number, weight: number) => {
    if (side === 0) edges.push({ position, half, side: 0, weight });
    else edges.push({ position: position + side * half, half: 0, side: side > 0 ? 1 : -1, weight });
  };
  for (const [index, { points, closed }] of shape.polylines.entries()) {
    const turn = sides[index] ?? 0;
    if (fill && turn === 0) continue;
    const [x, y] = points;
    if (x !== undefined && y !== undefined && points.length === 2 && line) {
      add(found.x, x, 0, half);
      add(found.y, y, 0, half);
    }
    forEachEdge({ points, closed: closed || fill !== undefined }, (x0, y0, x1, y1) => {
      const [dx, dy] = [x1 - x0, y1 - y0];
      if (Math.abs(dy) <= Math.abs(dx) * MAX_SLOPE)
        add(found.y, (y0 + y1) / 2, -Math.sign(dx) * turn, Math.abs(dx));
      if (Math.abs(dx) <= Math.abs(dy) * MAX_SLOPE)
        add(found.x, (x0 + x1) / 2, Math.sign(dy) * turn, Math.abs(dy));
    });
  }
};

const lengthOf = ({ points }: Polyline): number => {
  let length = 0;
  forEachEdge({ points, closed: false }, (x0, y0, x1, y1) => {
    length += Math.sqrt((x1 - x0) ** 2 + (y1 - y0) ** 2);
  });
  return length;
};

/** Merges edges of one kind that are at most `distance` apart, at their weighted mean position. */
const mergeClose = (edges: readonly AlignedEdge[], distance: number): readonly AlignedEdge[] => {
  const clusters: Cluster[] = [];
  /** The last cluster of each width and side. */
  const latest: Cluster[] = [];
  for (const { position, half, side, weight } of edges.toSorted((a, b) => a.position - b.position)) {
    if (weight === 0) continue;
    const kind = latest.findIndex(other => other.half === half && other.side === side);
    const cluster = latest[kind];
    if (cluster && position - cluster.first <= distance) {
      const sum = cluster.weight + weight;
      cluster.position = (cluster.position * cluster.weight + position * weight) / sum;
      cluster.weight = sum;
    } else {
      const started = { first: position, position, half, side, weight };
      clusters.push(started);
      latest[kind === -1 ? latest.length : kind] = started;
    }
  }
  return clusters.sort((a, b) => a.position - b.position);
};

interface Cluster extends AlignedEdge {
  readonly first: number;
  position: number;
  weight: number;
}
