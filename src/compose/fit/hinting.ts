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
  const last = leastIndex(paths.costs);
  return {
    from: nodes.map(({ at }) => at),
    to: positionsOf(nodes, paths, last),
    cost: paths.costs[last] ?? 0,
  };
};

/** Rounding errors of a sum of costs stay below this fraction of a pixel's blur. */
const ROUNDING = 1e-9;

/**
 * The cheapest path to each move of the last node. `costs` has the cost of each path. `previous` has a list per node: for
 * each move, the index of the preceding node's move.
 */
export interface Paths {
  readonly costs: readonly number[];
  readonly previous: readonly (readonly number[])[];
}

/** Finds the cheapest paths through all nodes; `undefined` if all cost more than `maxCost`. */
export const pathsThrough = (nodes: readonly Node[], maxCost: number): Paths | undefined => {
  const previous: (readonly number[])[] = [];
  let costs: readonly number[] = [];
  let before: Node | undefined;
  for (const node of nodes) {
    const next = node.costs.slice();
    const indices: number[] = [];
    for (let option = 0; before && option < next.length; option++) {
      const move = node.moves[option] as number;
      let least = Infinity;
      let index = 0;
      for (let from = 0; from < costs.length; from++) {
        const change = move - (before.moves[from] as number);
        const cost = costWithStep(costs[from] as number, before, node, change);
        if (cost < least) [least, index] = [cost, from];
      }
      next[option] = least + (next[option] as number);
      indices.push(index);
    }
    if (!next.some(cost => cost <= maxCost + ROUNDING)) return undefined;
    previous.push(indices);
    [costs, before] = [next, node];
  }
  return { costs, previous };
};

/** Index of the first lowest value; 0 if there are no values. */
export const leastIndex = (values: readonly number[]): number => {
  let least = 0;
  for (let index = 1; index < values.length; index++)
    if ((values[index] as number) < (values[least] as number)) least = index;
  return least;
};

/** Positions of the nodes after the moves of the path that ends at move `last`. */
export const positionsOf = (nodes: readonly Node[], { previous }: Paths, last: number): readonly number[] => {
  const positions = nodes.map(({ at }) => at);
  let option = last;
  for (let index = nodes.length - 1; index >= 0; index--) {
    positions[index] = (positions[index] as number) + ((nodes[index] as Node).moves[option] as number);
    option = previous[index]?.[option] ?? 0;
  }
  return positions;
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

export const nodeOf = (edge: AlignedEdge, { scale, offset, widthFactor }: AxisPlacement): Node => {
  const { position, side, weight } = edge;
  const at = position * scale + offset;
  const half = edge.half * scale * widthFactor;
  const boundaries = half > 0 ? [at - half, at + half] : [at];
  const moves: number[] = [];
  for (const boundary of boundaries) {
    const [down, up] = [Math.floor(boundary) - boundary, Math.ceil(boundary) - boundary];
    if (down >= -MAX_MOVE) moves.push(down);
    if (up <= MAX_MOVE) moves.push(up);
  }
  for (const move of FREE_MOVES) moves.push(move);
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

/** Adds the cost of moving `node` by `change` pixels more than the previous edge; infinite if that is not allowed. */
export const costWithStep = (cost: number, before: Node, node: Node, change: number): number => {
  const distance = node.at - before.at;
  if (distance < INSEPARABLE) {
    if (Math.abs(change) >= 1e-6) return Infinity;
  } else {
    const stretch = 1 + change / distance;
    const min = before.side === -1 && node.side === 1 ? STRETCH.minInk : STRETCH.min;
    if (stretch < min || stretch > STRETCH.max) return Infinity;
  }
  return (
    cost + (STRETCH_COST * change * change) / Math.max(distance, 1) + gapCost(before, node, distance + change)
  );
};

/** Cost of the gap between ink that ends at `before` and ink that begins at `node`. */
const gapCost = (before: Node, node: Node, distance: number): number => {
  if (before.side === -1 || node.side === 1) return 0;
  const gap = distance - before.half - node.half;
  return gap > -0.5 && gap < 1 ? GAP_COST * Math.min(before.weight, node.weight) * (1 - Math.max(gap, 0)) : 0;
};
