// Hinting of symmetric edges: mirrored edges move in mirror images.
import type { AlignedEdge } from './aligned-edges.ts';
import {
  type AxisPlacement,
  costWithStep,
  type Hints,
  leastIndex,
  type Node,
  nodeOf,
  type Paths,
  pathsThrough,
  positionsOf,
  TOO_COSTLY,
} from './hinting.ts';

/** Moves of the axis of symmetry: with half a pixel, a line in the middle can cover an odd number of whole pixels. */
const SHIFTS = [0, -0.5];

interface SearchOptions {
  readonly placement: AxisPlacement;
  readonly maxCost: number;
}

/**
 * Finds the moves with the lowest cost among those that are symmetric to `center` (glyph units), or to `center` moved by
 * half a pixel. The path leads from the first edge to the middle; the other half mirrors it. Gives up if the cost exceeds
 * `maxCost`.
 */
export const hintSymmetricEdges = (
  edges: readonly AlignedEdge[],
  center: number,
  options: SearchOptions,
): Hints => {
  const candidates = SHIFTS.map(shift => hintsFor(edges, center, shift, options));
  return candidates.reduce((best, hints) => (hints.cost < best.cost ? hints : best));
};

const hintsFor = (
  edges: readonly AlignedEdge[],
  center: number,
  shift: number,
  { placement, maxCost }: SearchOptions,
): Hints => {
  const shifted = { ...placement, offset: placement.offset + shift };
  const axis = center * shifted.scale + shifted.offset;
  const nodesOf = (chosen: readonly AlignedEdge[]) => chosen.map(edge => nodeOf(edge, shifted));
  const half = nodesOf(edges.filter(({ position }) => position < center));
  const [middle] = nodesOf(edges.filter(({ position }) => position === center)).map(unmoved);
  const paths = pathsThrough(half, maxCost / 2);
  if (!paths) return TOO_COSTLY;
  const costs = joinedCosts(paths, half.at(-1), middle, axis);
  const last = leastIndex(costs);
  const mirrored = (positions: readonly number[]): readonly number[] => [
    ...positions,
    axis,
    ...positions.map(position => 2 * axis - position).reverse(),
  ];
  return {
    from: mirrored(half.map(({ at }) => at)).map(position => position - shift),
    to: mirrored(positionsOf(half, paths, last)),
    cost: (costs[last] ?? 0) + (middle?.costs[0] ?? 0),
  };
};

/** An edge in the middle can only stay there. */
const unmoved = (node: Node): Node => ({
  ...node,
  moves: [0],
  costs: [node.costs[node.moves.indexOf(0)] as number],
});

/** Costs of the paths through one half, which ends at `before`, continued across the middle and through the other half. */
const joinedCosts = (
  { costs }: Paths,
  before: Node | undefined,
  middle: Node | undefined,
  axis: number,
): readonly number[] => {
  if (!before) return [];
  const opposite = middle ?? mirrored(before, axis);
  return costs.map((cost, option) => {
    const move = before.moves[option] as number;
    const continued = costWithStep(cost, before, opposite, middle ? -move : -2 * move);
    // The crossing belongs to both halves if there is an edge in the middle.
    return continued === Infinity ? Infinity : 2 * cost + (continued - cost) * (middle ? 2 : 1);
  });
};

const mirrored = (node: Node, axis: number): Node => ({
  ...node,
  at: 2 * axis - node.at,
  side: node.side === 0 ? 0 : node.side === 1 ? -1 : 1,
});
