// A favicon as a scene: the plate of a look, and on it the glyph, inked and fitted.
import type { Color } from '../model/color.ts';
import type { Look, PlatePaint } from '../model/look.ts';
import type { Scene, Shape } from '../model/scene.ts';
import { composite } from './color/color.ts';
import { readablePlate } from './color/legible.ts';
import { fitInk, type Stage } from './fit/fit.ts';
import { paintPixels } from './fit/pixel-fit.ts';
import { type Canvas, MAX_TUNED_PIXELS, stageOf } from './fit/render-target.ts';
import type { Glyph } from './glyph/glyph.ts';
import { colorsOf, inkExtent, inkedParts, type Part, paintParts } from './glyph/part.ts';
import { fullBleedShape, mapPaint, plateShape } from './plate.ts';

export type { Canvas } from './fit/render-target.ts';

/** Side of the canvas of pictures that are not drawn for one size. */
const CANVAS_SIZE = 512;

/** Composes `glyph` in the colours, on the plate and at the size that `look` asks for. */
export const composeScene = (glyph: Glyph, look: Look, canvas: Canvas): Scene => {
  const { role, pixels = CANVAS_SIZE } = canvas;
  const isTuned = pixels <= MAX_TUNED_PIXELS;
  const size = isTuned ? pixels : CANVAS_SIZE;
  const parts = inkedParts(glyph, look);
  const stage = stageOf(look, role, size);
  const drawn = isTuned ? paintPixels(parts, stage) : paintScaled(parts, stage);
  return { size, shapes: [...ground(look, role, size, colorsOf(parts)), ...drawn] };
};

const paintScaled = (parts: readonly Part[], stage: Stage): readonly Shape[] => {
  const { scale, x, y } = fitInk(inkExtent(parts), stage);
  return paintParts(parts, [scale, 0, 0, scale, x, y]);
};

const ground = (
  { plate }: Look,
  role: Canvas['role'],
  size: number,
  inks: readonly Color[],
): readonly Shape[] => {
  if (role === 'any') return plate ? [plateShape(plate, size)] : [];
  return [fullBleedShape(opaquePaint(plate?.paint, inks), size)];
};

/** A paint without transparency: the look's, laid on a colour that the inks show on where it lets that through. */
export const opaquePaint = (paint: PlatePaint | undefined, inks: readonly Color[]): PlatePaint => {
  const backdrop = readablePlate(inks);
  if (!paint) return { mode: 'solid', color: backdrop };
  return mapPaint(paint, color => (color.alpha === 1 ? color : composite(color, backdrop)));
};
