// The least contrast between a look's ink and its ground.
import { lowestContrast } from '../../compose/color/legible.ts';
import { surfacesOf } from '../../compose/color/surfaces.ts';
import type { ColorScheme, Look } from '../../model/look.ts';

export const contrastOf = (
  { plate, ink }: Look,
  scheme: ColorScheme,
): { readonly ratio: number; readonly ground: string } => {
  const surfaces = surfacesOf(plate?.paint, scheme);
  const main = ink.stroke ?? ink.fill ?? ink.fg;
  return {
    ratio: main ? lowestContrast(main, surfaces) : 1,
    ground: plate ? 'the plate' : `${scheme} tabs`,
  };
};
