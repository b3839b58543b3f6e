// Piecewise linear maps of one coordinate.

export type AxisMap = (value: number) => number;

/** Maps `from[i]` to `to[i]`. Linear between two knots, slope 1 outside. `from` must be ascending. */
export const axisMap = (from: readonly number[], to: readonly number[]): AxisMap => {
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
