// A favicon as a scene: the plate of a look, and on it the glyph, inked and fitted.
import type { Color } from '../model/color.ts';
import type { Look, PlatePaint } from '../model/look.ts';
import type { Scene, Shape } from '../model/scene.ts';
import { composite } from './color.ts';
import { type Frame, fitInk } from './fit.ts';
import type { Glyph } from './glyph.ts';
import { readablePlate } from './legible.ts';
import { colorsOf, inkExtent, inkedParts, type Part, paintParts } from './part.ts';
import { MAX_TUNED_PIXELS, paintPixels } from './pixel-fit.ts';
import { CORNER_RADIUS, fullBleedShape, mapPaint, plateShape } from './plate.ts';

/**
 * What the picture is for: `any` shows the look's own plate, `touch` (cut to shape by iOS) and `maskable` (by any
 * shape that holds the safe zone, W3C Web Application Manifest) fill the square and are opaque. Up to 32 `pixels` the
 * picture is drawn for that very size, and its canvas has as many units.
 */
export interface Canvas {
  readonly role: 'any' | 'touch' | 'maskable';
  readonly pixels?: number;
}

/** Side of the canvas of pictures that are not drawn for one size. */
const CANVAS_SIZE = 512;
/** The safe zone has 40 % of the side as radius; the rest is a pixel of anti-aliasing at 192. */
const SAFE_RADIUS = 0.4 - 1 / 192;
/** Ink keeps off a plate's curved edge by this part of the padding. */
const RIM = 1 / 4;
/** A plate that the look does not have comes with some room around the ink. */
const ADDED_PLATE_PADDING = 0.1;

/** Composes `glyph` in the colours, on the plate and at the size that `look` asks for. */
export const composeScene = (glyph: Glyph, look: Look, canvas: Canvas): Scene => {
  const { pixels = CANVAS_SIZE } = canvas;
  const size = pixels <= MAX_TUNED_PIXELS ? pixels : CANVAS_SIZE;
  const parts = inkedParts(glyph, look);
  const frame = frameOf(look, canvas, size);
  const padding = paddingOf(look, canvas);
  const drawn =
    size === CANVAS_SIZE
      ? paintScaled(parts, size, padding, frame)
      : paintPixels(parts, { pixels, padding, frame });
  return { size, shapes: [...ground(look, canvas, size, colorsOf(parts)), ...drawn] };
};

const paintScaled = (
  parts: readonly Part[],
  size: number,
  padding: number,
  frame: Frame,
): readonly Shape[] => {
  const { scale, x, y } = fitInk(inkExtent(parts), size, size * (1 - 2 * padding), frame);
  return paintParts(parts, [scale, 0, 0, scale, x, y]);
};

const paddingOf = ({ plate, padding }: Look, { role }: Canvas): number =>
  role === 'any' || plate ? padding : Math.max(padding, ADDED_PLATE_PADDING);

const frameOf = ({ plate, padding }: Look, { role }: Canvas, size: number): Frame => {
  if (role === 'maskable') return { side: 2 * SAFE_RADIUS * size, radius: SAFE_RADIUS * size };
  if (role === 'any' && !plate) return { side: size, radius: 0 };
  const corner = CORNER_RADIUS[role === 'touch' || !plate ? 'rounded-square' : plate.shape];
  const rim = padding * RIM;
  return { side: size * (1 - 2 * rim), radius: size * (corner - rim) };
};

const ground = (
  { plate }: Look,
  { role }: Canvas,
  size: number,
  inks: readonly Color[],
): readonly Shape[] => {
  if (role === 'any') return plate ? [plateShape(plate, size)] : [];
  return [fullBleedShape(opaquePaint(plate?.paint, inks), size)];
};

/** A paint without transparency: the look's, laid on a colour that the inks show on where it lets that through. */
const opaquePaint = (paint: PlatePaint | undefined, inks: readonly Color[]): PlatePaint => {
  const backdrop = readablePlate(inks);
  if (!paint) return { mode: 'solid', color: backdrop };
  return mapPaint(paint, color => (color.alpha === 1 ? color : composite(color, backdrop)));
};
