// Corner radius of plates.
import type { Plate, PlateShape } from '../model/look.ts';

/** Default corner radius as a fraction of the side. */
export const CORNER_RADIUS: Readonly<Record<PlateShape, number>> = { 'rounded-square': 0.22, circle: 0.5 };

/** Corner radius of a plate as a fraction of its side. */
export const cornerRadiusOf = ({ shape, cornerRadius }: Omit<Plate, 'paint'>): number =>
  (shape === 'rounded-square' ? cornerRadius : undefined) ?? CORNER_RADIUS[shape];
