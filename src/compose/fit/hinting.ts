// Hinting: moves edges onto pixel boundaries by dynamic programming.
import type { Hints } from '../measure/placement.ts';
import type { AlignedEdge } from './aligned-edges.ts';

/** Moves in pixels that are tried besides those to a pixel boundary, so that an edge can follow its neighbors. */
const FREE_MOVES = [0, 0.25, -0.25];
/** Limits of the factor by which the distance of two edges changes. `minInk` applies if there is ink between the two. */
const STRETCH = { max: 1.35, min: 0.75, minInk: 0.999 };
/** Edges with a smaller distance in pixels move together. */
const INSEPARABLE = 0.35;
/** Cost of moving all edges by one pixel. For comparison: the blur of edges halfway between pixel boundaries costs 1. */
const MOVE_COST = 0.05;
/** Cost of changing the distance of two edges by one pixel, if they are one pixel apart. */
const STRETCH_COST = 0.35;
/** Cost of a gap in a series of lines that is one pixel wider than the gap before it, multiplied by the line weight. */
const UNEVEN_COST = 0.4;
/** Cost of closing a gap, multiplied by the lower weight of its edges. A gap of at least one pixel costs nothing. */
const GAP_COST = 3;

/** Placement along one axis: `position · scale + offset` is in pixels, and line widths are multiplied by `widthFactor`. */
export interface AxisPlacement {
  readonly scale: number;
  readonly offset: number;
  readonly widthFactor: number;
  /** Maximum move to a pixel boundary, in pixels. */
  readonly reach: number;
}

/** Result of a search that exceeds its maximum cost. */
export const TOO_COSTLY: Hints = { from: [], to: [], cost: Infinity };

/**
 * Finds the moves of all edges along one axis with the lowest total cost: the shortest path from the first to the last
 * edge through one candidate move of each. Returns TOO_COSTLY if the cost exceeds `maxCost`.
 */
export const hintEdges = (
  edges: readonly AlignedEdge[],
  placement: AxisPlacement,
  maxCost = Infinity,
): Hints => {
  const nodes = edges.map(edge => nodeOf(edge, placement));
  const paths = pathsThrough(nodes, maxCost);
  if (!paths) return TOO_COSTLY;
  const best = cheapest(paths);
  return { ...knotsOf(nodes, positionsOf(best)), cost: best?.cost ?? 0 };
};

/** Sums of costs have smaller rounding errors. */
const ROUNDING = 1e-9;

/** The cheapest path that ends with `move`. `previous` is its part without the last node. */
export interface Path {
  readonly cost: number;
  readonly move: Move;
  readonly previous: Path | undefined;
}

/** Finds the cheapest path to each move of the last node. Returns undefined if all paths cost more than `maxCost`. */
export const pathsThrough = (nodes: readonly Node[], maxCost: number): readonly Path[] | undefined => {
  let paths: readonly Path[] = [];
  let before: Node | undefined;
  for (const node of nodes) {
    const next: Path[] = [];
    for (const move of node.moves)
      next.push(
        before ? extended(paths, { before, node, move }) : { cost: move.cost, move, previous: undefined },
      );
    if (!next.some(({ cost }) => cost <= maxCost + ROUNDING)) return undefined;
    paths = next;
    before = node;
  }
  return paths;
};

/** Extends the one of `paths` by `move` for which the result is the cheapest. All paths end at `before`. */
const extended = (
  paths: readonly Path[],
  { before, node, move }: { readonly before: Node; readonly node: Node; readonly move: Move },
): Path => {
  let [previous] = paths;
  let least = Infinity;
  for (const path of paths) {
    const cost = costWithStep(path, before, node, move);
    if (cost < least) [least, previous] = [cost, path];
  }
  return { cost: least + move.cost, move, previous };
};

/** The first candidate with the lowest cost. */
export const cheapest = <Candidate extends { readonly cost: number }>(
  candidates: readonly Candidate[],
): Candidate | undefined => {
  let [best] = candidates;
  for (const candidate of candidates) if (best && candidate.cost < best.cost) best = candidate;
  return best;
};

/** Positions of the edges on a path, after their moves. */
export const positionsOf = (path: Path | undefined): readonly number[] => {
  const positions: number[] = [];
  for (let step = path; step; step = step.previous) positions.push(step.move.to);
  return positions.reverse();
};

