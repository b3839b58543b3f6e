// Change of the design that applies a palette.
import { LEGIBLE_CONTRAST } from '../../../compose/color/legible.ts';
import { parseExportBody } from '../../../contract/export/export-body.ts';
import { contrastOf } from '../contrast.ts';
import { applyChange, type Design, type DesignChange } from './design.ts';
import type { Palette } from './palettes.ts';

/** Without a background, the icon takes the background color of the palette if its own would be hard to see. */
export const paletteChange = ({ bg, bgTo, fg }: Palette, design: Design): DesignChange => {
  const change = { bg, bg_to: bgTo, fg, stroke: undefined, fill: undefined };
  if (design.shape !== 'none') return change;
  const { light } = parseExportBody(applyChange(design, change));
  return contrastOf(light, 'light').ratio >= LEGIBLE_CONTRAST ? change : { ...change, fg: bg };
};

export const hasPalette = (design: Design, palette: Palette): boolean => {
  const changed = applyChange(design, paletteChange(palette, design));
  return changed.bg === design.bg && changed.fg === design.fg;
};
