// Gaps of a glyph that is fitted to a small image.
import { isTintOf } from '../color/dark-colors.ts';
import type { InkedGlyph } from '../glyph/ink.ts';
import type { Part } from '../glyph/part.ts';
import { type Gap, gapsOf } from './gaps.ts';
import type { GridFit } from './placement.ts';
import { drawInk, type InkImage } from './scanlines.ts';

export interface FittedInk {
  readonly ink: InkImage;
  readonly gaps: readonly Gap[];
}

/** Draws the ink of a fit in an image of `size` pixels, and measures its gaps. */
export const measureFit = (glyph: InkedGlyph, fit: GridFit, size: number): FittedInk => {
  const ink = drawInk(mainParts(glyph, fit.parts), fit, size);
  const parts = glyph.parts.map(inDefaultWidth(glyph));
  const drawn = haveEqualLines(parts, fit.parts) ? ink : drawInk(mainParts(glyph, parts), fit, size);
  return { ink, gaps: gapsOf(drawn, ink) };
};

/** Whether two versions of the same parts have equal line widths. */
const haveEqualLines = (parts: readonly Part[], others: readonly Part[]): boolean =>
  parts.every(({ line }, index) => line?.width === others[index]?.line?.width);

/** The opaque parts in the main color of the ink, without accents. */
export const mainParts = ({ ink }: InkedGlyph, parts: readonly Part[]): readonly Part[] =>
  parts.flatMap(({ inside, fill, line, opacity, ...part }) => {
    const isMain = (color: Part['fill']) => color && 'hex' in color && isTintOf(color, ink.main);
    const main = {
      inside: isMain(inside) ? inside : undefined,
      fill: isMain(fill) ? fill : undefined,
      line: isMain(line?.paint) ? line : undefined,
    };
    return opacity === 1 && (main.inside || main.fill || main.line) ? [{ ...part, ...main, opacity }] : [];
  });

/** Maximum stroke scale of the lines between which gaps are searched: the default. */
export const WIDEST_SCALE = 1.25;

/** Limits lines to the default stroke scale. Gaps that a larger scale closes are thus found, too. */
const inDefaultWidth =
  ({ look }: InkedGlyph) =>
  (part: Part): Part =>
    part.line
      ? {
          ...part,
          line: { ...part.line, width: part.line.width * Math.min(1, WIDEST_SCALE / look.strokeScale) },
        }
      : part;
