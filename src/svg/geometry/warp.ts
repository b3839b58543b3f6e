// Piecewise linear warps of paths, separate for x and y.
import svgpath from 'svgpath';
import type { Affine } from '../../model/scene.ts';
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

/** Applies `transform`, then `mapX` and `mapY`, to every point of a path. Converts arcs to cubic curves. */
export const warpPath = (path: string, transform: Affine, mapX: AxisMap, mapY: AxisMap): string =>
  shortPath(
    arcsToCurves(
      // unshort() first: after an arc, a smooth curve has its first control point at the current point (SVG 2, 9.3.6).
      svgpath(path)
        .matrix([...transform])
        .abs()
        .unshort(),
    ).iterate(segment => {
      const [command, ...numbers] = segment;
      for (const [index, value] of numbers.entries())
        segment[index + 1] =
          command === 'H' || (command !== 'V' && index % 2 === 0) ? mapX(value) : mapY(value);
    }),
    DIGITS,
  );
