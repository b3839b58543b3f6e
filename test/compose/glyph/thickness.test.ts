// Thickness of areas and distances between lines.
import { describe, expect, it } from 'vitest';
import { innerRadius } from '../../../src/compose/glyph/enclosing-shapes.ts';
import { measureClearance, measureThickness, quantile } from '../../../src/compose/glyph/thickness.ts';
import { flattenPath } from '../../../src/svg/polyline.ts';

describe('measureThickness', () => {
  it('returns the thickness of a frame and the width of its hole', () => {
    const frame = flattenPath('M0 0H20V20H0zM3 3V17H17V3z', 0.1);
    const { ink, gaps } = measureThickness(frame);
    expect(quantile(ink, 0.5)).toBe(3);
    expect(quantile(gaps, 0)).toBe(14);
  });

  it('returns no lengths for an empty drawing', () => {
    expect(measureThickness([])).toEqual({ ink: [], gaps: [] });
    expect(quantile([], 0.5)).toBeUndefined();
  });
});

describe('measureClearance', () => {
  it('returns the distances between center lines', () => {
    expect(quantile(measureClearance(flattenPath('M0 0H20M0 5H20', 0.1)), 0.5)).toBe(5);
  });
});

describe('innerRadius', () => {
  const radiusOf = (path: string, limit = 100) => {
    const [ring] = flattenPath(path, 0.001);
    if (!ring) throw new Error(`${path} has no subpath`);
    return innerRadius(ring, limit);
  };

  it.each([
    ['a square', 'M0 0H10V10H0z', 5],
    ['a long rectangle', 'M0 0H100V4H0z', 2],
    ['a square on its corner', 'M5 0L10 5L5 10L0 5z', 3.536],
    ['a slanted rectangle', 'M0 0L30 40L28.4 41.2L-1.6 1.2z', 1],
    ['a circle', 'M0 5a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z', 5],
    ['a right triangle', 'M0 0H3L0 4z', 1],
    ['an L', 'M0 0H10V2H2V10H0z', 1.17],
    ['a line there and back', 'M0 0H10z', 0],
    ['a slanted line there and back', 'M0 0L10 7z', 0],
    ['a sliver', 'M0 0H1000V.000001H0z', 0],
  ])('of %s is the radius of its largest inscribed circle', (_, path, radius) => {
    expect(Math.abs((radiusOf(path) ?? Number.NaN) - radius)).toBeLessThanOrEqual(radius * 0.03);
  });

  it('is undefined if it is more than the limit', () => {
    expect(radiusOf('M0 0H10V10H0z', 4.9)).toBeUndefined();
    expect(radiusOf('M0 0H10V10H0z', 5.1)).toBeCloseTo(5, 1);
  });
});
