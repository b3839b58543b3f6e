// The least contrast between a look's ink and its ground.
import { composite, contrastRatio } from '../../compose/color/color.ts';
import { groundsOf } from '../../compose/color/legible.ts';
import type { Color } from '../../model/color.ts';
import type { Look } from '../../model/look.ts';
import type { Scheme } from './drawing.ts';

/** Tab strips as browsers draw them: the ground of a favicon without a plate. */
const STRIPS: Readonly<Record<Scheme, Color>> = {
  light: { hex: '#ffffff', alpha: 1 },
  dark: { hex: '#202124', alpha: 1 },
};

export const contrastOf = (
  { plate, ink }: Look,
  scheme: Scheme,
): { readonly ratio: number; readonly ground: string } => {
  const strip = STRIPS[scheme];
  const grounds = plate ? groundsOf(plate.paint).map(color => composite(color, strip)) : [strip];
  const main = ink.stroke ?? ink.fill ?? ink.fg ?? strip;
  return {
    ratio: Math.min(...grounds.map(ground => contrastRatio(main, ground))),
    ground: plate ? 'the plate' : `${scheme} tabs`,
  };
};
