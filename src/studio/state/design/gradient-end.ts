// End color of a gradient: follows the background until the user chooses one.
import { contrastRatio, formatColor, mix, parseColor } from '../../../compose/color/color.ts';
import { LEGIBLE_CONTRAST } from '../../../compose/color/legible.ts';
import { parseExportBody } from '../../../contract/export/export-body.ts';
import { EXPORT_FIELDS } from '../../../contract/export/export-fields.ts';
import type { Color } from '../../../model/scene.ts';
import { mainInk } from '../contrast.ts';
import { applyChange, type Design, type DesignChange } from './design.ts';
import { PALETTES } from './palettes.ts';

/** Applies a change. A gradient without an end color of its own gets one that keeps the icon visible. */
export const changeDesign = (before: Design, change: DesignChange): Design => {
  const after = applyChange(before, change);
  if (after.bg_mode !== 'linear' || change.bg_to !== undefined) return after;
  const isChosen =
    before.bg_mode === 'linear' && endOf(before) !== derivedEnd(before) && !('bg_to' in change);
  return isChosen ? after : applyChange(after, { bg_to: derivedEnd(after) });
};

const endOf = ({ bg_to = EXPORT_FIELDS.bg_to.default }: Design): string => bg_to;

const BLACK: Color = { hex: '#000000', alpha: 1 };
const WHITE: Color = { hex: '#ffffff', alpha: 1 };
/** Shares of the mixed color, from a clear gradient to a faint one. */
const SHARES = [0.45, 0.3, 0.15];
/** Least contrast of both ends: a gradient is visible below that of two areas. */
const VISIBLE_ENDS = 1.12;

/** The end of the palette with this background, else the background mixed with black or white. */
const derivedEnd = (design: Design): string | undefined => {
  const { light } = parseExportBody({ ...design, bg_mode: 'solid' });
  const from = light.plate?.paint.mode === 'solid' ? light.plate.paint.color : undefined;
  if (!from) return undefined;
  const ink = mainInk(light);
  const least = Math.min(LEGIBLE_CONTRAST, contrastRatio(ink, from));
  const isUsable = (end: Color) =>
    contrastRatio(ink, end) >= least && contrastRatio(from, end) >= VISIBLE_ENDS;
  const palette = PALETTES.find(({ bg }) => colorOf(bg).hex === from.hex);
  // First away from the ink.
  const targets = contrastRatio(ink, BLACK) > contrastRatio(ink, WHITE) ? [BLACK, WHITE] : [WHITE, BLACK];
  const ends = [
    ...(palette ? [colorOf(palette.bgTo)] : []),
    ...targets.flatMap(target => SHARES.map(share => mix(from, { ...target, alpha: from.alpha }, share))),
  ];
  return formatColor(ends.find(isUsable) ?? from);
};

const colorOf = (text: string): Color => parseColor(text) as Color;
