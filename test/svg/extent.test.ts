// Extents of strokes and fills, compared with rendered pixels.
import { describe, expect, it } from 'vitest';
import { hullOf } from '../../src/compose/glyph/enclosing-shapes.ts';
import {
  type Box,
  boundsOf,
  type Extent,
  fillExtent,
  type LineStyle,
  strokeExtent,
} from '../../src/svg/extent.ts';
import { flattenPath } from '../../src/svg/polyline.ts';
import { PATHS, pixelBox } from './render.ts';

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

const CAPS: LineStyle['cap'][] = ['butt', 'round', 'square'];
const JOINS: LineStyle['join'][] = ['miter', 'round', 'bevel'];

describe('stroke and fill extents', () => {
  const rows = Object.entries(PATHS).flatMap(([name, path]) =>
    CAPS.flatMap(cap => JOINS.map(join => ({ name, path, cap, join }))),
  );

  it.each(rows)(
    'strokeExtent matches the bounding box of a rendered stroke: $name, $cap caps, $join joins',
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
    'fillExtent matches the bounding box of a rendered fill: %s',
    name => {
      expectSameBox(boundsOf(fillExtent(measured(PATHS[name]))), pixelBox(`<path d="${PATHS[name]}"/>`));
    },
  );

  it('boundsOf returns an empty box for an extent without discs', () => {
    const nothing: Extent = [];
    expect(boundsOf(nothing)).toEqual({ x: 0, y: 0, width: 0, height: 0 });
  });

  // All quarter turns and mirror images: every sign of a direction then determines a side of the box.
  const orientations = [
    [1, 0, 0, 1],
    [0, 1, -1, 0],
    [-1, 0, 0, -1],
    [0, -1, 1, 0],
    [-1, 0, 0, 1],
    [1, 0, 0, -1],
    [0.8, 0.6, -0.6, 0.8],
    [-0.6, 0.8, -0.8, -0.6],
  ] as const;
  const shapes = {
    'an open line': 'M10 15L30 25',
    'an acute corner': 'M10 12L30 20L10 24',
    'a closed triangle': 'M12 12L30 16L16 30Z',
    'a dot': 'M20 20L20 20',
  };
  it.each(
    Object.entries(shapes).flatMap(([name, path]) =>
      orientations.flatMap(matrix =>
        CAPS.filter(cap => name !== 'a dot' || cap !== 'butt').flatMap(cap =>
          JOINS.map(join => ({ name, path, matrix, cap, join })),
        ),
      ),
    ),
  )('strokeExtent of $name by matrix $matrix matches its rendering, $cap caps, $join joins', row => {
    const { path, matrix, cap, join } = row;
    const [a, b, c, d] = matrix;
    const turned = path.replace(/([\d.]+) ([\d.]+)/g, (_, x, y) => {
      const [dx, dy] = [Number(x) - 20, Number(y) - 20];
      return `${20 + a * dx + c * dy} ${20 + b * dx + d * dy}`;
    });
    const line: LineStyle = { width: 4, cap, join, miterLimit: 4 };
    expectSameBox(
      boundsOf(strokeExtent(measured(turned), line)),
      pixelBox(
        `<path d="${turned}" fill="none" stroke="#000" stroke-width="4" stroke-linecap="${cap}" stroke-linejoin="${join}"/>`,
      ),
    );
  });
});
