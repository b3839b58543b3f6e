// Change of the background shape that keeps the icon visible.
import { DEFAULT_PLATE, formatColor } from '../../../compose/color/color.ts';
import { LEGIBLE_CONTRAST, legibleOn, readableInk } from '../../../compose/color/legible.ts';
import { plateColors, surfacesOf } from '../../../compose/color/surfaces.ts';
import { parseExportBody } from '../../../contract/export/export-body.ts';
import type { Look } from '../../../model/look.ts';
import { contrastOf } from '../contrast.ts';
import { applyChange, type Design, type DesignChange } from './design.ts';

/**
 * Sets `shape`. If the background appears or disappears and the icon would be hard to see, the icon gets another color:
 * without a background that of the former background, else one that is readable on the background.
 */
export const shapeChange = (shape: string, design: Design): DesignChange => {
  const change = { shape };
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

const lightLook = (design: Design): Look => parseExportBody(design).light;
