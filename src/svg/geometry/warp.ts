// Piecewise linear warps of paths, separate for x and y.
import { parsePath, type Scaling } from './absolute-path.ts';
import { arcsToCurves } from './arcs.ts';
import { shortPath } from './short-path.ts';

/** A function of one coordinate. */
export type AxisMap = (value: number) => number;

/** Maps `from[i]` to `to[i]` (`from` ascending): linear between two knots, slope 1 outside of them. */
export const axisMap = (from: readonly number[], to: readonly number[]): AxisMap => {
  if (from.length === 0) return value => value;
  return value => {
    let after = 0;
    while (after < from.length && (from[after] as number) <= value) after++;
    if (after === 0) return value + (to[0] as number) - (from[0] as number);
    if (after === from.length) return value + (to.at(-1) as number) - (from.at(-1) as number);
    const [a, b, ta, tb] = [from[after - 1], from[after], to[after - 1], to[after]] as [
      number,
      number,
      number,
      number,
    ];
    return ta + ((value - a) * (tb - ta)) / (b - a);
  };
};

/** Decimals of coordinates in pixels: the error is at most a two-hundredth of a pixel. */
const DIGITS = 2;

/** Scales a path, then applies `mapX` and `mapY` to every point. Converts arcs to cubic curves. */
export const warpPath = (path: string, scaling: Scaling, mapX: AxisMap, mapY: AxisMap): string => {
  const { commands, numbers } = arcsToCurves(parsePath(path, scaling));
  // Without arcs, all numbers are coordinates x, y, ….
  const warped = numbers.map((value, index) => (index % 2 === 0 ? mapX(value) : mapY(value)));
  return shortPath({ commands, numbers: warped }, DIGITS);
};
