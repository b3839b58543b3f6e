// Placement of a glyph in a small image: scale, offset, and moves of its edges.
import type { Part } from '../glyph/part.ts';

/** Position (`x`, `y`) of the glyph's origin in canvas units, and canvas units per glyph unit. */
export interface Placement {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Ascending positions of edges in pixels, before (`from`) and after (`to`) hinting. */
export interface Hints {
  readonly from: readonly number[];
  readonly to: readonly number[];
  /** Cost of the blur that remains and of the moves. */
  readonly cost: number;
}

/** Maps a coordinate along one axis. */
export type AxisMap = (value: number) => number;

/** Maps coordinates before hinting to coordinates after it: linear between two edges, a constant move outside. */
export const axisMap = ({ from, to }: Pick<Hints, 'from' | 'to'>): AxisMap => {
  const knots = from.map((at, index) => ({ at, target: to[index] ?? at }));
  return value => {
    let before: (typeof knots)[number] | undefined;
    for (const knot of knots) {
      if (knot.at > value) {
        if (!before) return value + knot.target - knot.at;
        return before.target + ((value - before.at) * (knot.target - before.target)) / (knot.at - before.at);
      }
      before = knot;
    }
    return before ? value + before.target - before.at : value;
  };
};

/** Parts with changed line widths, their placement in pixels, and the moves of their edges along both axes. */
export interface GridFit {
  readonly parts: readonly Part[];
  readonly placement: Placement;
  readonly x: Hints;
  readonly y: Hints;
}
