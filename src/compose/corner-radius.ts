// Corner radius of plates.
import type { PlateShape } from '../model/look.ts';

/** A fraction of the side; a circle has half. */
export const CORNER_RADIUS: Readonly<Record<PlateShape, number>> = { 'rounded-square': 0.22, circle: 0.5 };
