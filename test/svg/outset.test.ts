// Areas that are larger by the same distance on all sides.
import { describe, expect, it } from 'vitest';
import { outsetPath } from '../../src/svg/curves.ts';
import { flattenPath, forEachPoint, signedArea } from '../../src/svg/polyline.ts';

const radii = (path: string): readonly number[] => {
  const found: number[] = [];
  for (const { points } of flattenPath(path, 0.001))
    forEachPoint(points, (x, y) => found.push(Math.hypot(x, y)));
  return found;
};

describe('outsetPath', () => {
  it.each([
    ['moves the edges of a clockwise square outward', 'M0 0H10V10H0Z', [1], 121],
    ['moves the edges of a counterclockwise square outward', 'M0 0V10H10V0Z', [-1], -121],
    ['makes holes smaller', 'M0 0H10V10H0ZM3 3V7H7V3Z', [1, 1], 121 - 9],
    ['does not change a subpath with ink on both sides', 'M0 0H10V10H0Z', [0], 100],
  ])('%s', (_, path, sides, area) =>
    expect(signedArea(flattenPath(outsetPath(path, 0.5, sides), 0.01))).toBeCloseTo(area),
  );

  it.each(['M5 0A5 5 0 0 1 -5 0A5 5 0 0 1 5 0Z', 'M5 0A5 5 0 0 1 -5 0A5 5 0 0 1 4.999 0.001Z'])(
    'makes the radius of a circle larger: %s',
    path => {
      const found = radii(outsetPath(path, 0.5, [1]));
      expect(Math.min(...found)).toBeGreaterThan(5.4);
      expect(Math.max(...found)).toBeLessThan(5.55);
    },
  );

  it('blunts a sharp corner', () =>
    expect(Math.max(...radii(outsetPath('M-10 -1L10 0L-10 1Z', 1, [1])))).toBeLessThan(13));
});
