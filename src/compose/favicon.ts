// A favicon as a scene: the plate of a look, and on it the glyph, inked and fitted.
import type { Look } from '../model/look.ts';
import type { Scene, Shape } from '../model/scene.ts';
import { fitInk, type Stage } from './fit/fit.ts';
import { paintPixels } from './fit/pixel-fit.ts';
import { CANVAS_SIZE, type Canvas, MAX_TUNED_PIXELS, stageOf } from './fit/render-target.ts';
import type { Glyph } from './glyph/glyph.ts';
import { type GlyphInk, inkOf } from './glyph/ink.ts';
import { inkExtent, inkedParts, type Part, paintParts } from './glyph/part.ts';
import { fullBleedShape, opaquePaint, plateShape } from './plate.ts';

export type { Canvas } from './fit/render-target.ts';

/** Composes `glyph` in the colours, on the plate and at the size that `look` asks for. */
export const composeScene = (glyph: Glyph, look: Look, canvas: Canvas): Scene => {
  const { role, pixels = CANVAS_SIZE } = canvas;
  const isTuned = pixels <= MAX_TUNED_PIXELS;
  const size = isTuned ? pixels : CANVAS_SIZE;
  const ink = inkOf(glyph, look);
  const parts = inkedParts(glyph, ink, look);
  const stage = stageOf(look, role, size);
  const drawn = isTuned ? paintPixels(parts, stage) : paintScaled(parts, stage);
  return { size, shapes: [...plateShapes(look.plate, { role, size, ink }), ...drawn] };
};

const paintScaled = (parts: readonly Part[], stage: Stage): readonly Shape[] => {
  const { scale, x, y } = fitInk(inkExtent(parts), stage);
  return paintParts(parts, [scale, 0, 0, scale, x, y]);
};

const plateShapes = (
  plate: Look['plate'],
  { role, size, ink }: { readonly role: Canvas['role']; readonly size: number; readonly ink: GlyphInk },
): readonly Shape[] => {
  if (role === 'any') return plate ? [plateShape(plate, size)] : [];
  return [fullBleedShape(opaquePaint(plate?.paint, ink), size)];
};
