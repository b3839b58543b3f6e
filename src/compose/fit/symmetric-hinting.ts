// Hinting of symmetric edges, which stay symmetric.

import type { Hints } from '../measure/placement.ts';
import type { AlignedEdge } from './aligned-edges.ts';
import {
  type AxisPlacement,
  cheapest,
  costWithStep,
  knotsOf,
  type Node,
  nodeOf,
  type Path,
  pathsThrough,
  positionsOf,
  TOO_COSTLY,
} from './hinting.ts';

/** Moves of the axis of symmetry in pixels: half a pixel makes a line on the axis sharp if its width is an odd number. */
const SHIFTS = [0, -0.5];

interface SearchOptions {
  readonly placement: AxisPlacement;
  readonly maxCost: number;
}

/**
 * Finds the moves with the lowest cost that are symmetric to `center` (glyph units), or to `center` moved by half a
 * pixel. Searches from the first edge to the middle, and mirrors the moves. Returns TOO_COSTLY if the cost exceeds
 * `maxCost`.
 */
export const hintSymmetricEdges = (
  edges: readonly AlignedEdge[],
  center: number,
  options: SearchOptions,
): Hints => cheapest(SHIFTS.map(shift => hintsFor(edges, center, shift, options))) ?? TOO_COSTLY;

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
  const [next] = nodesOf(edges.slice(half.length, half.length + 1)).map(unmoved);
  const middle = edges[half.length]?.position === center ? next : undefined;
  const paths = pathsThrough(half, maxCost / 2);
  if (!paths) return TOO_COSTLY;
  const best = cheapest(joinedPaths(paths, { before: half.at(-1), next, middle }));
  const knots = knotsOf(half, positionsOf(best?.path));
  const axisKnots = middle && middle.stem > 0 ? knotsOf([middle], [axis]) : { from: [axis], to: [axis] };
  const mirroredKnots = (positions: readonly number[], centers: readonly number[]): readonly number[] => [
    ...positions,
    ...centers,
    ...positions.map(position => 2 * axis - position).reverse(),
  ];
  return {
    from: mirroredKnots(knots.from, axisKnots.from).map(position => position - shift),
    to: mirroredKnots(knots.to, axisKnots.to),
    cost: (best?.cost ?? 0) + (middle?.moves[0]?.cost ?? 0),
  };
};

/** Removes all moves except that by 0: an edge on the axis of symmetry stays there. */
const unmoved = (node: Node): Node => ({
  ...node,
  moves: node.moves.filter(({ by }) => by === 0).slice(0, 1),
});

/** Adds to paths through the first half, which end at `before`, the cost of the second half and of the step between. */
const joinedPaths = (
  paths: readonly Path[],
  { before, next, middle }: { readonly [Name in 'before' | 'next' | 'middle']: Node | undefined },
): readonly { readonly path: Path; readonly cost: number }[] => {
  if (!before || !next) return [];
  return paths.map(path => {
    const { cost, move } = path;
    const continued = costWithStep(path, before, next, {
      by: middle ? 0 : -move.by,
      to: next.at - (middle ? 0 : move.by),
    });
    // With an edge in the middle, there is a step on each side.
    const joined = 2 * cost + (continued - cost) * (middle ? 2 : 1);
    return { path, cost: continued === Infinity ? Infinity : joined };
  });
};
