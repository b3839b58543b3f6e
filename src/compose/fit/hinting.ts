// Hinting: moves of edges onto pixel boundaries, chosen by dynamic programming.
import type { AlignedEdge } from './aligned-edges.ts';

/** Positions of edges in pixels before and after hinting, ascending. Coordinates between edges are interpolated. */
export interface Hints {
  readonly from: readonly number[];
  readonly to: readonly number[];
  /** Remaining blur and the cost of the moves; comparable between placements. */
  readonly cost: number;
}

/** Candidate moves in addition to those onto pixel boundaries, so that an edge can move with its neighbors. */
const FREE_MOVES = [0, 0.25, -0.25];
const MAX_MOVE = 0.5;
/** Limits of the stretch factor between two edges. `minInk` prevents compression of ink, which would blur lines. */
const STRETCH = { max: 1.35, min: 0.75, minInk: 0.999 };
/** Edges closer than this distance in pixels move together. */
const INSEPARABLE = 0.35;
/** Cost of moving an edge by one pixel. Unit: a drawing with every edge halfway between pixel boundaries costs 1. */
const MOVE_COST = 0.05;
const STRETCH_COST = 0.35;
/** Cost of closing a gap, multiplied by the weight of its edges; a gap of at least one pixel has no cost. */
const GAP_COST = 3;

/** Conversion of glyph units to pixels: `position · scale + offset`. Line widths are multiplied by `widthFactor`. */
export interface AxisPlacement {
  readonly scale: number;
  readonly offset: number;
  readonly widthFactor: number;
}

/** Result of a search that exceeds its maximum cost. */
export const TOO_COSTLY: Hints = { from: [], to: [], cost: Infinity };

/**
 * Finds the moves of all edges of one axis with the lowest total cost: the shortest path through the candidate moves
 * of each edge, from the first edge to the last. Gives up if the cost exceeds `maxCost`. (Decision 021)
 */
export const hintEdges = (
  edges: readonly AlignedEdge[],
  placement: AxisPlacement,
  maxCost = Infinity,
): Hints => {
  const nodes = edges.map(edge => nodeOf(edge, placement));
  const paths = pathsThrough(nodes, maxCost);
  if (!paths) return TOO_COSTLY;
  const last = cheapest(paths);
  const moves = movesOf(last);
  const from = nodes.map(({ at }) => at);
  return { from, to: from.map((at, index) => at + (moves[index] as number)), cost: last?.cost ?? 0 };
};

/** Rounding errors of a sum of costs stay below this fraction of a pixel's blur. */
const ROUNDING = 1e-9;

/** The cheapest path through all nodes for each move of the last one; `undefined` if all cost more than `maxCost`. */
export const pathsThrough = (nodes: readonly Node[], maxCost: number): readonly Step[] | undefined => {
  let steps: readonly Step[] = [];
  for (const [index, node] of nodes.entries()) {
    const before = nodes[index - 1];
    let least = Infinity;
    const next: Step[] = [];
    for (const [option, move] of node.moves.entries()) {
      const own = node.costs[option] as number;
      const best = before && cheapestStep(steps, { before, node, move });
      const cost = best ? best.cost + own : own;
      least = Math.min(least, cost);
      next.push({ move, cost, from: best?.from });
    }
    if (least > maxCost + ROUNDING) return undefined;
    steps = next;
  }
  return steps;
};

export const cheapest = (steps: readonly Step[]): Step | undefined =>
  steps.reduce<Step | undefined>((a, b) => (a && a.cost <= b.cost ? a : b), undefined);

/** The moves of a path, from the first node to the last. */
export const movesOf = (last: Step | undefined): readonly number[] => {
  const moves: number[] = [];
  for (let step = last; step; step = step.from) moves.unshift(step.move);
  return moves;
};

/** An edge in pixels with its candidate moves and their costs. */
export interface Node {
  readonly at: number;
  readonly half: number;
  readonly side: -1 | 0 | 1;
  readonly weight: number;
  readonly moves: readonly number[];
  readonly costs: readonly number[];
}

/** The last move of a path through the edges, with the cost of the whole path. */
export interface Step {
  readonly move: number;
  readonly cost: number;
  readonly from: Step | undefined;
}

export const nodeOf = (edge: AlignedEdge, { scale, offset, widthFactor }: AxisPlacement): Node => {
  const { position, side, weight } = edge;
  const at = position * scale + offset;
  const half = edge.half * scale * widthFactor;
  const boundaries = half > 0 ? [at - half, at + half] : [at];
  const moves: number[] = [];
  for (const boundary of boundaries)
    for (const aligned of [Math.floor(boundary), Math.ceil(boundary)])
      if (Math.abs(aligned - boundary) <= MAX_MOVE) moves.push(aligned - boundary);
  moves.push(...FREE_MOVES);
  const costs = moves.map(move => {
    let blurred = 0;
    for (const boundary of boundaries) blurred += blur(boundary + move);
    return (weight * blurred) / boundaries.length + weight * MOVE_COST * Math.abs(move);
  });
  return { at, half, side, weight, moves, costs };
};

/** Blur of an edge: 0 on a pixel boundary, 1 halfway between two. */
const blur = (position: number): number => {
  const fraction = position - Math.floor(position);
  return 4 * fraction * (1 - fraction);
};

/** Finds the step of the previous edge from which `move` of `node` has the lowest cost. */
export const cheapestStep = (
  steps: readonly Step[],
  { before, node, move }: { readonly before: Node; readonly node: Node; readonly move: number },
): { readonly cost: number; readonly from: Step | undefined } => {
  const distance = node.at - before.at;
  const min = before.side === -1 && node.side === 1 ? STRETCH.minInk : STRETCH.min;
  let best: { cost: number; from: Step | undefined } = { cost: Infinity, from: undefined };
  for (const step of steps) {
    const change = move - step.move;
    const stretch = distance > 0 ? 1 + change / distance : 1;
    const isAllowed =
      distance < INSEPARABLE ? Math.abs(change) < 1e-6 : stretch >= min && stretch <= STRETCH.max;
    if (!isAllowed) continue;
    const cost =
      step.cost +
      (STRETCH_COST * change * change) / Math.max(distance, 1) +
      gapCost(before, node, distance + change);
    if (cost < best.cost) best = { cost, from: step };
  }
  return best;
};

/** Cost of the gap between ink that ends at `before` and ink that begins at `node`. */
const gapCost = (before: Node, node: Node, distance: number): number => {
  if (before.side === -1 || node.side === 1) return 0;
  const gap = distance - before.half - node.half;
  return gap > -0.5 && gap < 1 ? GAP_COST * Math.min(before.weight, node.weight) * (1 - Math.max(gap, 0)) : 0;
};
