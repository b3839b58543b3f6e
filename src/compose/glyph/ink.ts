// Which color paints which part of a glyph.
import type { Color } from '../../model/color.ts';
import type { Ink, Look } from '../../model/look.ts';
import { readableInk } from '../color/legible.ts';
import type { Glyph } from './glyph.ts';
import type { GlyphShape } from './glyph-shape.ts';

/** The colors of one shape; an absent one does not paint. */
export interface ShapeInk {
  readonly fill: Color | undefined;
  readonly line: Color | undefined;
  readonly opacity: number;
}

/** The ink of a glyph. */
export interface GlyphInk {
  /** The color that carries the icon. */
  readonly main: Color;
  /** The color inside closed shapes that have lines, or of a duotone icon's second layer. */
  readonly accent: Color | undefined;
  readonly paintOf: (shape: GlyphShape) => ShapeInk;
}

/** Assigns a look's colors to a glyph. If nothing would paint, `fg` or its default does. (Decision 023) */
export const inkOf = (glyph: Glyph, { ink, plate }: Pick<Look, 'ink' | 'plate'>): GlyphInk => {
  const substitute = ink.fg ?? readableInk(plate);
  if (glyph.kind === 'strokes') return strokesInk(glyph, ink, substitute);
  if (glyph.kind === 'duotone') return duotoneInk(ink, substitute);
  const main = ink.fill ?? ink.stroke ?? substitute;
  return { main, accent: undefined, paintOf: ({ opacity }) => ({ fill: main, line: undefined, opacity }) };
};

const strokesInk = (glyph: Glyph, { stroke, fill }: Ink, substitute: Color): GlyphInk => {
  const inside = glyph.shapes.some(isHollow) ? fill : undefined;
  const lines = stroke ?? (inside ? undefined : substitute);
  return {
    main: lines ?? inside ?? substitute,
    accent: lines && inside,
    paintOf: shape => ({
      fill: shape.filled ? lines : isHollow(shape) ? fill : undefined,
      line: shape.line && lines,
      opacity: shape.opacity,
    }),
  };
};

const duotoneInk = ({ fg, stroke, fill }: Ink, substitute: Color): GlyphInk => {
  const main = stroke ?? fg ?? fill ?? substitute;
  const accent = main === fill ? undefined : fill;
  return {
    main,
    accent,
    paintOf: ({ opacity }) =>
      accent && opacity < 1
        ? { fill: accent, line: undefined, opacity: 1 }
        : { fill: main, line: undefined, opacity },
  };
};

/** Drawn as a line around an area that `fill` may paint. */
const isHollow = (shape: GlyphShape): boolean => shape.inside !== '' && !shape.filled;
