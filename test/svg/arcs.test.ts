// Conversion of elliptical arcs to cubic Bézier curves.
import { describe, expect, it } from 'vitest';
import { arcsToCurves } from '../../src/svg/curves.ts';
import { type PathSegment, parsePath } from '../../src/svg/path.ts';
import { shortPath } from '../../src/svg/path-data.ts';

const ROWS = [
  [5, 5, 0],
  [5, 1.1, 30],
  [2.4, 5, -72],
  [0.37, 1.1, 0],
  [0.37, 5, 30],
] as const;
const ARCS = ROWS.flatMap(([rx, ry, rotation]) =>
  [0, 45, 133.7].flatMap(start =>
    [-270, -90, -10, 45, 90, 179, 180.5, 270, 315].map(degrees => ({ rx, ry, rotation, start, degrees })),
  ),
);
type Arc = (typeof ARCS)[number];

const pointAt = ({ rx, ry, rotation }: Arc, degrees: number): readonly [number, number] => {
  const [angle, turn] = [(degrees * Math.PI) / 180, (rotation * Math.PI) / 180];
  const [u, v] = [rx * Math.cos(angle), ry * Math.sin(angle)];
  return [Math.cos(turn) * u - Math.sin(turn) * v, Math.sin(turn) * u + Math.cos(turn) * v];
};

type Curve = readonly [number, number, number, number, number, number, number, number];

const curvesOf = (arc: Arc, decimals = 12) => {
  const { rx, ry, rotation, start, degrees } = arc;
  const round = (value: number) => Number(value.toFixed(decimals));
  const from = pointAt(arc, start).map(round).join(' ');
  const to = pointAt(arc, start + degrees)
    .map(round)
    .join(' ');
  const flags = `${Math.abs(degrees) > 180 ? 1 : 0} ${degrees > 0 ? 1 : 0}`;
  const path = arcsToCurves(parsePath(`M${from}A${rx} ${ry} ${rotation} ${flags} ${to}`));
  return path.flatMap((segment, index): readonly Curve[] => {
    const start = path[index - 1];
    if (segment.type !== 'C' || !start) return [];
    const { x1, y1, x2, y2, x, y } = segment;
    return [[start.x, start.y, x1, y1, x2, y2, x, y]];
  });
};

/** The coordinates of a path without arcs. */
const numbersOf = (path: readonly PathSegment[]): readonly number[] =>
  path.flatMap(segment =>
    segment.type === 'C'
      ? [segment.x1, segment.y1, segment.x2, segment.y2, segment.x, segment.y]
      : [segment.x, segment.y],
  );

const middle = ([x0, y0, x1, y1, x2, y2, x3, y3]: Curve) =>
  [(x0 + 3 * x1 + 3 * x2 + x3) / 8, (y0 + 3 * y1 + 3 * y2 + y3) / 8] as const;

describe('arcsToCurves', () => {
  const EXTREMES = ['1e-320', '1e-300', '1e-160', '1e-38', '1e-9', '1', '1e9', '1e38', '1e200', '1e308'];
  it.each(EXTREMES.flatMap(rx => EXTREMES.map(ry => [rx, ry] as const)))(
    'returns finite numbers that end at the end of the arc for the radii %s and %s',
    (rx, ry) => {
      for (const end of ['9 9', '1e-9 0', '1e-300 1e-200', '0 1e7']) {
        const numbers = numbersOf(arcsToCurves(parsePath(`M0 0A${rx} ${ry} 30 1 1 ${end}`)));
        expect(numbers.every(Number.isFinite)).toBe(true);
        expect(numbers.slice(-2)).toEqual(end.split(' ').map(Number));
      }
    },
  );

  it('places the middle and the end of every curve on the ellipse, in the direction of the arc', () => {
    for (const arc of ARCS) {
      const curves = curvesOf(arc);
      const step = arc.degrees / curves.length;
      for (const [index, curve] of curves.entries()) {
        const [x, y] = pointAt(arc, arc.start + (index + 0.5) * step);
        const [mx, my] = middle(curve);
        expect(Math.hypot(mx - x, my - y)).toBeLessThan(0.0005 * arc.rx + 1e-6);
        const [endX, endY] = pointAt(arc, arc.start + (index + 1) * step);
        expect(Math.hypot(curve[6] - endX, curve[7] - endY)).toBeLessThan(1e-6);
      }
    }
  });

  it('returns one curve for each quarter turn although rounded coordinates and sines are inexact', () => {
    for (const arc of ARCS.filter(({ degrees }) => degrees % 90 === 0))
      for (const decimals of [9, 12, 15])
        expect(curvesOf(arc, decimals)).toHaveLength(Math.abs(arc.degrees) / 90);
  });

  it('returns two curves for a half turn, also if the radii are too small', () => {
    for (const radius of [5, 4.9999999, 2, 0.001])
      for (const sweep of [0, 1]) {
        const numbers = numbersOf(arcsToCurves(parsePath(`M0 0A${radius} ${radius} 0 0 ${sweep} 10 0`)));
        const y = sweep ? -1 : 1;
        expect(numbers.map(value => Math.round(value * 1000) / 1000 + 0)).toEqual([
          ...[0, 0, 0, 2.761 * y, 2.239, 5 * y, 5, 5 * y],
          ...[7.761, 5 * y, 10, 2.761 * y, 10, 0],
        ]);
      }
  });

  it('replaces an arc without radius or length by a line', () => {
    expect(shortPath(arcsToCurves(parsePath('M1 2A0 5 0 0 1 8 9')), 2)).toBe('M1 2l7 7');
    expect(shortPath(arcsToCurves(parsePath('M1 2A5 5 0 1 1 1 2')), 2)).toBe('M1 2h0');
  });
});
