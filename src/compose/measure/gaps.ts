// Finds the gaps in a drawing, and whether each is visible in the pixels of a small image.
import { type InkImage, LINES_PER_PIXEL, positionOf, type Scanlines, type Span } from './scanlines.ts';
import { findStrips, gapsBetween, median, overlaps, type Strip, widthAt, widthOf } from './strips.ts';

export interface Gap {
  /** Width in pixels. 0 if ink covers the gap. */
  readonly width: number;
  /** Whether the gap is visible: it has pixels that ink covers by 50 % or less. */
  readonly isOpen: boolean;
}

/** Maximum covered fraction of a pixel that looks open. */
const OPEN_COVERAGE = 0.5;
/** A gap of this many pixels leaves at least half of a pixel open, wherever it is. */
const FULL_PIXEL = 1;
/** Minimum size of a hole: width in pixels, and area in square pixels. */
const SMALLEST_HOLE = { width: 0.3, area: 0.12 };
/** Minimum width of a gap in pixels. */
const MIN_GAP_WIDTH = 0.3;
/** Minimum length of a gap in pixels. Shorter gaps are notches. */
const MIN_GAP_LENGTH = 1;

/**
 * Finds the gaps of `drawn` and measures them in `fitted`, which is the same drawing with other line widths. Gaps are
 * holes, spaces between separate pieces of ink, and strips between lines, but not notches where lines meet.
 */
export const gapsOf = (drawn: InkImage, fitted: InkImage): readonly Gap[] => {
  const coverage = coverageOf(fitted);
  const stripGaps = (lines: Scanlines, fittedLines: Scanlines, coverageAt: Coverage) =>
    findStrips(lines.map(gapsBetween), MIN_GAP_LENGTH)
      .filter(strip => widthOf(strip) >= MIN_GAP_WIDTH)
      .map(strip => ({ strip, ...stripGap(strip, fittedLines, coverageAt) }));
  const upright = stripGaps(drawn.rows, fitted.rows, coverage);
  const flat = stripGaps(drawn.columns, fitted.columns, transposed(coverage));
  const [openUpright, openFlat] = [upright, flat].map(gaps => gaps.filter(({ isOpen }) => isOpen));
  return [
    ...holesOf(drawn.rows, drawn.size).flatMap(spans => holeGap(spans, drawn, { fitted, coverage })),
    ...separations(drawn, coverage),
    ...upright.filter(gap => gap.isOpen || !openFlat?.some(open => cross(gap.strip, open.strip))),
    ...flat.filter(gap => gap.isOpen || !openUpright?.some(open => cross(open.strip, gap.strip))),
  ];
};

/** Whether a strip of rows and a strip of columns cross. They then belong to one gap with a bend. */
const cross = (rows: Strip, columns: Strip): boolean =>
  rows.some(row =>
    columns.some(column => {
      const [x, y] = [positionOf(column.line), positionOf(row.line)];
      return row.from <= x && x <= row.to && column.from <= y && y <= column.to;
    }),
  );

/** The fraction of a pixel that ink covers, by column and row. */
type Coverage = (column: number, row: number) => number;

const transposed =
  (valueAt: Coverage): Coverage =>
  (across, along) =>
    valueAt(along, across);

/** The mean of the coverages by rows and by columns, because a scanline is exact only along its own direction. */
const coverageOf = ({ size, rows, columns }: InkImage): Coverage => {
  const covered = new Float64Array(size * size);
  const add = (lines: Scanlines, indexOf: (across: number, along: number) => number) =>
    lines.forEach((spans, line) => {
      const along = Math.floor(line / LINES_PER_PIXEL);
      for (const { from, to } of spans)
        for (let across = Math.max(0, Math.floor(from)); across < Math.min(size, to); across++) {
          const index = indexOf(across, along);
          const part = Math.min(to, across + 1) - Math.max(from, across);
          covered[index] = (covered[index] ?? 0) + part;
        }
    });
  add(rows, (across, along) => along * size + across);
  add(columns, (across, along) => across * size + along);
  return (column, row) => (covered[row * size + column] ?? 0) / (2 * LINES_PER_PIXEL);
};

/** The spans of each hole. A hole is an area without ink that ink encloses. */
const holesOf = (rows: Scanlines, size: number): readonly (readonly Span[])[] => {
  const [left, right] = [-1, size + 1];
  const free = rows.map((ink, line) =>
    gapsBetween([{ line, from: left, to: left }, ...ink, { line, from: right, to: right }]),
  );
  const areas = new Map<number, Span[]>();
  for (const { span, area } of connected(free).flat()) {
    const spans = areas.get(area);
    if (spans) spans.push(span);
    else areas.set(area, [span]);
  }
  const isEnclosed = ({ line, from, to }: Span) => line > 0 && from !== left && to !== right;
  return [...areas.values()].filter(spans => spans.every(isEnclosed));
};

/** Maximum distance of measured pieces of ink, in pixels. A wider gap always leaves a pixel open. */
const WIDEST_SEPARATION = 1.3;
/** Two pieces are closest where their distance is at most this many times their minimum distance. */
const CLOSEST = 1.15;

