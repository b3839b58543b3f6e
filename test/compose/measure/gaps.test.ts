// Gaps between rectangles of ink in small images.
import { describe, expect, it } from 'vitest';
import { gapsOf } from '../../../src/compose/measure/gaps.ts';
import {
  type InkImage,
  LINES_PER_PIXEL,
  positionOf,
  type Scanlines,
} from '../../../src/compose/measure/scanlines.ts';

type Rectangle = readonly [left: number, top: number, right: number, bottom: number];

const SIZE = 8;
const scan = (rectangles: readonly Rectangle[]): Scanlines =>
  Array.from({ length: SIZE * LINES_PER_PIXEL }, (_, line) =>
    rectangles
      .filter(([, top, , bottom]) => top <= positionOf(line) && positionOf(line) < bottom)
      .map(([from, , to]) => ({ line, from, to }))
      .sort((a, b) => a.from - b.from),
  );
/** An image of rectangles. In each row and column, they must not overlap. */
const image = (...rectangles: readonly Rectangle[]): InkImage => ({
  size: SIZE,
  rows: scan(rectangles),
  columns: scan(rectangles.map(([left, top, right, bottom]) => [top, left, bottom, right])),
});
const turned = (rectangles: readonly Rectangle[]): readonly Rectangle[] =>
  rectangles.map(([left, top, right, bottom]) => [top, left, bottom, right]);
/** Widths of the gaps, each with whether the gap is open. */
const gaps = (...rectangles: readonly Rectangle[]) => {
  const drawn = image(...rectangles);
  return [...new Set(gapsOf(drawn, drawn).map(({ width, isOpen }) => `${width.toFixed(2)} ${isOpen}`))];
};

/** Two bars over the whole height, with a gap from `from` to `to`. */
const bars = (from: number, to: number): readonly Rectangle[] => [
  [-1, 0, from, 8],
  [to, 0, 9, 8],
];

describe('a gap between two pieces of ink', () => {
  it.each([
    ['of one pixel on pixel boundaries is open', 3, 4, ['1.00 true']],
    ['of one pixel across two half pixels is open', 3.5, 4.5, ['1.00 true']],
    ['that leaves half of the first column free is open', 0.5, 1.3, ['0.80 true']],
    ['that leaves less than half of each column free is closed', 0.6, 1.3, ['0.70 false']],
    ['that leaves half of the last column free is open', 6.7, 7.5, ['0.80 true']],
    ['that leaves less of the last column free is closed', 6.7, 7.4, ['0.70 false']],
    ['of less than 0.3 px is ignored', 3, 3.25, []],
  ])('%s, in rows and in columns', (_name, from, to, expected) => {
    expect(gaps(...bars(from, to))).toEqual(expected);
    expect(gaps(...turned(bars(from, to)))).toEqual(expected);
  });

  it('has the width and the state of the place where the pieces are closest', () => {
    expect(gaps([0, 0, 3, 2], [4, 0, 8, 2])).toEqual(['1.00 true']);
    expect(gaps([0, 0, 3, 8], [3.6, 2, 8, 3])).toEqual(['0.60 true']);
    expect(gaps([0, 0, 3.3, 8], [3.7, 2, 8, 3])).toEqual(['0.40 false']);
  });
});

/** Four lines around a hole. */
const ring = (left: number, top: number, right: number, bottom: number): readonly Rectangle[] => [
  [left - 1, top - 1, right + 1, top],
  [left - 1, top, left, bottom],
  [right, top, right + 1, bottom],
  [left - 1, bottom, right + 1, bottom + 1],
];

describe('a hole', () => {
  const holes = (rectangles: readonly Rectangle[]) => {
    const drawn: InkImage = { ...image(), rows: scan(rectangles), columns: merged(turned(rectangles)) };
    return gapsOf(drawn, drawn)[0];
  };
  /** Scanlines in which touching rectangles form one span. */
  const merged = (rectangles: readonly Rectangle[]): Scanlines =>
    scan(rectangles).map(spans =>
      spans.reduce<{ line: number; from: number; to: number }[]>((joined, span) => {
        const last = joined.at(-1);
        if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
        else joined.push({ ...span });
        return joined;
      }, []),
    );

  it.each<[string, Rectangle, object | undefined]>([
    ['of two pixels is open', [3, 3, 5, 5], { width: 2, isOpen: true }],
    ['that is wider than high has its height as width', [2, 3, 6, 4], { width: 1, isOpen: true }],
    ['beside the first column is open', [1, 1, 2, 2], { width: 1, isOpen: true }],
    ['of half a pixel that two columns share is closed', [2.75, 3, 3.25, 5], { width: 0.5, isOpen: false }],
    ['of 0.25 px is ignored', [3, 3, 3.25, 3.25], undefined],
  ])('%s', (_name, hole, expected) => {
    const found = holes(ring(...hole));
    if (expected) expect(found).toMatchObject(expected);
    else expect(found).toBeUndefined();
  });
});
