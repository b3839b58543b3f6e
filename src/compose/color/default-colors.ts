// Default colors of the plate and the ink.
import type { Color } from '../../model/color.ts';

const opaque = (hex: string): Color => ({ hex, alpha: 1 });

export const DEFAULT_PLATE = opaque('#075985');
export const DEFAULT_INK = opaque('#ffffff');
/** Default end of a gradient; also the near-black that derived plates and inks fall back to. */
export const DEFAULT_GRADIENT_END = opaque('#0f172a');
/** Default end of a gradient that starts with white. */
export const WHITE_GRADIENT_END = opaque('#e2e8f0');
