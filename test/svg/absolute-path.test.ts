// Parser of path data against svgpath.
import svgpath from 'svgpath';
import { describe, expect, it } from 'vitest';
import { PARAMETERS, parsePath, type Scaling } from '../../src/svg/absolute-path.ts';
import { catalog } from '../compose/icons.ts';

/** Absolute commands with x and y of each line, written by svgpath. */
const reference = (path: string, { scale, x, y }: Scaling): readonly (string | number)[] => {
  const values: (string | number)[] = [];
  svgpath(path)
    .abs()
    .scale(scale)
    .translate(x, y)
    .unshort()
    .iterate((segment, _index, fromX, fromY) => {
      const [name, ...numbers] = segment;
      if (name === 'H') values.push('L', numbers[0] as number, fromY);
      else if (name === 'V') values.push('L', fromX, numbers[0] as number);
      else values.push(name, ...numbers);
    });
  return values;
};

const parsed = (path: string, scaling?: Scaling): readonly (string | number)[] => {
  const { commands, numbers } = parsePath(path, scaling);
  let at = 0;
  return commands.flatMap(command => {
    const start = at;
    at += PARAMETERS[command];
    return [command, ...numbers.slice(start, at)];
  });
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

  it('reads and scales icons as svgpath does', () => {
    const scaling = { scale: 0.5625, x: 1.25, y: -3 };
    for (let position = 0; position < catalog.iconCount; position += 101)
      for (const [, path = ''] of catalog.icon(position).svg.matchAll(/ d="([^"]*)"/g)) {
        expectClose(parsed(path), reference(path, { scale: 1, x: 0, y: 0 }), path);
        // svgpath also normalizes the rotation of scaled arcs.
        if (!/a/i.test(path)) expectClose(parsed(path, scaling), reference(path, scaling), path);
      }
  });
});
