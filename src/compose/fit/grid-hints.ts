// Hinting: small moves that bring edges onto whole pixels without bending the drawing.
import type { Edge } from './edges.ts';

/** Where edges are and where they go, in pixels, in order: between two of them a drawing is stretched evenly. */
export interface Hints {
  readonly from: readonly number[];
  readonly to: readonly number[];
  /** What remains grey, and what the moves cost; to be compared with that of other placements. */
  readonly cost: number;
}

/** Moves that are tried besides those onto the grid, so that one edge may follow its neighbours. */
const FREE_MOVES = [0, 0.25, -0.25];
const LONGEST_MOVE = 0.5;
/** How much a gap may be stretched and squeezed; ink is never squeezed, since it would turn grey. */
const STRETCH = { most: 1.35, least: 0.75, leastInk: 0.999 };
/** Nearer neighbours than this, in pixels, move as one. */
const INSEPARABLE = 0.35;
/** The cost of a pixel's move, and of a stretch, in units of a drawing that is all grey. */
const MOVE_COST = 0.1;
const STRETCH_COST = 0.35;
/** The cost of a gap that closes to nothing, for as much of the drawing as lies on either side; one of a pixel is free. */
const GAP_COST = 3;

/**
 * Finds the best moves of the edges of one axis, when `place · scale + offset` is their place in pixels
 * and lines are `widthFactor` times as wide as given: the cheapest
 * path through every edge's possible moves, from first to last (dynamic programming).
 */
export const hintEdges = (
  edges: readonly Edge[],
  {
    scale,
    offset,
    widthFactor,
  }: { readonly scale: number; readonly offset: number; readonly widthFactor: number },
): Hints => {
  const nodes = edges.map(edge => nodeOf(edge, scale, offset, widthFactor));
  let previous: readonly Step[] = [];
  for (const [index, node] of nodes.entries()) {
    const before = nodes[index - 1];
    previous = node.moves.map((move, option): Step => {
      const own = node.costs[option] as number;
      if (!before) return { move, cost: own, from: undefined };
      const best = cheapest(previous, before, node, move);
      return { move, cost: best.cost + own, from: best.from };
    });
  }
  const last = previous.reduce<Step | undefined>((a, b) => (a && a.cost <= b.cost ? a : b), undefined);
  const moves: number[] = [];
  for (let step = last; step; step = step.from) moves.unshift(step.move);
  const from = nodes.map(({ at }) => at);
  return { from, to: from.map((at, index) => at + (moves[index] as number)), cost: last?.cost ?? 0 };
};

interface Node {
  readonly at: number;
  readonly half: number;
  readonly side: -1 | 0 | 1;
  readonly weight: number;
  readonly moves: readonly number[];
  readonly costs: readonly number[];
}

interface Step {
  readonly move: number;
  readonly cost: number;
  readonly from: Step | undefined;
}

const nodeOf = (edge: Edge, scale: number, offset: number, widthFactor: number): Node => {
  const { place, side, weight } = edge;
  const at = place * scale + offset;
  const half = edge.half * scale * widthFactor;
  const borders = half > 0 ? [at - half, at + half] : [at];
  const onGrid = borders.flatMap(border => [Math.floor(border) - border, Math.ceil(border) - border]);
  const moves = [...onGrid.filter(move => Math.abs(move) <= LONGEST_MOVE), ...FREE_MOVES];
  const costs = moves.map(
    move =>
      (weight * borders.reduce((sum, border) => sum + greyness(border + move), 0)) / borders.length +
      weight * MOVE_COST * Math.abs(move),
  );
  return { at, half, side, weight, moves, costs };
};

/** 0 on a whole pixel, 1 halfway between two. */
const greyness = (place: number): number => {
  const part = place - Math.floor(place);
  return 4 * part * (1 - part);
};

const cheapest = (
  steps: readonly Step[],
  before: Node,
  node: Node,
  move: number,
): { cost: number; from: Step | undefined } => {
  const gap = node.at - before.at;
  const least = before.side === -1 && node.side === 1 ? STRETCH.leastInk : STRETCH.least;
  let best: { cost: number; from: Step | undefined } = { cost: Infinity, from: undefined };
  for (const step of steps) {
    const change = move - step.move;
    const stretch = gap > 0 ? 1 + change / gap : 1;
    const allowed = gap < INSEPARABLE ? Math.abs(change) < 1e-6 : stretch >= least && stretch <= STRETCH.most;
    if (!allowed) continue;
    const cost =
      step.cost + (STRETCH_COST * change * change) / Math.max(gap, 1) + gapCost(before, node, gap + change);
    if (cost < best.cost) best = { cost, from: step };
  }
  return best;
};

/** Between the ink that ends at one edge and the ink that begins at the next. */
const gapCost = (before: Node, node: Node, distance: number): number => {
  if (before.side === -1 || node.side === 1) return 0;
  const gap = distance - before.half - node.half;
  return gap > -0.5 && gap < 1 ? GAP_COST * Math.min(before.weight, node.weight) * (1 - Math.max(gap, 0)) : 0;
};
