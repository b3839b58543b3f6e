// Path data: basic shapes, short paths, transforms and warps.
import { describe, expect, it } from 'vitest';
import { warpPath } from '../../src/compose/fit/grid-fit.ts';
import { axisMap } from '../../src/compose/measure/placement.ts';
import { splitPath } from '../../src/svg/curves.ts';
import { pathOfElement } from '../../src/svg/path-data.ts';
import { flattenPath, readPath } from '../../src/svg/polyline.ts';
import { PATHS, pixelsOf } from './render.ts';

describe('pathOfElement', () => {
  const rows: readonly [string, Record<string, string>][] = [
    ['circle', { cx: '20', cy: '18', r: '7.5' }],
    ['ellipse', { cx: '20', cy: '18', rx: '12', ry: '5' }],
    ['rect', { x: '5', y: '6', width: '20', height: '10' }],
    ['rect', { x: '5', y: '6', width: '20', height: '10', rx: '3' }],
    ['rect', { x: '5', y: '6', width: '20', height: '10', ry: '2' }],
    ['rect', { x: '5', y: '6', width: '20', height: '10', rx: '30', ry: '2' }],
    ['rect', { x: '5', y: '6', width: '20', height: '10', rx: '3', ry: '30' }],
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
    const different = element.filter((value, at) => Math.abs(value - (same[at] as number)) > 8);
    // Curves and arcs differ in up to five values at the seam of the outline.
    expect(different.length).toBeLessThan(8);
    expect(same.some(value => value > 0)).toBe(path !== '');
  });
});

describe('pathOfElement', () => {
  it.each<[string, Record<string, string>]>([
    ['ellipse', { rx: '0', ry: '5' }],
    ['ellipse', { rx: '5', ry: '0' }],
    ['ellipse', { rx: '-5', ry: '5' }],
    ['rect', { width: '0', height: '9' }],
    ['rect', { width: '9', height: '0' }],
    ['rect', { width: '9', height: '-9' }],
    ['polyline', { points: '1 2 3' }],
    ['text', {}],
  ])('returns no path for an element that renders nothing (SVG 2): %s %o', (name, attributes) => {
    expect(pathOfElement(name, attributes)).toBe('');
  });

  it.each([{ rx: '3', ry: '0' }, { rx: '0', ry: '3' }, {}])(
    'returns a rectangle with square corners if a radius is missing: %o',
    radii => {
      expect(pathOfElement('rect', { x: '1', y: '2', width: '9', height: '8', ...radii })).toBe(
        'M1 2h9v8h-9z',
      );
    },
  );
});

describe('readPath', () => {
  const rows: readonly [string, string, string][] = [
    ['writes relative commands, short numbers', 'M 10.0 10.50 L 11.00 10.50 L 11 9.25', 'M10 10.5h1v-1.25'],
    ['drops a moveto that renders nothing', 'M12 12m-9 0a9 9 0 1 0 18 0', 'M3 12a9 9 0 1 0 18 0'],
    ['drops a final moveto', 'M1 1h5m3 3', 'M1 1h5'],
    ['starts with an absolute moveto', 'm1 1 2 2', 'M1 1l2 2'],
    ['repeats the command of a smooth curve', 'M0 0C1 1 2 1 3 0C4-1 5-1 6 0', 'M0 0c1 1 2 1 3 0s2-1 3 0'],
    ['writes smooth quadratic curves', 'M0 0Q1 1 2 0Q3-1 4 0Q5 1 6 0', 'M0 0q1 1 2 0t2 0 2 0'],
    ['continues after a closed subpath at its start', 'M1 1H4V3ZL2 2ZM5 5L6 6', 'M1 1h3v2zl1 1zm4 4 1 1'],
    ['keeps a line without length, which has round caps', 'M5 5L5 5', 'M5 5h0'],
    ['rounds without accumulating errors', 'M0 0l.3333 0 .3333 0 .3333 0', 'M0 0h.33.34.33'],
  ];
  it.each(rows)('%s', (_, path, short) => {
    expect(readPath(path, { digits: 2, tolerance: 0.1 }).path).toBe(short);
  });

  it.each(Object.values(PATHS))('returns one polyline for each subpath that splitPath returns: %s', path => {
    expect(splitPath(path)).toHaveLength(flattenPath(path, 0.1).length);
  });
});

describe('warpPath', () => {
  it('interpolates linearly between knots and shifts values outside of them', () => {
    const map = axisMap({ from: [2, 4], to: [2.5, 5.5] });
    expect([0, 2, 3, 4, 6].map(map)).toEqual([0.5, 2.5, 4, 5.5, 7.5]);
  });

  it('applies separate maps to x and y', () => {
    const path = warpPath(
      'M0 0h2v2z',
      { scale: 10, x: 5, y: 5 },
      x => x + 1,
      y => y * 2,
    );
    expect(path).toBe('M6 10h20v40z');
  });

  it('resolves the control point of a smooth curve after an arc before it converts the arc', () => {
    const identity = (value: number) => value;
    const path = warpPath('M0 0A5 5 0 0 1 10 0S20 10 30 0', { scale: 1, x: 0, y: 0 }, identity, identity);
    expect(path).toMatch(/c0 0 10 10 20 0$/);
  });
});
