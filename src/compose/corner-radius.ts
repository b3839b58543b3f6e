// Corner radius of plates.
import type { PlateShape } from '../model/look.ts';

/** Corner radius as a fraction of the side. */
export const CORNER_RADIUS: Readonly<Record<PlateShape, number>> = { 'rounded-square': 0.22, circle: 0.5 };
