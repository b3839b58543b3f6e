// Changes of a design that select a palette or a shape, and keep the icon visible.

import { formatColor } from '../../../compose/color/color.ts';
import {
  LEGIBLE_CONTRAST,
  legibleOn,
  plateColors,
  readableInk,
  surfacesOf,
} from '../../../compose/color/legible.ts';
import { DEFAULT_PLATE } from '../../../compose/defaults.ts';
import type { Look } from '../../../model/look.ts';
import { contrastOf } from '../contrast.ts';
import { applyChange, type Design, type DesignChange, hasOwnColors, requestOf } from './design.ts';
import type { Palette } from './design-changes.ts';

/** Without a background, the icon takes the background color of the palette if its own would be hard to see. */
export const paletteChange = ({ bg, bgTo, fg }: Palette, design: Design): DesignChange => {
  const change = { bg, bg_to: bgTo, fg, stroke: undefined, fill: undefined };
  if (hasOwnColors(design)) return { ...change, fg: undefined, ...shapeOnPlate(design) };
  if (design.shape !== 'none') return change;
  const { light } = requestOf(applyChange(design, change));
  return contrastOf(light, 'light').ratio >= LEGIBLE_CONTRAST ? change : { ...change, fg: bg };
};

/** A picture gets a background, except one that fills its area and is cropped to the shape. */
const shapeOnPlate = ({ shape, fit }: Design): DesignChange =>
  shape === 'none' && fit !== 'cover' ? { shape: undefined } : {};

export const hasPalette = (design: Design, palette: Palette): boolean => {
  const changed = applyChange(design, paletteChange(palette, design));
  return changed.bg === design.bg && changed.fg === design.fg;
};

/**
 * Sets `shape`. If the background appears or disappears and the icon would be hard to see, the color of the icon
 * changes as well. Without a background, the icon gets the color of the former background; otherwise, one that is
 * readable on the background.
 */
export const shapeChange = (
  shape: NonNullable<Design['shape']>,
  design: Design,
  /** Color of a background behind a picture, which stands out from it. */
  backdrop = '#ffffff',
): DesignChange => {
  const change = { shape };
  // A picture that fills its area is cropped to the shape.
  if (hasOwnColors(design))
    return design.fit === 'cover'
      ? change
      : shape === 'none'
        ? { shape: undefined, bg: undefined, bg_mode: undefined }
        : { shape, bg: design.bg ?? backdrop };
  const [before, after] = [lightLook(design), lightLook(applyChange(design, change))];
  const hasSamePlate = (before.plate === undefined) === (after.plate === undefined);
  if (hasSamePlate || contrastOf(after, 'light').ratio >= LEGIBLE_CONTRAST) return change;
  return { ...change, fg: formatColor(readableColor(before, after)), stroke: undefined, fill: undefined };
};

const readableColor = (before: Look, after: Look) => {
  if (after.plate) return readableInk(after.plate);
  const [plateColor = DEFAULT_PLATE] = before.plate ? plateColors(before.plate.paint) : [];
  return legibleOn({ ...plateColor, alpha: 1 }, surfacesOf(undefined, 'light'));
};

const lightLook = (design: Design): Look => requestOf(design).light;
