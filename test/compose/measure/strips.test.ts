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

/** A column of ink with one span per scanline. `from` and `to` return its ends. */
const column = (pixels: number, from: (line: number) => number, to: (line: number) => number): Scanlines =>
  Array.from({ length: pixels * LINES_PER_PIXEL }, (_, line) => [{ line, from: from(line), to: to(line) }]);

describe('findStrips', () => {
  it('finds a vertical line with its width', () => {
    const strips = findStrips(
      column(
        6,
        () => 4,
        () => 6,
      ),
      3,
    );
    expect(strips.map(strip => [strip.length, widthOf(strip)])).toEqual([[6 * LINES_PER_PIXEL, 2]]);
  });

  it('measures the width of an inclined line perpendicular to its edges', () => {
    const slope = 1 / LINES_PER_PIXEL;
    const [strip = []] = findStrips(
      column(
        8,
        line => line * slope,
        line => line * slope + 2,
      ),
      3,
    );
    expect(widthOf(strip)).toBeCloseTo(Math.SQRT2, 6);
    expect(widthAt(strip, strip.length >> 1)).toBeCloseTo(Math.SQRT2, 6);
    expect(widthAt(strip, strip.length)).toBe(0);
  });

  it.each([
    ['shorter than the minimum', column(2, () => 0, () => 1), 3], // biome-ignore format: rows
    ['not clearly longer than wide', column(4, () => 0, () => 3), 3], // biome-ignore format: rows
    ['a wedge', column(8, () => 0, line => 0.1 + (4 * line) / (8 * LINES_PER_PIXEL)), 3], // biome-ignore format: rows
  ])('finds no strip in ink that is %s', (_name, lines, minLength) => {
    expect(findStrips(lines, minLength)).toEqual([]);
  });

  it('splits ink where its width jumps, and joins it where the width changes a little', () => {
    const half = 6 * LINES_PER_PIXEL;
    const widths = (step: number) =>
      findStrips(
        column(
          12,
          () => 4,
          line => (line < half ? 6 : 6 + step),
        ),
        3,
      ).map(strip => strip.length);
    // The strip is two pixels wide. Its width may change by two scanlines or a quarter.
    const limit = Math.max(2 / LINES_PER_PIXEL, 0.5);
    expect(widths(limit)).toEqual([2 * half]);
    expect(widths(1.5 * limit)).toEqual([half, half]);
  });

  it('ends a strip where it forks', () => {
    const stem = column(
      5,
      () => 4,
      () => 6,
    );
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

it('gapsBetween returns the white between the spans of each scanline', () => {
  const line = 0;
  const spans = [
    { line, from: 1, to: 2 },
    { line, from: 4, to: 5 },
    { line, from: 9, to: 10 },
  ];
  expect(gapsBetween([spans, [], spans.slice(0, 1)])).toEqual([
    [
      { line, from: 2, to: 4 },
      { line, from: 5, to: 9 },
    ],
    [],
    [],
  ]);
});

it.each([
  [[3, 1, 2], 2],
  [[4, 1], 4],
  [[], 0],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

it('spans overlap if they share more than an end', () => {
  const span = (from: number, to: number) => ({ line: 0, from, to });
  expect(overlaps(span(0, 2), span(1, 3))).toBe(true);
  expect(overlaps(span(1, 3), span(0, 2))).toBe(true);
  expect(overlaps(span(0, 1), span(1, 2))).toBe(false);
  expect(overlaps(span(1, 2), span(0, 1))).toBe(false);
});
