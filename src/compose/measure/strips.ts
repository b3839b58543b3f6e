// Strips of almost constant width: lines of ink, and gaps between ink.
import { LINES_PER_PIXEL, type Scanlines, type Span } from './scanlines.ts';

/** One span on each of several consecutive scanlines. */
export type Strip = readonly Span[];

/** Minimum ratio of length to width of a strip. */
const MIN_ELONGATION = 1.5;
/** Spans on neighboring scanlines of a strip may differ in length by this many pixels, or by this fraction. */
const MAX_CHANGE = { pixels: 2 / LINES_PER_PIXEL, fraction: 0.25 };
/** Minimum ratio of the narrow end to the wide end. The wedge between two lines that meet has a lower ratio. */
const MIN_TAPER = 0.6;
/** The slope of a strip is measured between the scanlines at this distance on both sides. */
const REACH = 3;

/** Finds strips of at least `minLength` pixels. */
export const findStrips = (lines: Scanlines, minLength: number): readonly Strip[] =>
  chainsOf(lines).filter(chain => chain.length >= minLength * LINES_PER_PIXEL && isStrip(chain));

/** The gaps between the spans of a scanline. */
export const gapsBetween = (spans: readonly Span[]): readonly Span[] =>
  spans.slice(1).map(({ line, from }, index) => ({ line, from: spans[index]?.to ?? from, to: from }));

/** Width in pixels across a strip at one of its spans. In an inclined strip, it is less than the length of the span. */
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

/** Joins spans of consecutive scanlines that overlap only each other and have about the same length. */
const chainsOf = (lines: Scanlines): readonly Strip[] => {
  const chains: Span[][] = [];
  let above: readonly { readonly chain: Span[]; readonly last: Span }[] = [];
  for (const spans of lines)
    above = spans.map(span => {
      const [only, ...others] = above.filter(({ last }) => overlaps(last, span));
      const isNext =
        only &&
        others.length === 0 &&
        isSimilar(only.last, span) &&
        spans.every(other => other === span || !overlaps(only.last, other));
      const chain = isNext ? only.chain : [];
      if (!isNext) chains.push(chain);
      chain.push(span);
      return { chain, last: span };
    });
  return chains;
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
