// Extents, path data, flattening, thickness and warps, checked against rendered pixels.
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import {
  type Box,
  boundsOf,
  type Disc,
  fillExtent,
  type LineStyle,
  strokeExtent,
} from '../../src/svg/geometry/extent.ts';
import { hullOf } from '../../src/svg/geometry/hull.ts';
import { pathOfElement, splitPath, transformPath } from '../../src/svg/geometry/path-data.ts';
import { flattenPath, readPath } from '../../src/svg/geometry/polyline.ts';
import { measureClearance, measureThickness, quantile } from '../../src/svg/geometry/thickness.ts';
import { axisMap, warpPath } from '../../src/svg/geometry/warp.ts';

const PER_UNIT = 10;
const SIDE = 40;

const pixelsOf = (content: string): Uint8Array =>
  new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${content}</svg>`, {
    fitTo: { mode: 'width', value: SIDE * PER_UNIT },
    font: { loadSystemFonts: false },
  }).render().pixels;

/** The bounding box of all painted pixels, in units. */
const pixelBox = (content: string): Box => {
  const pixels = pixelsOf(content);
  const side = SIDE * PER_UNIT;
  let [left, top, right, bottom] = [side, side, 0, 0];
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      if ((pixels[4 * (y * side + x) + 3] as number) < 64) continue;
      [left, top, right, bottom] = [
        Math.min(left, x),
        Math.min(top, y),
        Math.max(right, x + 1),
        Math.max(bottom, y + 1),
      ];
    }
  return {
    x: left / PER_UNIT,
    y: top / PER_UNIT,
    width: (right - left) / PER_UNIT,
    height: (bottom - top) / PER_UNIT,
  };
};

const measured = (path: string) => {
  const polylines = flattenPath(path, 0.01);
  return { polylines, hull: hullOf(polylines) };
};

const expectSameBox = (actual: Box, expected: Box): void => {
  for (const key of ['x', 'y', 'width', 'height'] as const)
    expect(
      Math.abs(actual[key] - expected[key]),
      `${key} ${actual[key]} is ${expected[key]}`,
    ).toBeLessThanOrEqual(0.25);
};

const PATHS = {
  line: 'M10 10L30 25',
  level: 'M10 20H30',
  corner: 'M10 30L20 10L30 30',
  'sharp corner': 'M18 35L20 15L22 35',
  triangle: 'M10 30L20 12L30 30Z',
  curve: 'M10 30C10 10 30 10 30 30',
  quadratic: 'M8 18Q14 5 20 18T30 18',
  arc: 'M12 20a8 8 0 1 1 8 8',
  'two parts': 'M10 10h5m8 12v6',
  'after closing': 'M12 12h8v8zl-4 10',
  dot: 'M20 20h0',
};
const CAPS: LineStyle['cap'][] = ['butt', 'round', 'square'];
const JOINS: LineStyle['join'][] = ['miter', 'round', 'bevel'];

describe('extents', () => {
  const rows = Object.entries(PATHS).flatMap(([name, path]) =>
    CAPS.flatMap(cap => JOINS.map(join => ({ name, path, cap, join }))),
  );

  it.each(rows)(
    'strokeExtent has the bounding box of the pixels of a stroke: $name, $cap caps, $join joins',
    ({ path, cap, join }) => {
      if (path === PATHS.dot && cap === 'butt') {
        expect(boundsOf(strokeExtent(measured(path), { width: 3, cap, join, miterLimit: 4 })).width).toBe(0);
        return;
      }
      const line: LineStyle = { width: 3, cap, join, miterLimit: 4 };
      expectSameBox(
        boundsOf(strokeExtent(measured(path), line)),
        pixelBox(
          `<path d="${path}" fill="none" stroke="#000" stroke-width="3" stroke-linecap="${cap}" stroke-linejoin="${join}"/>`,
        ),
      );
    },
  );

  it('strokeExtent of a sharp corner is larger with a higher miter limit', () => {
    const reach = (miterLimit: number) =>
      boundsOf(
        strokeExtent(measured(PATHS['sharp corner']), { width: 2, cap: 'butt', join: 'miter', miterLimit }),
      ).y;
    expect(reach(20)).toBeLessThan(reach(4) - 5);
  });

  it.each(['curve', 'quadratic', 'arc', 'triangle'] as const)(
    'fillExtent has the bounding box of the pixels of a fill: %s',
    name => {
      expectSameBox(boundsOf(fillExtent(measured(PATHS[name]))), pixelBox(`<path d="${PATHS[name]}"/>`));
    },
  );

  it('boundsOf returns an empty box for an extent without discs', () => {
    const nothing: Disc[] = [];
    expect(boundsOf(nothing)).toEqual({ x: 0, y: 0, width: 0, height: 0 });
  });
});

describe('pathOfElement', () => {
  const rows: readonly [string, Record<string, string>][] = [
    ['circle', { cx: '20', cy: '18', r: '7.5' }],
    ['ellipse', { cx: '20', cy: '18', rx: '12', ry: '5' }],
    ['rect', { x: '5', y: '6', width: '20', height: '10' }],
    ['rect', { x: '5', y: '6', width: '20', height: '10', rx: '3' }],
    ['rect', { x: '5', y: '6', width: '20', height: '10', ry: '2' }],
    ['rect', { x: '5', y: '6', width: '20', height: '10', rx: '30', ry: '2' }],
    ['line', { x1: '3', y1: '4', x2: '30', y2: '20' }],
    ['polyline', { points: '3,4 30,20 10 35' }],
    ['polygon', { points: '3 4 30 20 10 35' }],
    ['circle', { cx: '20', cy: '18', r: '0' }],
    ['rect', { width: '10' }],
  ];
  it.each(rows)('returns a path with the same pixels as the basic shape: %s %o', (name, attributes) => {
    const paint = 'fill="none" stroke="#000" stroke-width="2"';
    const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
    const path = pathOfElement(name, attributes);
    const [element, same] = [
      pixelsOf(`<${name}${written.join('')} ${paint}/>`),
      pixelsOf(`<path d="${path}" ${paint}/>`),
    ];
    const different = element.filter((value, at) => Math.abs(value - (same[at] as number)) > 40).length;
    expect(different).toBeLessThan(20);
  });
});

describe('readPath', () => {
  const rows: readonly [string, string, string][] = [
    [
      'returns relative commands with short numbers',
      'M 10.0 10.50 L 11.00 10.50 L 11 9.25',
      'M10 10.5l1 0 0-1.25',
    ],
    ['drops a moveto that renders nothing', 'M12 12m-9 0a9 9 0 1 0 18 0', 'M3 12a9 9 0 1 0 18 0'],
    ['drops a final moveto', 'M1 1h5m3 3', 'M1 1h5'],
    ['starts with an absolute moveto', 'm1 1 2 2', 'M1 1l2 2'],
    ['rounds without accumulating errors', 'M0 0l.3333 0 .3333 0 .3333 0', 'M0 0l.33 0 .34 0 .33 0'],
  ];
  it.each(rows)('%s', (_, path, short) => {
    expect(readPath(path, { digits: 2, tolerance: 0.1 }).path).toBe(short);
  });

  it.each(Object.values(PATHS))('returns as many polylines as splitPath returns subpaths: %s', path => {
    expect(splitPath(path)).toHaveLength(flattenPath(path, 0.1).length);
  });
});

describe('transformPath', () => {
  it.each([
    ['rotate(90)', 1],
    ['matrix(-1 0 0 1 20 2)', 1],
    ['translate(3 4)scale(2)', 2],
  ])('returns the magnification of %s', (transform, magnification) => {
    expect(transformPath('M1 1L2 2', transform).magnification).toBeCloseTo(magnification, 6);
  });
});

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

describe('warpPath', () => {
  it('interpolates linearly between knots and shifts values outside of them', () => {
    const map = axisMap([2, 4], [2.5, 5.5]);
    expect([0, 2, 3, 4, 6].map(map)).toEqual([0.5, 2.5, 4, 5.5, 7.5]);
  });

  it('applies separate maps to x and y', () => {
    const path = warpPath(
      'M0 0h2v2z',
      [10, 0, 0, 10, 5, 5],
      x => x + 1,
      y => y * 2,
    );
    expect(path).toBe('M6 10H26V50Z');
  });
});