/** Positions before and after hinting: of both edges of a stem, and of the center of a line. */
export const knotsOf = (nodes: readonly Node[], positions: readonly number[]): Pick<Hints, 'from' | 'to'> => {
  const pairs = nodes.flatMap(({ at, half, stem }, index) => {
    const to = positions[index] ?? at;
    return stem === 0
      ? [[at, to] as const]
      : [[at - stem, to - half] as const, [at + stem, to + half] as const];
  });
  return { from: pairs.map(([from]) => from), to: pairs.map(([, to]) => to) };
};

/** A candidate move of an edge: by `by` pixels to the position `to`. */
interface Move {
  readonly by: number;
  readonly to: number;
  readonly cost: number;
}

/** An edge in pixels with its candidate moves. */
export interface Node {
  readonly at: number;
  readonly half: number;
  readonly side: -1 | 0 | 1;
  readonly weight: number;
  /** Half of the width of a stem before hinting. 0 for lines and edges of areas. */
  readonly stem: number;
  readonly series: AlignedEdge['series'];
  readonly moves: readonly Move[];
}

export const nodeOf = (edge: AlignedEdge, { scale, offset, widthFactor, reach }: AxisPlacement): Node => {
  const { position, side, weight, series } = edge;
  const at = position * scale + offset;
  const half = edge.half * scale * widthFactor;
  const boundaries = half > 0 ? [at - half, at + half] : [at];
  const moves: number[] = [];
  for (const boundary of boundaries) {
    const [down, up] = [Math.floor(boundary) - boundary, Math.ceil(boundary) - boundary];
    if (down >= -reach) moves.push(down);
    if (up <= reach) moves.push(up);
  }
  for (const move of FREE_MOVES) moves.push(move);
  const costOf = (move: number): number => {
    let blurred = 0;
    for (const boundary of boundaries) blurred += blur(boundary + move);
    return (weight * blurred) / boundaries.length + weight * MOVE_COST * Math.abs(move);
  };
  const stem = edge.isStem ? edge.half * scale : 0;
  return {
    at,
    half,
    side,
    weight,
    stem,
    series,
    moves: moves.map(by => ({ by, to: at + by, cost: costOf(by) })),
  };
};

/** Blur of an edge: from 0 on a pixel boundary to 1 halfway between two. */
const blur = (position: number): number => {
  const fraction = position - Math.floor(position);
  return 4 * fraction * (1 - fraction);
};

/** Cost of a path that ends at `before` and continues with a move of `node`. Infinite if the move is not allowed. */
export const costWithStep = (
  path: Path,
  before: Node,
  node: Node,
  { by, to }: Pick<Move, 'by' | 'to'>,
): number => {
  const distance = node.at - before.at;
  const change = by - path.move.by;
  if (distance < INSEPARABLE) {
    if (Math.abs(change) >= 1e-6) return Infinity;
  } else {
    const stretch = 1 + change / distance;
    const min = before.side === -1 && node.side === 1 ? STRETCH.minInk : STRETCH.min;
    if (stretch < min || stretch > STRETCH.max) return Infinity;
  }
  return (
    path.cost +
    (STRETCH_COST * change * change) / Math.max(distance, 1) +
    gapCost(before, node, distance + change) +
    seriesCost(path, node, to)
  );
};

/** Cost of the difference between the last two gaps of a series of lines. */
const seriesCost = (path: Path, { half, weight, series }: Node, to: number): number => {
  if (!series) return 0;
  const [previous, first] = series.map(back => positionBefore(path, back)) as [number, number];
  const distance = to - previous;
  const change = distance - (previous - first);
  return (weight * UNEVEN_COST * change * change) / Math.max(distance - 2 * half, 1);
};

/** Position of the node on a path that is `back` nodes before the next one. */
const positionBefore = (path: Path, back: number): number =>
  back > 1 && path.previous ? positionBefore(path.previous, back - 1) : path.move.to;

/** Cost of the gap between ink that ends at `before` and ink that begins at `node`. */
const gapCost = (before: Node, node: Node, distance: number): number => {
  if (before.side === -1 || node.side === 1) return 0;
  const gap = distance - before.half - node.half;
  return gap > -0.5 && gap < 1 ? GAP_COST * Math.min(before.weight, node.weight) * (1 - Math.max(gap, 0)) : 0;
};
