// Parser and writer of path data, compared with svgpath.
import svgpath from 'svgpath';
import { describe, expect, it } from 'vitest';
import { hullOf } from '../../src/compose/glyph/enclosing-shapes.ts';
import { splitAtExtrema } from '../../src/svg/curves.ts';
import { boundsOf, boxOfPoints, fillExtent } from '../../src/svg/extent.ts';
import { arcParameters, type PathSegment, parsePath, parseValidPath, writePath } from '../../src/svg/path.ts';
import { flattenPath, signedArea } from '../../src/svg/polyline.ts';
import { transformPath } from '../../src/svg/transform.ts';
import { catalog } from '../compose/icons.ts';

/** Absolute commands, with x and y of each line, by svgpath. */
const reference = (path: string): readonly (string | number)[] => {
  const values: (string | number)[] = [];
  svgpath(path)
    .abs()
    .unshort()
    .iterate((segment, _index, fromX, fromY) => {
      const [name, ...numbers] = segment;
      if (name === 'H') values.push('L', numbers[0] as number, fromY);
      else if (name === 'V') values.push('L', fromX, numbers[0] as number);
      else values.push(name, ...numbers);
    });
  return values;
};

const parsed = (path: string): readonly (string | number)[] => parsePath(path).flatMap(valuesOf);

const valuesOf = (segment: PathSegment): readonly (string | number)[] => {
  const { type, x, y } = segment;
  switch (type) {
    case 'Z':
      return [type];
    case 'A':
      return [type, ...arcParameters(segment), x, y];
    case 'C':
      return [type, segment.x1, segment.y1, segment.x2, segment.y2, x, y];
    case 'Q':
      return [type, segment.x1, segment.y1, x, y];
    default:
      return [type, x, y];
  }
};

const expectClose = (
  actual: readonly (string | number)[],
  expected: readonly (string | number)[],
  path: string,
): void => {
  expect(actual.length, path).toBe(expected.length);
  for (const [index, value] of expected.entries())
    if (typeof value === 'string') expect(actual[index], path).toBe(value);
    else expect(Math.abs((actual[index] as number) - value), path).toBeLessThan(1e-9);
};

