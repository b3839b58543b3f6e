// The room that a glyph has: how far off the edges it stays, by what the picture is for.
import type { Look } from '../../model/look.ts';
import { CORNER_RADIUS } from '../plate.ts';
import type { Frame, Stage } from './fit.ts';

/**
 * What the picture is for: `any` shows the look's own plate, `touch` (cut to shape by iOS) and `maskable` (by any
 * shape that holds the safe zone, W3C Web Application Manifest) fill the square and are opaque. Up to 32 `pixels` the
 * picture is drawn for that very size, and its canvas has as many units.
 */
export interface Canvas {
  readonly role: 'any' | 'touch' | 'maskable';
  readonly pixels?: number;
}

/** The safe zone has 40 % of the side as radius; the rest is a pixel of anti-aliasing at 192. */
const SAFE_RADIUS = 0.4 - 1 / 192;
/** Ink keeps off a plate's curved edge by this part of the padding. */
const RIM = 1 / 4;
/** A plate that the look does not have comes with some room around the ink. */
const ADDED_PLATE_PADDING = 0.1;

/** Units a side of a scene that is not drawn for one size. */
export const CANVAS_SIZE = 512;

/** Up to so many pixels a picture is drawn for its size; larger ones are scaled. */
export const MAX_TUNED_PIXELS = 32;

/** The part of the padding that is left at a size in pixels: there, each is worth more to the glyph. */
const PADDING_LEFT: readonly { readonly upTo: number; readonly share: number }[] = [
  { upTo: 20, share: 0.45 },
  { upTo: MAX_TUNED_PIXELS, share: 0.7 },
];
/** The stage for a look on a canvas of `size` units, which are pixels where the picture is drawn for its size. */
export const stageOf = (look: Look, role: Canvas['role'], size: number): Stage => {
  const left = PADDING_LEFT.find(({ upTo }) => size <= upTo)?.share ?? 1;
  const least = role === 'any' || look.plate ? 0 : ADDED_PLATE_PADDING;
  const padding = Math.max(look.padding, least) * left;
  return { size, room: size * (1 - 2 * padding), frame: frameOf(look.plate, role, size, padding) };
};

const frameOf = (plate: Look['plate'], role: Canvas['role'], size: number, padding: number): Frame => {
  if (role === 'maskable') return { side: 2 * SAFE_RADIUS * size, radius: SAFE_RADIUS * size };
  if (role === 'any' && !plate) return { side: size, radius: 0 };
  const corner = CORNER_RADIUS[role === 'touch' || !plate ? 'rounded-square' : plate.shape];
  const rim = padding * RIM;
  return { side: size * (1 - 2 * rim), radius: size * (corner - rim) };
};
