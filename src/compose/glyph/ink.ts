// Which colour paints which part of a glyph.
import type { Color } from '../../model/color.ts';
import type { Ink, Plate } from '../../model/look.ts';
import { readableInk } from '../color/legible.ts';
import type { Glyph, GlyphShape } from './glyph.ts';

/** The colours of one shape; what is absent is not painted. */
export interface ShapeInk {
  readonly fill: Color | undefined;
  readonly line: Color | undefined;
  readonly opacity: number;
}

/** Distributes a look's ink over a glyph, as `Ink` says; if nothing at all would show, `fg` or its default is used. */
export const inkOf = (
  glyph: Glyph,
  ink: Ink,
  plate: Plate | undefined,
): ((shape: GlyphShape) => ShapeInk) => {
  const substitute = ink.fg ?? readableInk(plate);
  if (glyph.drawing === 'strokes') {
    const hasInside = glyph.shapes.some(isHollow);
    const lines = ink.stroke ?? (ink.fill && hasInside ? undefined : substitute);
    return shape => ({
      fill: shape.filled ? lines : isHollow(shape) ? ink.fill : undefined,
      line: shape.line && lines,
      opacity: shape.opacity,
    });
  }
  if (glyph.drawing === 'duotone') {
    const main = ink.stroke ?? ink.fg ?? ink.fill ?? substitute;
    return shape =>
      shape.opacity < 1 && ink.fill
        ? { fill: ink.fill, line: undefined, opacity: main === ink.fill ? shape.opacity : 1 }
        : { fill: main, line: undefined, opacity: shape.opacity };
  }
  const only = ink.fill ?? ink.stroke ?? substitute;
  return shape => ({ fill: only, line: undefined, opacity: shape.opacity });
};

/** Drawn around, not in: the inside is free for the fill colour. */
const isHollow = (shape: GlyphShape): boolean => shape.inside !== '' && !shape.filled;
