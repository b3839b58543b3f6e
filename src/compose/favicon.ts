// Composition of a glyph and a look to a scene.
import type { Look } from '../model/look.ts';
import type { Scene, Shape } from '../model/scene.ts';
import { type ContentArea, fitInk } from './fit/content-area.ts';
import { paintFitted } from './fit/grid-fit.ts';
import { CANVAS_SIZE, contentAreaOf, MAX_FITTED_PIXELS, type RenderTarget } from './fit/render-target.ts';
import type { Glyph } from './glyph/glyph.ts';
import { type GlyphInk, inkOf } from './glyph/ink.ts';
import { inkExtent, inkedParts, type Part, paintParts } from './glyph/part.ts';
import { fullBleedShape, opaquePaint, plateShape } from './plate.ts';

export type { RenderTarget } from './fit/render-target.ts';

/** Composes the scene of `glyph` in `look` for a render target. */
export const composeScene = (
  glyph: Glyph,
  look: Look,
  { role, pixels = CANVAS_SIZE }: RenderTarget,
): Scene => {
  const isFitted = pixels <= MAX_FITTED_PIXELS;
  const size = isFitted ? pixels : CANVAS_SIZE;
  const ink = inkOf(glyph, look);
  const parts = inkedParts(glyph, ink, look);
  const area = contentAreaOf(look, role, size);
  const glyphShapes = isFitted ? paintFitted(parts, area) : paintScaled(parts, area);
  return { size, shapes: [...plateShapes(look.plate, { role, size, ink }), ...glyphShapes] };
};

const paintScaled = (parts: readonly Part[], area: ContentArea): readonly Shape[] => {
  const { scale, x, y } = fitInk(inkExtent(parts), area);
  return paintParts(parts, [scale, 0, 0, scale, x, y]);
};

const plateShapes = (
  plate: Look['plate'],
  { role, size, ink }: { readonly role: RenderTarget['role']; readonly size: number; readonly ink: GlyphInk },
): readonly Shape[] => {
  if (role === 'any') return plate ? [plateShape(plate, size)] : [];
  return [fullBleedShape(opaquePaint(plate?.paint, ink), size)];
};
