// Flattening of curves, for fills and for strokes.
import { describe, expect, it } from 'vitest';
import { readCurves } from '../../src/svg/curves.ts';
import { flatten, type StrokeGeometry } from '../../src/svg/polyline.ts';

const pointsOf = (path: string, stroke?: StrokeGeometry): readonly number[] =>
  flatten(readCurves(path), 0.01, stroke)[0]?.points ?? [];
const directionOf = (points: readonly number[], at: number): number =>
  Math.atan2(
    (points[at + 3] as number) - (points[at + 1] as number),
    (points[at + 2] as number) - (points[at] as number),
  );

describe('readCurves', () => {
  it.each([
    ['a smooth cubic curve after an arc', 'M0 0A5 5 0 0 1 10 0S20 10 30 0', [10, 0, 20, 10, 30, 0]],
    ['a smooth cubic curve after a cubic curve', 'M0 0C0 5 5 10 10 10S20 5 20 0', [15, 10, 20, 5, 20, 0]],
    ['a smooth quadratic curve after an arc', 'M0 0A5 5 0 0 1 10 0T30 0', [10, 0, 50 / 3, 0, 30, 0]],
  ])('gives %s the control points of SVG 2, 9.3.6', (_, path, expected) => {
    const curve = readCurves(path)[0]?.segments.at(-1);
    const numbers = curve?.type === 'C' ? [curve.x1, curve.y1, curve.x2, curve.y2, curve.x, curve.y] : [];
    expect(numbers.map(value => Math.round(value * 1e6) / 1e6 + 0)).toEqual(
      expected.map(value => Math.round(value * 1e6) / 1e6 + 0),
    );
  });
});

describe('flatten', () => {
  const quarter = 'M0 0C5.5228 0 10 4.4772 10 10';

  it.each([1, 5, 20])('follows the tangent at flat ends of a stroke with an offset of %i', offset => {
    const points = pointsOf(quarter, { offset, hasFlatEnds: true });
    expect(Math.abs(directionOf(points, 0)) * offset).toBeLessThanOrEqual(0.011);
    expect(Math.abs(directionOf(points, points.length - 4) - Math.PI / 2) * offset).toBeLessThanOrEqual(
      0.011,
    );
  });

  it.each([
    ['M0 0C5.5228 0 10 4.4772 10 10', 10],
    ['M0 0C0 11.0457 -8.9543 20 -20 20', 20],
  ])('stays within tolerance of the quarter of a circle that %s approximates', (path, radius) => {
    const points = pointsOf(path);
    const [cx, cy] = path.includes('-20') ? [-20, 0] : [0, 10];
    for (let at = 0; at < points.length; at += 2) {
      expect(Math.hypot((points[at] as number) - cx, (points[at + 1] as number) - cy)).toBeCloseTo(radius, 1);
      if (at === 0) continue;
      const [x, y] = [0, 1].map(
        axis => ((points[at + axis] as number) + (points[at + axis - 2] as number)) / 2,
      );
      expect(Math.hypot((x as number) - cx, (y as number) - cy)).toBeGreaterThan(radius - 0.02);
    }
  });

  it('adds no points for round ends', () => {
    const round = pointsOf(quarter, { offset: 5, hasFlatEnds: false });
    expect(pointsOf(quarter, { offset: 5, hasFlatEnds: true })).toHaveLength(round.length + 4);
  });

  it('divides a bend that is much tighter than the rest of its curve', () => {
    const bend = 'M0 0C9 18 19.9 40 20 40C20.1 40 31 18 40 0';
    const turnsOf = (points: readonly number[]) =>
      Array.from({ length: points.length / 2 - 2 }, (_, index) =>
        Math.abs(directionOf(points, 2 * index + 2) - directionOf(points, 2 * index)),
      ).map(turn => Math.min(turn, 2 * Math.PI - turn));
    expect(Math.max(...turnsOf(pointsOf(bend)))).toBeGreaterThan(1);
    expect(Math.max(...turnsOf(pointsOf(bend, { offset: 5, hasFlatEnds: false })))).toBeLessThan(0.4);
  });

  it.each([
    'M0 0C0 0 10 0 10 10',
    'M0 0C0 10 10 10 10 10',
    'M0 0C0 0 10 10 10 10',
    'M0 0C0 0 0 0 0 0',
    'M0 0C20 0 -10 0 10 0',
  ])('ends at the end of a curve with coinciding or collinear control points: %s', path => {
    const points = pointsOf(path, { offset: 50, hasFlatEnds: true });
    const end = readCurves(path)[0]?.segments[0];
    expect(points.every(Number.isFinite)).toBe(true);
    expect(points.slice(-2)).toEqual([end?.x, end?.y]);
    expect(points.length).toBeLessThan(5000);
  });
});
