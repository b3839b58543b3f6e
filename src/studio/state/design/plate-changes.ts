// Selects a palette or a shape so that the icon stays visible.

import { formatColor } from '../../../compose/color/color.ts';
import {
  defaultInk,
  LEGIBLE_CONTRAST,
  legibleOn,
  plateColors,
  surfacesOf,
} from '../../../compose/color/legible.ts';
import { DEFAULT_PLATE } from '../../../compose/defaults.ts';
import { hasOwnColors } from '../../../contract/export/export-request.ts';
import type { Look } from '../../../model/look.ts';
import { contrastOf } from '../contrast.ts';
import { applyChange, type Design, type DesignChange, requestOf } from './design.ts';
import type { ColorCombination } from './design-changes.ts';

/** Selects a palette. Without a plate, the icon takes the palette's background color if its own color would be hard to see. */
export const paletteChange = ({ bg, bgTo, fg }: ColorCombination, design: Design): DesignChange => {
  const change = { bg, bg_to: bgTo, fg, stroke: undefined, fill: undefined };
  if (hasOwnColors(design)) return { ...change, fg: undefined, ...shapeOnPlate(design) };
  if (design.shape !== 'none') return change;
  const { light } = requestOf(applyChange(design, change));
  return contrastOf(light, 'light').ratio >= LEGIBLE_CONTRAST ? change : { ...change, fg: bg };
};

/**
 * Adds the plate that a logo or emoji needs for a background. A picture with `fit` cover needs none, because it fills
 * the image.
 */
const shapeOnPlate = ({ shape, fit }: Design): DesignChange =>
  shape === 'none' && fit !== 'cover' ? { shape: undefined } : {};

/** Whether the design has the colors of a palette. A missing ink equals the default ink for the plate. */
export const hasPalette = (design: Design, palette: ColorCombination): boolean => {
  const changed = applyChange(design, paletteChange(palette, design));
  const [own, other] = [design, changed].map(one => requestOf(one).light.ink.fg);
  return changed.bg === design.bg && own?.hex === other?.hex && own?.alpha === other?.alpha;
};

/**
 * Sets `shape`. If the plate appears or disappears, changes an icon color that would be hard to see: without a plate,
 * to the color of the former plate; with a plate, to a color that is readable on it.
 */
export const shapeChange = (
  shape: NonNullable<Design['shape']>,
  design: Design,
  /** Background color for a logo or emoji that contrasts with the picture. */
  backdrop = '#ffffff',
): DesignChange => {
  const change = { shape };
  // A picture with `fit` cover needs no background, because the shape crops it.
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
  if (after.plate) return defaultInk(after.plate.paint);
  const [plateColor = DEFAULT_PLATE] = before.plate ? plateColors(before.plate.paint) : [];
  return legibleOn({ ...plateColor, alpha: 1 }, surfacesOf(undefined, 'light'));
};

const lightLook = (design: Design): Look => requestOf(design).light;
