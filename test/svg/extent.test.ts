// Extents of strokes and fills, compared with rendered pixels.
import { describe, expect, it } from 'vitest';
import { hullOf } from '../../src/compose/glyph/enclosing-shapes.ts';
import { type Box, boundsOf, fillExtent, type LineStyle, strokeExtent } from '../../src/svg/extent.ts';
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

/** All quarter turns and mirror images: every sign of a direction then determines a side of the box. */
const ORIENTATIONS = [
  [1, 0, 0, 1],
  [0, 1, -1, 0],
  [-1, 0, 0, -1],
  [0, -1, 1, 0],
  [-1, 0, 0, 1],
  [1, 0, 0, -1],
  [0.8, 0.6, -0.6, 0.8],
  [-0.6, 0.8, -0.8, -0.6],
] as const;
const ORIENTED = {
  'an open line': 'M10 15L30 25',
  'an acute corner': 'M10 12L30 20L10 24',
  'a closed triangle': 'M12 12L30 16L16 30Z',
  'a dot': 'M20 20L20 20',
};
const turned = (path: string, [a, b, c, d]: (typeof ORIENTATIONS)[number]): string =>
  path.replace(/([\d.]+) ([\d.]+)/g, (_, x, y) => {
    const [dx, dy] = [Number(x) - 20, Number(y) - 20];
    return `${20 + a * dx + c * dy} ${20 + b * dx + d * dy}`;
  });
const STROKED: readonly (readonly [name: string, path: string])[] = [
  ...Object.entries(PATHS),
  ...Object.entries(ORIENTED).flatMap(([name, path]) =>
    ORIENTATIONS.map(matrix => [`${name} by matrix ${matrix}`, turned(path, matrix)] as const),
  ),
];

describe('stroke and fill extents', () => {
  it.each(
    STROKED.flatMap(([name, path]) =>
      CAPS.flatMap(cap => JOINS.map(join => ({ name, path, cap, join, width: 3, miterLimit: 4 }))),
    ),
  )(
    'strokeExtent matches the bounding box of a rendered stroke: $name, $cap caps, $join joins',
    ({ name, path, ...line }) => {
      const actual = boundsOf(strokeExtent(measured(path), line));
      if (/\bdot\b/.test(name) && line.cap === 'butt') expect(actual.width).toBe(0);
      else
        expectSameBox(
          actual,
          pixelBox(
            `<path d="${path}" fill="none" stroke="#000" stroke-width="${line.width}" stroke-linecap="${line.cap}" stroke-linejoin="${line.join}"/>`,
          ),
        );
    },
  );

  it('strokeExtent of a sharp corner is larger with a higher miter limit', () => {
    const line = { width: 2, cap: 'butt', join: 'miter' } as const;
    const reach = (miterLimit: number) =>
      boundsOf(strokeExtent(measured(PATHS['sharp corner']), { ...line, miterLimit })).y;
    expect(reach(20)).toBeLessThan(reach(4) - 5);
  });

  it.each(['curve', 'quadratic', 'arc', 'triangle'] as const)(
    'fillExtent matches the bounding box of a rendered fill: %s',
    name => {
      expectSameBox(boundsOf(fillExtent(measured(PATHS[name]))), pixelBox(`<path d="${PATHS[name]}"/>`));
    },
  );

  it('boundsOf returns an empty box for an extent without discs', () => {
    expect(boundsOf([])).toEqual({ x: 0, y: 0, width: 0, height: 0 });
  });
});
