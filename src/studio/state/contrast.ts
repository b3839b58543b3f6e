// Lowest contrast between the ink of a look and its background.
import { lowestContrast, surfacesOf } from '../../compose/color/legible.ts';
import type { ColorScheme, Look } from '../../model/look.ts';
import type { Color } from '../../model/scene.ts';

/** Main color of a glyph that consists of strokes. */
export const mainInk = ({ ink }: Pick<Look, 'ink'>): Color =>
  ink.stroke ?? ink.fill ?? ink.fg ?? { hex: '#808080', alpha: 1 };

/** The lowest contrast of a look. `ink` is the main color of the glyph, if the glyph is known. */
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
