// Thickness of areas and distances between lines.
import { describe, expect, it } from 'vitest';
import { flattenPath } from '../../src/svg/geometry/polyline.ts';
import { measureClearance, measureThickness, quantile } from '../../src/svg/geometry/thickness.ts';

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