/** The gap between each two separate pieces of ink, measured where the two are closest. */
const separations = ({ rows, columns }: InkImage, coverage: Coverage): readonly Gap[] => {
  const pieceAt = piecesOf(rows);
  const pairs = new Map<string, { readonly width: number; readonly covered: number }[]>();
  const collect = (lines: Scanlines, covered: Coverage, pieceOf: Coverage) => {
    for (const span of lines.flatMap(gapsBetween)) {
      const width = span.to - span.from;
      const along = positionOf(span.line);
      const [before, after] = [pieceOf(span.from - EDGE, along), pieceOf(span.to + EDGE, along)];
      if (width > WIDEST_SEPARATION || before < 0 || after < 0 || before === after) continue;
      const key = `${Math.min(before, after)} ${Math.max(before, after)}`;
      const found = pairs.get(key) ?? [];
      found.push({ width, covered: leastCoverage(span, covered) });
      pairs.set(key, found);
    }
  };
  collect(rows, coverage, pieceAt);
  collect(columns, transposed(coverage), transposed(pieceAt));
  return [...pairs.values()].flatMap(found => {
    const width = Math.min(...found.map(place => place.width));
    const closest = found.filter(place => place.width <= width * CLOSEST);
    const open = closest.filter(({ covered }) => covered <= OPEN_COVERAGE);
    return width < MIN_GAP_WIDTH ? [] : [{ width, isOpen: open.length >= closest.length / 2 }];
  });
};

/** Distance in pixels from the edge of a gap to a point inside the ink. */
const EDGE = 0.1;

/** Returns a function that returns the number of the piece of ink at a position in pixels, or -1 outside of the ink. */
const piecesOf = (rows: Scanlines): Coverage => {
  const pieces = connected(rows);
  return (x, y) =>
    pieces[Math.floor(y * LINES_PER_PIXEL)]?.find(({ span }) => span.from <= x && x <= span.to)?.area ?? -1;
};

interface AreaSpan {
  readonly span: Span;
  readonly area: number;
}

/** The spans of each scanline with the number of their connected area (union-find). */
const connected = (lines: Scanlines): readonly (readonly AreaSpan[])[] => {
  const parents: number[] = [];
  const rootOf = (area: number): number => {
    const parent = parents[area] as number;
    return parent === area ? area : rootOf(parent);
  };
  let above: readonly AreaSpan[] = [];
  const found = lines.map(spans => {
    const current = spans.map(span => {
      const area = parents.push(parents.length) - 1;
      for (const neighbor of above)
        if (overlaps(neighbor.span, span)) parents[rootOf(area)] = rootOf(neighbor.area);
      return { span, area };
    });
    above = current;
    return current;
  });
  return found.map(spans => spans.map(({ span, area }) => ({ span, area: rootOf(area) })));
};

const holeGap = (
  spans: readonly Span[],
  drawn: InkImage,
  { fitted, coverage }: { readonly fitted: InkImage; readonly coverage: Coverage },
): readonly Gap[] => {
  const area = spans.reduce((sum, { from, to }) => sum + to - from, 0) / LINES_PER_PIXEL;
  if (area < SMALLEST_HOLE.area || widestOf(spans, drawn) < SMALLEST_HOLE.width) return [];
  const isOpen = spans.some(span => leastCoverage(span, coverage) <= OPEN_COVERAGE);
  return [{ width: widestOf(spans, fitted), isOpen }];
};

/** Lowest coverage of the pixels that a span touches. */
const leastCoverage = ({ line, from, to }: Span, coverageAt: Coverage): number => {
  const along = Math.floor(line / LINES_PER_PIXEL);
  let least = 1;
  for (let across = Math.floor(from); across < to; across++)
    least = Math.min(least, coverageAt(across, along));
  return least;
};

/** Width in pixels at the widest place. The width at a place is the shorter one of its row and its column. */
const widestOf = (spans: readonly Span[], { rows, columns }: InkImage): number => {
  let widest = 0;
  for (const { line, from, to } of spans) {
    const middle = (from + to) / 2;
    const across = freeAround(rows[line], middle);
    if (across > widest) {
      const column = columns[Math.floor(middle * LINES_PER_PIXEL)];
      widest = Math.max(widest, Math.min(across, freeAround(column, positionOf(line))));
    }
  }
  return widest;
};

/** Length of the gap around a position on a scanline. 0 in ink. */
const freeAround = (ink: readonly Span[] = [], position: number): number => {
  const gap = gapsBetween(ink).find(({ from, to }) => from < position && position < to);
  return gap ? gap.to - gap.from : 0;
};

/** Measures the middle half of a strip, because its ends may be round. */
const stripGap = (strip: Strip, lines: Scanlines, coverageAt: Coverage): Gap => {
  const quarter = Math.floor(strip.length / 4);
  const middle = strip.slice(quarter, strip.length - quarter);
  const widths = middle.map((span, index) => {
    const free = gapsBetween(lines[span.line] ?? []).reduce(
      (sum, { from, to }) => sum + Math.max(0, Math.min(to, span.to) - Math.max(from, span.from)),
      0,
    );
    return (free * widthAt(strip, quarter + index)) / (span.to - span.from);
  });
  const open = middle.filter(span => leastCoverage(span, coverageAt) <= OPEN_COVERAGE);
  const width = median(widths);
  return { width, isOpen: width >= FULL_PIXEL || open.length >= middle.length / 2 };
};
