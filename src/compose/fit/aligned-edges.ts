// Detects horizontal and vertical edges for grid fitting.
import { forEachEdge, type Polyline } from '../../svg/polyline.ts';
import type { Part } from '../glyph/part.ts';

/** The aligned edges along one axis, ascending. `center` is the axis of symmetry, if they are symmetric. */
export interface AxisEdges {
  readonly edges: readonly AlignedEdge[];
  readonly center: number | undefined;
}

/** Maximum weight difference of mirrored edges, as a fraction of the weight, but at least LEAST_TOLERANCE. */
const WEIGHT_TOLERANCE = 0.1;
const LEAST_TOLERANCE = 0.004;

/**
 * Makes edges exactly symmetric to `center` if they are symmetric within `tolerance`. `mirrored` has the edges of the
 * mirrored drawing, because the order of close edges determines how they are merged.
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

/** Mirrors an edge. The start of an area becomes an end. */
const mirrorEdge = (edge: AlignedEdge, center: number): AlignedEdge => ({
  ...edge,
  position: 2 * center - edge.position,
  side: edge.side === 0 ? 0 : edge.side === 1 ? -1 : 1,
});

const isSame = (a: AlignedEdge, b: AlignedEdge | undefined, tolerance: number): boolean =>
  b !== undefined &&
  a.side === b.side &&
  Math.abs(a.half - b.half) <= tolerance &&
  Math.abs(a.position - b.position) <= tolerance &&
  Math.abs(a.weight - b.weight) <= Math.max(LEAST_TOLERANCE, WEIGHT_TOLERANCE * a.weight);

/**
 * A line, or the edge of an area, perpendicular to one axis, in glyph units. A line (`side` 0) has its center at
 * `position` and edges at a distance of `half`. An area begins (`side` -1) or ends (`side` 1) at `position`. `weight`
 * is the length of the edge as a fraction of the length of all outlines. A stem is an area that is treated as a line,
 * such as a bar of a letter: `side` is 0 and `isStem` is set.
 */
export interface AlignedEdge {
  readonly position: number;
  readonly half: number;
  readonly side: -1 | 0 | 1;
  readonly weight: number;
  readonly isStem?: true;
  /** Set if the line continues a series of equal lines at equal distances: how many edges back the last two are. */
  readonly series?: readonly [previous: number, first: number];
}

/** `x` has vertical edges by x coordinate, `y` has horizontal edges by y coordinate. */
interface AlignedEdges {
  readonly x: AxisEdges;
  readonly y: AxisEdges;
  /** Width of the stems; in letters, of the widest. 0 if there are none. */
  readonly stem: number;
}

/** Maximum slope of an aligned segment (7°). It includes the extrema of curves. */
const MAX_SLOPE = 0.12;
/** Edges are merged if they are closer than this fraction of the drawing. */
const MERGE_DISTANCE = 1 / 60;
/** Maximum number of edges per axis. At 16 px, more edges cannot all be on pixel boundaries. */
const MAX_EDGES = 12;

/** Minimum ratio of the widths of vertical and horizontal bars in serif letters. */
const SERIF_CONTRAST = 1.5;

/**
 * Finds the aligned edges of the lines and areas in `parts`. `center` is the center of the ink. Ignores edges with a
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
  const distance = rangeOf([...found.x, ...found.y]) * MERGE_DISTANCE;
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
 * Gives lines of equal width more similar weights: a blurred one stands out, even if it is short. Marks series, except in
 * text, where sharp stems count more than equal distances.
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

/** Maximum relative difference in width of stems that count as equally wide. */
const STEM_TOLERANCE = 0.12;

/** The areas between adjacent edges, with width and the weight of both edges. */
const areasOf = ({ edges }: AxisEdges): readonly { readonly width: number; readonly weight: number }[] =>
  edges.flatMap((edge, index) => {
    const next = edges[index + 1];
    return edge.side === -1 && next?.side === 1
      ? [{ width: next.position - edge.position, weight: edge.weight + next.weight }]
      : [];
  });

/** The width that at least two areas share, or 0. If there are several, the heaviest areas decide. */
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

/** The middle of two positions. It is exactly the axis of symmetry if it differs only by rounding. */
const middleOf = (from: number, to: number, center: number | undefined): number => {
  const middle = (from + to) / 2;
  return center !== undefined && Math.abs(middle - center) < 1e-6 * (to - from) ? center : middle;
};

/**
 * Replaces both edges of each stem by one line. Drops light edges in between, such as the edge of a descender, because
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

/** Maximum weight of a light edge inside a stem, as a fraction of the weight of the stem's second edge. */
const LIGHT = 0.5;

const rangeOf = (edges: readonly AlignedEdge[]): number => {
  let [least, most] = [Infinity, -Infinity];
  for (const { position } of edges) {
    least = Math.min(least, position);
    most = Math.max(most, position);
  }
  return most - least;
};

/** Selects the edges with the largest weights. Keeps their order. */
const heaviest = (edges: readonly AlignedEdge[]): readonly AlignedEdge[] => {
  if (edges.length <= MAX_EDGES) return edges;
  const [lightest] = edges.toSorted((a, b) => b.weight - a.weight).slice(MAX_EDGES - 1);
  return edges.filter(({ weight }) => !lightest || weight >= lightest.weight);
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

/** Merges edges of the same kind that are closer than `distance`. The result is at their weighted mean position. */
const mergeClose = (edges: readonly AlignedEdge[], distance: number): readonly AlignedEdge[] => {
  const clusters: Cluster[] = [];
  /** The last cluster of each kind. */
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
