// Symmetry of aligned edges.
import type { AlignedEdge } from './aligned-edges.ts';

/** The aligned edges of one axis, ascending. If they are symmetric, `center` is the axis of symmetry. */
export interface AxisEdges {
  readonly edges: readonly AlignedEdge[];
  readonly center: number | undefined;
}

/** Largest difference between the weights of mirrored edges, as a fraction, and its lower limit. */
const WEIGHT_TOLERANCE = 0.1;
const LEAST_TOLERANCE = 0.004;

/**
 * Makes edges exactly symmetric to `center` if they are symmetric within `tolerance`. `mirrored` are the edges of the
 * mirrored drawing, found in the same way: merging of close edges depends on the direction.
 */
export const symmetricEdges = (
  edges: readonly AlignedEdge[],
  mirrored: readonly AlignedEdge[],
  { center, tolerance }: { readonly center: number; readonly tolerance: number },
): AxisEdges => {
  const isSymmetric =
    edges.length === mirrored.length &&
    edges.every((edge, index) => isSame(edge, mirrored[index] as AlignedEdge, tolerance));
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

/** The mirror image of an edge: an area that begins there ends in the mirrored drawing. */
export const mirrorEdge = (edge: AlignedEdge, center: number): AlignedEdge => ({
  ...edge,
  position: 2 * center - edge.position,
  side: edge.side === 0 ? 0 : edge.side === 1 ? -1 : 1,
});

const isSame = (a: AlignedEdge, b: AlignedEdge, tolerance: number): boolean =>
  a.side === b.side &&
  Math.abs(a.half - b.half) <= tolerance &&
  Math.abs(a.position - b.position) <= tolerance &&
  Math.abs(a.weight - b.weight) <= Math.max(LEAST_TOLERANCE, WEIGHT_TOLERANCE * a.weight);
