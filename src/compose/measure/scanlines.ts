// Scanlines of a small image, for measurements of lines and gaps.
import { forEachEdge, forEachPoint, type Polyline } from '../../svg/polyline.ts';
import type { Part } from '../glyph/part.ts';
import { axisMap, type GridFit } from './placement.ts';

/** Scanlines per pixel. */
export const LINES_PER_PIXEL = 4;

/** A part of a scanline, in pixels. */
export interface Span {
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/** The ink on each scanline as ascending disjoint spans. */
export type Scanlines = readonly (readonly Span[])[];

/** An image as rows and as columns. Each line or gap is at an angle of at least 45 degrees to one of the two. */
export interface InkImage {
  readonly size: number;
  readonly rows: Scanlines;
  readonly columns: Scanlines;
}

/** Draws parts in an image of `size` pixels, with the placement and the hints of a fit. All lines have round ends. */
export const drawInk = (
  parts: readonly Part[],
  { placement: { scale, x: offsetX, y: offsetY }, x, y }: Pick<GridFit, 'placement' | 'x' | 'y'>,
  size: number,
): InkImage => {
  const [mapX, mapY] = [axisMap(x), axisMap(y)];
  const placed = parts.map(({ shape, inside, fill, line }) => ({
    rule: inside || fill ? shape.fillRule : undefined,
    radius: line ? (line.width * scale) / 2 : 0,
    subpaths: shape.polylines.map(({ points, closed }) => ({
      closed,
      points: thinned(points, (px, py) => [mapX(px * scale + offsetX), mapY(py * scale + offsetY)]),
    })),
  }));
  const turned = placed.map(part => ({
    ...part,
    subpaths: part.subpaths.map(({ points, closed }) => ({ closed, points: swapped(points) })),
  }));
  return { size, rows: scan(placed, size), columns: scan(turned, size) };
};

interface PlacedPart {
  /** Fill rule of the area. Undefined if there is no area. */
  readonly rule: 'nonzero' | 'evenodd' | undefined;
  /** Half of the line width. 0 if there is no line. */
  readonly radius: number;
  readonly subpaths: readonly Polyline[];
}

const swapped = (points: readonly number[]): readonly number[] => {
  const result: number[] = [];
  forEachPoint(points, (x, y) => result.push(y, x));
  return result;
};

/** Minimum distance between consecutive points in pixels. Closer points are left out. */
const MIN_STEP = 0.25;

const thinned = (
  points: readonly number[],
  place: (x: number, y: number) => readonly [number, number],
): readonly number[] => {
  const result: number[] = [];
  let left = points.length / 2;
  forEachPoint(points, (px, py) => {
    const [x, y] = place(px, py);
    left--;
    const [lastX = Infinity, lastY = Infinity] = [result.at(-2), result.at(-1)];
    if (left > 0 && Math.abs(x - lastX) < MIN_STEP && Math.abs(y - lastY) < MIN_STEP) return;
    result.push(x, y);
  });
  return result;
};

const scan = (parts: readonly PlacedPart[], size: number): Scanlines => {
  const lines: MutableSpan[][] = Array.from({ length: size * LINES_PER_PIXEL }, () => []);
  for (const { rule, radius, subpaths } of parts) {
    if (rule) fillAreas(lines, subpaths, rule);
    if (radius === 0) continue;
    for (const { points, closed } of subpaths)
      forEachEdge({ points, closed: closed || points.length === 2 }, (...segment) =>
        drawSegment(lines, segment, radius),
      );
  }
  return lines.map(merged);
};

type MutableSpan = { -readonly [Key in keyof Span]: Span[Key] };

/** Adds a span, or extends the last one: consecutive segments of a line overlap. */
const addSpan = (lines: readonly MutableSpan[][], line: number, from: number, to: number): void => {
  const spans = lines[line];
  const last = spans?.at(-1);
  if (last && from <= last.to && to >= last.from) {
    if (from < last.from) last.from = from;
    if (to > last.to) last.to = to;
  } else spans?.push({ line, from, to });
};

/** Joins spans that overlap. */
const merged = (spans: MutableSpan[]): readonly Span[] => {
  if (spans.length < 2) return spans;
  spans.sort((a, b) => a.from - b.from);
  const joined: MutableSpan[] = [];
  let last: MutableSpan | undefined;
  for (const span of spans) {
    if (last && span.from <= last.to) {
      if (span.to > last.to) last.to = span.to;
    } else {
      joined.push(span);
      last = span;
    }
  }
  return joined;
};

const firstLine = (position: number): number => Math.max(0, Math.ceil(position * LINES_PER_PIXEL - 0.5));

/** Position of a scanline in pixels. */
export const positionOf = (line: number): number => (line + 0.5) / LINES_PER_PIXEL;

const fillAreas = (
  lines: MutableSpan[][],
  subpaths: readonly Polyline[],
  rule: 'nonzero' | 'evenodd',
): void => {
  const crossings: { readonly at: number; readonly turn: number }[][] = lines.map(() => []);
  for (const { points } of subpaths)
    forEachEdge({ points, closed: true }, (x0, y0, x1, y1) => {
      const end = Math.min(lines.length, firstLine(Math.max(y0, y1)));
      for (let line = firstLine(Math.min(y0, y1)); line < end; line++)
        crossings[line]?.push({
          at: x0 + ((x1 - x0) * (positionOf(line) - y0)) / (y1 - y0),
          turn: y1 > y0 ? 1 : -1,
        });
    });
  crossings.forEach((found, line) => {
    let [winding, from] = [0, 0];
    for (const { at, turn } of found.sort((a, b) => a.at - b.at)) {
      const next = rule === 'evenodd' ? 1 - winding : winding + turn;
      if (winding === 0) from = at;
      else if (next === 0) addSpan(lines, line, from, at);
      winding = next;
    }
  });
};

type Segment = readonly [x0: number, y0: number, x1: number, y1: number];

/** Adds the area within `radius` of a segment. The area is convex, so it has one span per scanline. */
const drawSegment = (lines: MutableSpan[][], [x0, y0, x1, y1]: Segment, radius: number): void => {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = Math.sqrt(dx * dx + dy * dy);
  // The vector from the segment to a parallel edge.
  const [edgeX, edgeY] = length > 0 ? [(-dy / length) * radius, (dx / length) * radius] : [0, 0];
  const bottom = Math.min(lines.length, firstLine(Math.max(y0, y1) + radius));
  for (let line = firstLine(Math.min(y0, y1) - radius); line < bottom; line++) {
    const [above, below] = [positionOf(line) - y0, positionOf(line) - y1];
    const [start, end] = [halfChord(radius, above), halfChord(radius, below)];
    let [from, to] = [Math.min(x0 - start, x1 - end), Math.max(x0 + start, x1 + end)];
    for (let side = -1; side <= 1 && dy !== 0; side += 2) {
      const along = (above - side * edgeY) / dy;
      if (along < 0 || along > 1) continue;
      const x = x0 + side * edgeX + dx * along;
      from = Math.min(from, x);
      to = Math.max(to, x);
    }
    if (from < to) addSpan(lines, line, from, to);
  }
};

/** Half of the length of a chord at a distance from the center of a circle. -Infinity outside of the circle. */
const halfChord = (radius: number, distance: number): number =>
  Math.abs(distance) < radius ? Math.sqrt(radius * radius - distance * distance) : -Infinity;