const iconPaths = (): readonly string[] =>
  Array.from(
    { length: Math.floor(catalog.iconCount / 607) },
    (_, index) => catalog.icon(607 * index).svg,
  ).flatMap(svg => [...svg.matchAll(/ d="([^"]*)"/g)].map(([, path = '']) => path));

describe('parsePath', () => {
  it.each([
    ['relative commands', 'm1 2l3 4h5v-6c1 1 2 2 3 3q1 1 2 0z', 'M1 2L4 6L9 6L9 0C10 1 11 2 12 3Q13 4 14 3Z'],
    ['implied lines after a moveto', 'm1 1 1 1M5 5 6 6', 'M1 1L2 2M5 5L6 6'],
    ['a moveto after closepath', 'M1 1h3v3zm1 1h1', 'M1 1L4 1L4 4ZM2 2L3 2'],
    ['numbers without separators', 'M.5.5-1-2l1e1.5', 'M.5 .5L-1-2L9-1.5'],
    ['compact arc flags', 'M0 0a5 5 0 0110 0', 'M0 0A5 5 0 0 1 10 0'],
    ['smooth curves', 'M0 0C0 1 2 3 4 4S7 6 8 4T9 9', 'M0 0C0 1 2 3 4 4C6 5 7 6 8 4Q8 4 9 9'],
    ['many digits and exponents', 'M1.00000000000000000001 -2.5E-1', 'M1-.25'],
  ])('reads %s', (_, path, expected) => {
    expectClose(parsed(path), parsed(expected), path);
  });

  it.each([
    ['a number is missing', 'M0 0L5 5L6', 'M0 0L5 5'],
    ['a flag is no digit 0 or 1', 'M0 0L5 5a1 1 0 2 1 5 5', 'M0 0L5 5'],
    ['there is no such command', 'M0 0L5 5X1 1L6 6', 'M0 0L5 5'],
    ['a number follows closepath', 'M0 0L5 5Z 6 6', 'M0 0L5 5Z'],
    ['the path does not start with a moveto', 'L5 5', ''],
  ])('ends where %s', (_, path, expected) => {
    expect(parsed(path)).toEqual(parsed(expected));
  });

  it('reads icons as svgpath does', () => {
    for (const path of iconPaths()) expectClose(parsed(path), reference(path), path);
  });
});

describe('parseValidPath', () => {
  it.each(['', ' ', 'M1 2', 'M1 2 ,', 'M1 2Z', 'm1 2a1 1 0 0110 0'])('reads the valid path data %j', path => {
    expect(parseValidPath(path)).toEqual(parsePath(path));
  });

  it.each(['L1 2', 'M1', 'M1 2L3', 'M1 2X', 'M1 2 3', '1 2', 'M1 2Z3 4', 'M1 2a1 1 0 2 1 5 5', 'M1 2L3 4px'])(
    'returns undefined for %j',
    path => {
      expect(parseValidPath(path)).toBeUndefined();
    },
  );
});

describe('writePath', () => {
  it('writes path data that parses to the same segments', () => {
    for (const path of iconPaths()) expect(parsePath(writePath(parsePath(path)))).toEqual(parsePath(path));
  });
});

describe('transformPath', () => {
  it.each([
    'translate(3)',
    'translate(3 -4)',
    'scale(2)',
    'scale(-1.5,3)',
    'rotate(30)',
    'rotate(-115 12 7)',
    'skewX(20)',
    'skewY(-40)',
    'matrix(1.2 -.3 .5 .9 4 -2)',
    'matrix(0 2 3 0 0 0)',
    'rotate(45) scale(1 2), translate(5 1)',
    'unknown(1) scale(2)',
  ])('draws the same outline as svgpath and returns the factor of lengths for %s', transform => {
    const areaOf = (path: string) => Math.abs(measured(path)[4] as number);
    const { path: square, magnification } = transformPath('M0 0H100V100H0Z', transform);
    expect(magnification ** 2).toBeCloseTo(areaOf(square) / areaOf('M0 0H100V100H0Z'), 6);
    for (const path of [...iconPaths(), 'M1 1A5 2 0 0 1 7 3A3 3 20 1 0 9 9A5 2 160 1 1 1 8z']) {
      const expected = measured(svgpath(path).transform(transform).toString());
      const actual = measured(transformPath(path, transform).path);
      for (const [index, value] of expected.entries())
        expect(Math.abs((actual[index] ?? Number.NaN) - value), path).toBeLessThan(0.005);
    }
  });
});

describe('splitAtExtrema', () => {
  it.each([
    ['a cubic curve', 'M0 0C10 40 30 -40 40 0'],
    ['a quadratic curve', 'M-12 40Q0 80 12 40z'],
    ['an arc', 'M10 50A40 20 30 1 1 90 60L0 0'],
    ['a curve that turns back in both directions', 'M0 0C90 -20 -50 90 10 70'],
  ])('keeps the outline of %s and has control points in its box only', (_name, path) => {
    const split = splitAtExtrema(path);
    const [before, after] = [measured(path), measured(split)].map(values => values.slice(0, 5));
    for (const [at, value] of (before ?? []).entries()) expect(after?.[at]).toBeCloseTo(value, 2);
    const points = split.match(/-?[\d.]+(?:e-?\d+)?/g)?.map(Number) ?? [];
    const box = boxOfPoints(points);
    expect(box.width).toBeCloseTo(before?.[2] ?? 0, 2);
    expect(box.height).toBeCloseTo(before?.[3] ?? 0, 2);
  });
});

/** Bounding box and area of the outline, and the end points of all segments. */
const measured = (path: string): readonly number[] => {
  const polylines = flattenPath(path, 0.0001);
  const { x, y, width, height } = boundsOf(fillExtent({ hull: hullOf(polylines) }));
  const ends = parsePath(path).flatMap(segment => [segment.x, segment.y]);
  return [x, y, width, height, signedArea(polylines) / 100, ...ends];
};
