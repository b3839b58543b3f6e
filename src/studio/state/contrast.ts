// Lowest contrast between a look's ink and its background.
import { lowestContrast } from '../../compose/color/legible.ts';
import { surfacesOf } from '../../compose/color/surfaces.ts';
import type { ColorScheme, Look } from '../../model/look.ts';

export const contrastOf = (
  { plate, ink }: Look,
  scheme: ColorScheme,
): { readonly ratio: number; readonly background: string } => {
  const surfaces = surfacesOf(plate?.paint, scheme);
  const main = ink.stroke ?? ink.fill ?? ink.fg;
  return {
    ratio: main ? lowestContrast(main, surfaces) : 1,
    background: plate ? 'the background' : `${scheme} tabs`,
  };
};
