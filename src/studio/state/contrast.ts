import { contrastRatio } from '../../compose/color/color.ts';
import { LEGIBLE_CONTRAST, lowestContrast, surfacesOf, TAB_STRIPS } from '../../compose/color/legible.ts';
import type { ColorScheme, Look } from '../../model/look.ts';
import type { Color } from '../../model/scene.ts';

/** The color of the lines of an icon or, without lines, of its shapes. */
export const mainInk = ({ ink }: Pick<Look, 'ink'>): Color =>
  ink.stroke ?? ink.fill ?? ink.fg ?? { hex: '#808080', alpha: 1 };

/** The lowest contrast between the ink and the colors behind it: of a gradient, or of tabs if there is no plate. */
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

/** Color of the tab strip on which a look without a plate is readable, preferably the light one. `none` with a plate. */
export const tabStripBehind = (look: Look): string => {
  if (look.plate) return 'none';
  const [light, dark] = [TAB_STRIPS.light[0], TAB_STRIPS.dark[0]];
  const ink = mainInk(look);
  const onLight = contrastRatio(ink, light);
  return onLight >= LEGIBLE_CONTRAST || onLight >= contrastRatio(ink, dark) ? light.hex : dark.hex;
};
