// Measurement of lines and gaps in pixels, with which the sweep judges findings of the report.
import { describe, expect, it } from 'vitest';
import { holesOf, inkOf, ridgesOf, separationsOf } from '../../scripts/sweep/pixel-gaps.mjs';
import type { Shape } from '../../src/model/scene.ts';
import { rasterize } from '../../src/raster/rasterize.ts';

const SIZE = 96;
const white = { hex: '#ffffff', alpha: 1 };
const inkIn = (...paths: readonly (string | Shape)[]): Uint8Array => {
  const shapes = paths.map((path): Shape => (typeof path === 'string' ? { path, fill: white } : path));
  const { rgba } = rasterize({ size: SIZE, shapes }, SIZE);
  return inkOf(Float64Array.from({ length: SIZE * SIZE }, (_, at) => (rgba[4 * at + 3] as number) / 255));
};
const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
const gapsIn = (ink: Uint8Array) =>
  ridgesOf(ink, SIZE, { state: 0, widest: 20, shortest: { surely: 20, perhaps: 12 } });

describe('gaps in pixels', () => {
  it('are found with their width between parallel edges, whether vertical, horizontal or diagonal', () => {
    for (const [dx, dy] of [
      [0, 60],
      [60, 0],
      [42, 42],
    ] as const) {
      // Two parallel lines of 10 px, whose center lines are 18 px apart.
      const [ux, uy] = [dy / Math.hypot(dx, dy), -dx / Math.hypot(dx, dy)];
      const line = (side: number) => ({
        path: `M${48 - dx / 2 + side * ux} ${48 - dy / 2 + side * uy}l${dx} ${dy}`,
        stroke: { paint: white, width: 10, cap: 'butt', join: 'miter', miterLimit: 4 } as const,
      });
      const [gap, ...others] = gapsIn(inkIn(line(-9), line(9)));
      expect(others).toEqual([]);
      expect(Math.abs((gap?.width ?? 0) - 8)).toBeLessThanOrEqual(1.5);
      expect(gap?.isVague).toBe(false);
    }
  });

  it('are borderline cases in the notch of an angle', () => {
    const gaps = gapsIn(inkIn('M10 90L48 10L86 90L76 90L48 30L20 90z'));
    expect(gaps.filter(({ isVague }) => !isVague)).toEqual([]);
  });

  it('are holes only if ink encloses them', () => {
    const ring = inkIn({ path: disc(48, 48, 30) + disc(48, 48, 12), fill: white, fillRule: 'evenodd' });
    const open = inkIn('M20 20h56v20h-36v16h36v20h-56z');
    const [hole, ...others] = holesOf(ring, SIZE);
    expect(others).toEqual([]);
    expect(Math.abs((hole?.width ?? 0) - 24)).toBeLessThanOrEqual(3);
    expect(holesOf(open, SIZE)).toEqual([]);
  });

  it('are separations where two pieces of ink are closest', () => {
    const [gap, ...others] = separationsOf(inkIn(disc(28, 48, 16), disc(70, 48, 20)), SIZE);
    expect(others).toEqual([]);
    expect(Math.abs((gap?.width ?? 0) - 6)).toBeLessThanOrEqual(1);
    const rows = gap?.points.map(at => Math.floor(at / SIZE)) ?? [];
    expect(Math.min(...rows)).toBeGreaterThan(35);
    expect(Math.max(...rows)).toBeLessThan(61);
    expect(separationsOf(inkIn(disc(40, 48, 16), disc(60, 48, 20)), SIZE)).toEqual([]);
  });
});
