// Strips: lines of ink, and gaps between ink, of almost constant width.
import { LINES_PER_PIXEL, type Scanlines, type Span } from './scanlines.ts';

/** Spans of consecutive scanlines, one per scanline. */
export type Strip = readonly Span[];

/** Minimum ratio of length to width of a strip. */
const MIN_ELONGATION = 1.5;
/** Maximum length difference of spans in one strip on neighboring scanlines: either in pixels or as a fraction. */
const MAX_CHANGE = { pixels: 2 / LINES_PER_PIXEL, fraction: 0.25 };
/** Minimum ratio of the narrow end to the wide end. Wedges, as between two lines that meet, have a lower ratio. */
const MIN_TAPER = 0.6;
/** Number of scanlines on each side that are used to measure the slope of a strip. */
const REACH = 3;

/** Finds strips of at least `minLength` pixels among the spans. */
export const findStrips = (lines: Scanlines, minLength: number): readonly Strip[] =>
  chainsOf(lines).filter(chain => chain.length >= minLength * LINES_PER_PIXEL && isStrip(chain));

/** The spans between the ink of each scanline. */
export const gapsBetween = (lines: Scanlines): Scanlines =>
  lines.map(spans => {
    const gaps: Span[] = [];
    let last: Span | undefined;
    for (const span of spans) {
      if (last) gaps.push({ line: span.line, from: last.to, to: span.from });
      last = span;
    }
    return gaps;
  });

/** Width across a strip in pixels. It is less than the length of the span if the strip is inclined. */
export const widthAt = (strip: Strip, index: number): number => {
  const [before, after] = [Math.max(0, index - REACH), Math.min(strip.length - 1, index + REACH)];
  const [first, last, span] = [strip[before], strip[after], strip[index]];
  if (!first || !last || !span) return 0;
  const shift = ((last.from + last.to - first.from - first.to) / 2) * LINES_PER_PIXEL;
  const slope = shift / Math.max(1, after - before);
  return (span.to - span.from) / Math.sqrt(1 + slope * slope);
};

/** Median width of a strip in pixels. */
export const widthOf = (strip: Strip): number => median(strip.map((_, index) => widthAt(strip, index)));

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

export const overlaps = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;

interface Chain {
  readonly spans: Span[];
  last: Span;
}

/** Joins spans of consecutive scanlines that overlap only each other and have about the same length. */
const chainsOf = (lines: Scanlines): readonly Strip[] => {
  const chains: Chain[] = [];
  let above: Chain[] = [];
  for (const spans of lines)
    above = spans.map(span => {
      const [only, ...others] = above.filter(chain => overlaps(chain.last, span));
      const isNext =
        only &&
        others.length === 0 &&
        isSimilar(only.last, span) &&
        spans.every(other => other === span || !overlaps(only.last, other));
      if (isNext) {
        only.spans.push(span);
        only.last = span;
        return only;
      }
      const chain = { spans: [span], last: span };
      chains.push(chain);
      return chain;
    });
  return chains.map(chain => chain.spans);
};

const isSimilar = (a: Span, b: Span): boolean => {
  const [first, second] = [a.to - a.from, b.to - b.from];
  const limit = Math.max(MAX_CHANGE.pixels, MAX_CHANGE.fraction * Math.min(first, second));
  return Math.abs(first - second) <= limit;
};

const isStrip = (strip: Strip): boolean => {
  const widthNear = (fraction: number) => widthAt(strip, Math.floor(fraction * strip.length));
  const [first, middle, last] = [widthNear(0.25), widthNear(0.5), widthNear(0.75)];
  return (
    strip.length >= MIN_ELONGATION * middle * LINES_PER_PIXEL &&
    Math.min(first, last) >= MIN_TAPER * Math.max(first, middle, last)
  );
};
