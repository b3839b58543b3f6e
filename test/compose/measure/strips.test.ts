// Strips of ink and the gaps between them, as the report measures them.
import { describe, expect, it } from 'vitest';
import { LINES_PER_PIXEL, type Scanlines } from '../../../src/compose/measure/scanlines.ts';
import {
  findStrips,
  gapsBetween,
  median,
  overlaps,
  widthAt,
  widthOf,
} from '../../../src/compose/measure/strips.ts';

/** A column of ink with one span per scanline. `endsOf` returns both ends of a span. */
const column = (pixels: number, endsOf: (line: number) => readonly [from: number, to: number]): Scanlines =>
  Array.from({ length: pixels * LINES_PER_PIXEL }, (_, line) => {
    const [from, to] = endsOf(line);
    return [{ line, from, to }];
  });

describe('findStrips', () => {
  it('finds a vertical line with its width', () => {
    const line = column(6, () => [4, 6]);
    expect(findStrips(line, 3).map(strip => [strip.length, widthOf(strip)])).toEqual([
      [6 * LINES_PER_PIXEL, 2],
    ]);
  });

  it('measures the width of an inclined line perpendicular to its edges', () => {
    const inclined = column(8, line => [line / LINES_PER_PIXEL, line / LINES_PER_PIXEL + 2]);
    const [strip = []] = findStrips(inclined, 3);
    expect(widthOf(strip)).toBeCloseTo(Math.SQRT2, 6);
    expect(widthAt(strip, strip.length >> 1)).toBeCloseTo(Math.SQRT2, 6);
    expect(widthAt(strip, strip.length)).toBe(0);
  });

  it.each([
    ['shorter than the minimum', column(2, () => [0, 1])],
    ['not clearly longer than wide', column(4, () => [0, 3])],
    ['a wedge', column(8, line => [0, 0.1 + (4 * line) / (8 * LINES_PER_PIXEL)])],
  ])('finds no strip in ink that is %s', (_name, lines) => {
    expect(findStrips(lines, 3)).toEqual([]);
  });

  it('splits ink where its width jumps, and joins it where the width changes a little', () => {
    const half = 6 * LINES_PER_PIXEL;
    const widths = (step: number) =>
      findStrips(
        column(12, line => [4, line < half ? 6 : 6 + step]),
        3,
      ).map(strip => strip.length);
    // The strip is two pixels wide. Its width may change by two scanlines or a quarter.
    const limit = Math.max(2 / LINES_PER_PIXEL, 0.5);
    expect(widths(limit)).toEqual([2 * half]);
    expect(widths(1.5 * limit)).toEqual([half, half]);
  });

  it('ends a strip where it forks', () => {
    const stem = column(5, () => [4, 6]);
    const fork: Scanlines = Array.from({ length: 5 * LINES_PER_PIXEL }, (_, row) => {
      const line = stem.length + row;
      return [
        { line, from: 3, to: 4.5 },
        { line, from: 5.5, to: 7 },
      ];
    });
    expect(findStrips([...stem, ...fork], 3).map(strip => [strip[0]?.from, strip.length])).toEqual([
      [4, stem.length],
      [3, fork.length],
      [5.5, fork.length],
    ]);
  });
});

const span = (from: number, to: number) => ({ line: 0, from, to });

it('gapsBetween returns the gaps between the spans of a scanline', () => {
  const spans = [span(1, 2), span(4, 5), span(9, 10)];
  expect(gapsBetween(spans)).toEqual([span(2, 4), span(5, 9)]);
  expect(gapsBetween(spans.slice(0, 1))).toEqual([]);
  expect(gapsBetween([])).toEqual([]);
});

it.each([
  [[3, 1, 2], 2],
  [[4, 1], 4],
  [[], 0],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

it.each([
  [span(0, 2), span(1, 3), true],
  [span(0, 1), span(1, 2), false],
])('overlaps returns for %j and %j in either order: %s', (one, other, expected) => {
  expect([overlaps(one, other), overlaps(other, one)]).toEqual([expected, expected]);
});
