// Contrast between ink and background of a look.
import { contrastRatio } from '../../compose/color/color.ts';
import { LEGIBLE_CONTRAST, lowestContrast, surfacesOf, TAB_STRIPS } from '../../compose/color/legible.ts';
import type { ColorScheme, Look } from '../../model/look.ts';
import type { Color } from '../../model/scene.ts';

/** Main color of a glyph with strokes. */
export const mainInk = ({ ink }: Pick<Look, 'ink'>): Color =>
  ink.stroke ?? ink.fill ?? ink.fg ?? { hex: '#808080', alpha: 1 };

/** The lowest contrast of a look. `ink` is the main color of the glyph, if known. */
export const contrastOf = (
  look: Look,
  scheme: ColorScheme,
  ink: Color = mainInk(look),
): { readonly ratio: number; readonly background: string } => {
  const { plate } = look;
  return {
    ratio: lowestContrast(ink, surfacesOf(plate?.paint, scheme)),
    background: plate ? 'the background' : `${scheme} tabs`,
  };
};

/**
 * Tab strip for a look without a plate: the light strip if the ink is readable on it, otherwise the strip with more
 * contrast. `none` for a look with a plate.
 */
export const tabStripBehind = (look: Look): string => {
  if (look.plate) return 'none';
  const [light, dark] = [TAB_STRIPS.light[0], TAB_STRIPS.dark[0]];
  const ink = mainInk(look);
  const onLight = contrastRatio(ink, light);
  return onLight >= LEGIBLE_CONTRAST || onLight >= contrastRatio(ink, dark) ? light.hex : dark.hex;
};
