// Changes of palette and shape after which the icon is still visible.
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
import { applyChange, type Design, type DesignChange, lightLook } from './design.ts';
import type { ColorCombination } from './design-changes.ts';

/** Without a plate, the icon gets the background color of the palette if the palette's icon color is hard to see on tabs. */
export const paletteChange = ({ bg, bgTo, fg }: ColorCombination, design: Design): DesignChange => {
  const change = { bg, bg_to: bgTo, fg, stroke: undefined, fill: undefined };
  if (hasOwnColors(design)) {
    // Only a plate has a background. With `fit` cover, the picture hides the plate.
    const addsPlate = design.shape === 'none' && design.fit !== 'cover';
    return { ...change, fg: undefined, ...(addsPlate && { shape: undefined }) };
  }
  if (design.shape !== 'none') return change;
  return contrastOf(lightLook(applyChange(design, change)), 'light').ratio >= LEGIBLE_CONTRAST
    ? change
    : { ...change, fg: bg };
};

/** Whether the design has the colors of a palette. A default color counts like a chosen one. */
export const hasPalette = (design: Design, palette: ColorCombination): boolean => {
  // Most palettes end here: looks take long to resolve, and each change of a design asks for all palettes.
  if (applyChange(design, { bg: palette.bg }).bg !== design.bg) return false;
  const changed = applyChange(design, paletteChange(palette, design));
  const [own, other] = [design, changed].map(one => lightLook(one).ink.fg);
  return own?.hex === other?.hex && own?.alpha === other?.alpha;
};

/** Sets `shape`. If a plate appears or disappears, changes an icon color that would then be hard to see. */
export const shapeChange = (
  shape: NonNullable<Design['shape']>,
  design: Design,
  /** The background that a logo or emoji gets if it has none. */
  backdrop = '#ffffff',
): DesignChange => {
  const change = { shape };
  // With `fit` cover, the shape crops the picture itself.
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
